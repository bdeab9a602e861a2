import { lateOrders, promisedUntil, type PromisedOrder } from '@comanda/domain/orders';
import type { Order } from '@comanda/contract/orders';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { subscribeToTick } from '../../../lib/clock/shared-tick.ts';

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
function lateIdsOf(orders: readonly Promised[], nowMs: number): readonly number[] {
  return lateOrders(orders.map(promisedOrder), new Date(nowMs)).map(({ id }) => id);
}

const CHECK_EVERY_MS = 5000;

const subscribe = (listener: () => void) => subscribeToTick(CHECK_EVERY_MS, listener);

/** The ids of the late orders; the desk renders again when one of them becomes late, not at each tick. */
export function useLateIds(orders: readonly Order[]): readonly number[] {
  const read = useCallback(() => lateIdsOf(orders, Date.now()).join(), [orders]);
  const ids = useSyncExternalStore(subscribe, read);
  return useMemo(() => (ids === '' ? [] : ids.split(',').map(Number)), [ids]);
}
