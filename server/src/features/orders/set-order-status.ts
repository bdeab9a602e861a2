import {
  isFinalStatus,
  NOT_CANCELED,
  PENDING_PICKUP_STATUS,
  readCancellation,
  type Cancellation,
  type CancelReason,
  type OrderStatus,
} from '@comanda/domain/orders';
import { AppError } from '../../plumbing/http/app-error.ts';
import type { Connection } from '../../schema.ts';
import { forgetClientOfFinished } from './forget-client.ts';
import type { OrderDeps } from './order-deps.ts';
import { findLastStatusChange, type OrderRow } from './queries.ts';
import { settleCourier } from './settle-courier.ts';
import { insertHistory, lockOrder, updateOrder, type Author } from './writes.ts';

/** What a refused press is answered: the status now, who set it last (a role), and when. */
async function whatIsSo(connection: Connection, { id, status }: OrderRow): Promise<object> {
  const last = await findLastStatusChange(connection, id);
  return { status, by: last?.by_role, at: last?.at.toISOString() };
}

type StatusChange = {
  readonly orderId: number;
  readonly to: OrderStatus;
  /** That the author saw: refused when another one has been set since. Without it nothing is compared. */
  readonly from?: OrderStatus | undefined;
  /** Only with the status `canceled`. */
  readonly reason?: CancelReason | undefined;
  readonly text?: string | undefined;
  readonly by: Author;
  /** Refuses what the author may not change, of the order as it is inside the transaction. */
  readonly check: (order: OrderRow | undefined) => OrderRow;
};

/** What is done to an order that the transaction has locked, when, and when it really happened. */
type LockedChange = {
  readonly before: OrderRow;
  readonly by: Author;
  readonly at: Date;
  readonly happenedAt?: Date;
};

type NewStatus = LockedChange & {
  readonly to: OrderStatus;
  readonly cancellation?: Cancellation;
};

/** Why an order is canceled, or the refusal of what does not fit. */
export function requireCancellation(asked: Parameters<typeof readCancellation>[0]): Cancellation {
  const read = readCancellation(asked);
  if (!read.ok) throw new AppError(read.code);
  return read.value;
}

/**
 * Sets the status of a locked order, with its line in the history and its courier's ledger; setting
 * the status that it has changes nothing, its reason neither. The ledger is dated with the server's time alone. An order
 * that ends after its client has deleted their account ends without their name.
 */
export async function changeStatus(
  { couriers }: Pick<OrderDeps, 'couriers'>,
  transaction: Connection,
  { before, by, at, happenedAt, to, cancellation = NOT_CANCELED }: NewStatus,
): Promise<OrderRow> {
  if (before.status === to) return before;
  const after = await updateOrder(transaction, before.id, { status: to, ...cancellation });
  const cancelReason = cancellation.cancel_reason;
  await insertHistory(transaction, { order: before, at, happenedAt, to, cancelReason, by });
  await settleCourier({ couriers, at }, transaction, { before, after });
  return forgetClientOfFinished(transaction, after);
}

/** Sets an order's status. The order is locked from the check to the commit. */
export async function setOrderStatus(deps: OrderDeps, change: StatusChange): Promise<OrderRow> {
  const at = deps.clock.now();
  const { orderId, to, from, reason, text, by, check } = change;
  const cancellation = requireCancellation({ status: to, reason, text });
  return deps.write(async (transaction) => {
    const before = check(await lockOrder(transaction, orderId));
    if (from !== undefined && before.status !== from && before.status !== to) {
      throw new AppError('order_changed_meanwhile', await whatIsSo(transaction, before));
    }
    return changeStatus(deps, transaction, { before, by, at, to, cancellation });
  });
}

/** Of the courier who reserved it, and not finished unless it is finished just as asked. */
export function requireReserved(
  order: OrderRow,
  { courierId, to }: { courierId: number; to?: OrderStatus },
): OrderRow {
  if (order.reserver_courier_id !== courierId) throw new AppError('order_not_found');
  if (isFinalStatus(order.status) && order.status !== to) throw new AppError('order_is_finished');
  return order;
}

/** Puts a locked order back for other couriers to take, from wherever its courier had brought it. */
export async function putBack(
  transaction: Connection,
  { before, by, at, happenedAt }: LockedChange,
): Promise<OrderRow> {
  const isPickedUp = before.status === 'at_courier';
  const to = isPickedUp ? PENDING_PICKUP_STATUS : before.status;
  const after = await updateOrder(transaction, before.id, {
    reserver_courier_id: null,
    status: to,
  });
  if (isPickedUp) await insertHistory(transaction, { order: before, at, happenedAt, to, by });
  return after;
}
