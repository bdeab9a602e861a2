import type { Order } from '@comanda/contract/orders';
import { ringsFor } from '@comanda/domain/orders';
import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToTick } from '../../../lib/clock/shared-tick.ts';

const CHECK_EVERY_MS = 5000;

const subscribe = (listener: () => void) => subscribeToTick(CHECK_EVERY_MS, listener);

const mayRingAt = (nowMs: number) => (order: Order) =>
  ringsFor(order) && (order.answer_from === undefined || Date.parse(order.answer_from) <= nowMs);

/**
 * How many orders ring now. One that was placed while the pub was closed rings from the next opening on: staff would switch
 * off a bell that rings all night.
 */
export function useRinging(orders: readonly Order[]): number {
  const read = useCallback(() => orders.filter(mayRingAt(Date.now())).length, [orders]);
  return useSyncExternalStore(subscribe, read);
}
