import { isFinalStatus, type OrderStatus } from '@comanda/domain/orders';
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

/**
 * Sets the status of a locked order, with its line in the history and its courier's ledger; setting
 * the status that it has changes nothing. The ledger is dated with the server's time alone. An order
 * that ends after its client has deleted their account ends without their name.
 */
export async function changeStatus(
  { couriers }: Pick<OrderDeps, 'couriers'>,
  transaction: Connection,
  { before, by, at, happenedAt, to }: LockedChange & { readonly to: OrderStatus },
): Promise<OrderRow> {
  if (before.status === to) return before;
  const after = await updateOrder(transaction, before.id, { status: to });
  await insertHistory(transaction, { order: before, at, happenedAt, to, by });
  await settleCourier({ couriers, at }, transaction, { before, after });
  return forgetClientOfFinished(transaction, after);
}

/** Sets an order's status. The order is locked from the check to the commit. */
export async function setOrderStatus(deps: OrderDeps, change: StatusChange): Promise<OrderRow> {
  const at = deps.clock.now();
  const { orderId, to, from, by, check } = change;
  return deps.write(async (transaction) => {
    const before = check(await lockOrder(transaction, orderId));
    if (from !== undefined && before.status !== from && before.status !== to) {
      throw new AppError('order_changed_meanwhile', await whatIsSo(transaction, before));
    }
    return changeStatus(deps, transaction, { before, by, at, to });
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
  const to = isPickedUp ? 'preparing' : before.status;
  const after = await updateOrder(transaction, before.id, {
    reserver_courier_id: null,
    status: to,
  });
  if (isPickedUp) await insertHistory(transaction, { order: before, at, happenedAt, to, by });
  return after;
}
