import type { Order } from '@comanda/contract/orders';
import { lateOrders, promisedUntil, type PromisedOrder } from '@comanda/domain/orders';

type Promised = Pick<Order, 'id' | 'status' | 'promised_at' | 'arrives_to'>;

const toDate = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

const promisedOrder = (order: Promised): PromisedOrder & { readonly id: number } => ({
  id: order.id,
  status: order.status,
  promisedAt: toDate(order.promised_at),
  arrivesTo: toDate(order.arrives_to),
});

/** The end of the promised time of the present work on an order, in milliseconds. */
export function promisedUntilMs(order: Promised): number | undefined {
  return promisedUntil(promisedOrder(order))?.getTime();
}

/** The ids of the late orders, first the one that has been late for the longest time. */
export function lateIdsOf(orders: readonly Promised[], nowMs: number): readonly number[] {
  return lateOrders(orders.map(promisedOrder), new Date(nowMs)).map(({ id }) => id);
}
