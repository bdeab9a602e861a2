import { isFinalStatus, type OrderStatus } from '@comanda/domain/orders';
import { AppError } from '../../plumbing/http/app-error.ts';
import type { Connection } from '../../schema.ts';
import { forgetClientOfFinished } from './forget-client.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OrderRow } from './queries.ts';
import type { HistoryRole } from './tables.ts';
import { clientTotalMinor } from './views.ts';
import { insertHistory, lockOrder, updateOrder } from './writes.ts';

export type Author = { readonly role: HistoryRole; readonly accountId: number };

type Settling = Pick<OrderDeps, 'couriers'> & { readonly at: Date };

/** Leaving `completed` takes the courier's money back, entering it gives it, whoever does either. */
async function settle(
  { couriers, at }: Settling,
  connection: Connection,
  { before, after }: { before: OrderRow; after: OrderRow },
): Promise<void> {
  if (before.status === 'completed') await couriers.reverseLedger(connection, before.id, at);
  const { reserver_courier_id: courierId } = after;
  if (after.status !== 'completed' || courierId === null) return;
  const order = {
    id: after.id,
    courierId,
    deliveryType: after.delivery_type,
    paymentType: after.payment_type,
    clientTotalMinor: clientTotalMinor(after),
    productTotalMinor: after.product_total_minor,
    zonePriceMinor: after.zone_price_minor,
  };
  await couriers.writeLedger(connection, order, at);
}

type StatusChange = {
  readonly orderId: number;
  readonly to: OrderStatus;
  readonly by: Author;
  /** Refuses what the author may not change, of the order as it is inside the transaction. */
  readonly check: (order: OrderRow | undefined) => OrderRow;
};

/**
 * Sets an order's status, with its line in the history and its courier's ledger. The order is locked
 * from the check to the commit; setting the status that it has changes nothing. One that ends after its
 * client has deleted their account ends without their name.
 */
export async function setOrderStatus(deps: OrderDeps, change: StatusChange): Promise<OrderRow> {
  const at = deps.clock.now();
  return deps.write(async (transaction) => {
    const before = change.check(await lockOrder(transaction, change.orderId));
    if (before.status === change.to) return before;
    const after = await updateOrder(transaction, before.id, { status: change.to });
    await insertHistory(transaction, { order: before, at, to: change.to, by: change.by });
    await settle({ couriers: deps.couriers, at }, transaction, { before, after });
    return forgetClientOfFinished(transaction, after);
  });
}

/** Of the courier who reserved it, and not finished unless it is finished just as asked. */
export function requireReserved(
  order: OrderRow | undefined,
  { courierId, to }: { courierId: number; to?: OrderStatus },
): OrderRow {
  if (order?.reserver_courier_id !== courierId) throw new AppError('order_not_found');
  if (isFinalStatus(order.status) && order.status !== to) throw new AppError('order_is_finished');
  return order;
}

/** Puts an order back for other couriers to take, from wherever its courier had brought it. */
export async function releaseOrder(
  deps: OrderDeps,
  { orderId, courierId }: { orderId: number; courierId: number },
): Promise<void> {
  const at = deps.clock.now();
  await deps.write(async (transaction) => {
    const order = requireReserved(await lockOrder(transaction, orderId), { courierId });
    const isPickedUp = order.status === 'at_courier';
    const status = isPickedUp ? 'preparing' : order.status;
    await updateOrder(transaction, orderId, { reserver_courier_id: null, status });
    if (!isPickedUp) return;
    const by = { role: 'courier', accountId: courierId } as const;
    await insertHistory(transaction, { order, at, to: status, by });
  });
}
