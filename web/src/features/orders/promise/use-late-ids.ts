import type { Order } from '@comanda/contract/orders';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { subscribeToTick } from '../../../lib/clock/shared-tick.ts';
import { lateIdsOf } from './promised-order.ts';

const CHECK_EVERY_MS = 5000;

const subscribe = (listener: () => void) => subscribeToTick(CHECK_EVERY_MS, listener);

/** The ids of the late orders; the desk renders again when one of them becomes late, not at each tick. */
export function useLateIds(orders: readonly Order[]): readonly number[] {
  const read = useCallback(() => lateIdsOf(orders, Date.now()).join(), [orders]);
  const ids = useSyncExternalStore(subscribe, read);
  return useMemo(() => (ids === '' ? [] : ids.split(',').map(Number)), [ids]);
}
