import { isAvailableTo } from '@comanda/domain/couriers';
import { PENDING_PICKUP_STATUS } from '@comanda/domain/orders';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection, Transaction } from '../../../schema.ts';
import type { CourierScope } from '../../../scopes.ts';
import { reserveIfWaiting, type LockedOrder, type OrderRow } from '../../orders/index.ts';
import { confirmAttachment } from '../attachments/queries.ts';
import { isUnfitSecond } from './second-order.ts';
import { findStanding, mayTake } from '../standing.ts';

/** Whether this courier could take the order if it were waiting. */
export async function couldTake(
  connection: Connection,
  { courierId }: CourierScope,
  order: OrderRow,
): Promise<boolean> {
  return isAvailableTo(
    {
      orderType: order.order_type,
      deliveryType: order.delivery_type,
      pubId: order.pub_id,
      status: PENDING_PICKUP_STATUS,
      isReserved: false,
      isAhead: false,
    },
    await findStanding(connection, courierId),
  );
}

/**
 * Reserves an order, by one conditional write; repeated by the courier who has it, it succeeds again. For an
 * order that the courier could never see, the refusal is that it does not exist.
 */
export async function reserve(
  transaction: Transaction,
  scope: CourierScope,
  { before, at }: { before: LockedOrder; at: Date },
): Promise<LockedOrder> {
  const { courierId } = scope;
  const isUnfit = await isUnfitSecond(transaction, scope, { order: before, now: at });
  const reserved = isUnfit
    ? undefined
    : await reserveIfWaiting(transaction, before, { courierId, mayTake: mayTake(courierId), at });
  if (reserved) {
    // A courier who takes an order of a pub that has attached them thereby confirms the attachment.
    await confirmAttachment(transaction, { pubId: before.pub_id, courierId }, at);
    return reserved;
  }
  if (before.reserver_courier_id === courierId) return before;
  if (!(await couldTake(transaction, scope, before))) throw new AppError('order_not_found');
  const isTaken = before.reserver_courier_id !== null;
  const isWaiting = !isTaken && before.status === PENDING_PICKUP_STATUS;
  if (isUnfit && isWaiting) throw new AppError('second_order_does_not_fit');
  throw new AppError(isTaken ? 'order_is_already_reserved' : 'order_is_not_available');
}
