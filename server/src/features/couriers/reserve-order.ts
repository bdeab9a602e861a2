import { isAvailableTo } from '@comanda/domain/couriers';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import type { CourierScope } from '../../scopes.ts';
import { findAnyOrder, reserveIfWaiting, type OrderRow } from '../orders/index.ts';
import { findStanding, mayTake } from './standing.ts';

/** Why there was nothing to reserve; of an order that was never theirs to see, that there is none. */
async function refusalFor(
  deps: Deps,
  { courierId }: CourierScope,
  order: OrderRow | undefined,
): Promise<AppError> {
  if (!order) return new AppError('order_not_found');
  const standing = await findStanding(deps.db, courierId);
  const facts = {
    orderType: order.order_type,
    deliveryType: order.delivery_type,
    pubId: order.pub_id,
  };
  const couldTake = isAvailableTo({ ...facts, status: 'preparing', isReserved: false }, standing);
  if (!couldTake) return new AppError('order_not_found');
  const isTaken = order.reserver_courier_id !== null;
  return new AppError(isTaken ? 'order_is_already_reserved' : 'order_is_not_available');
}

/** Reserves an order; whoever has it already and asks again, after a lost answer, has it still. */
export async function reserveOrder(
  deps: Deps,
  scope: CourierScope,
  orderId: number,
): Promise<OrderRow> {
  const { courierId } = scope;
  const reserved = await reserveIfWaiting(deps.db, {
    orderId,
    courierId,
    mayTake: mayTake(courierId),
  });
  if (reserved) {
    deps.live.wake();
    return reserved;
  }
  const order = await findAnyOrder(deps.db, orderId);
  if (order?.reserver_courier_id === courierId) return order;
  throw await refusalFor(deps, scope, order);
}
