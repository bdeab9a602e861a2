import { minutesToPromise, type OrderType } from '@comanda/domain/orders';
import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToTick } from '../../../lib/clock/shared-tick.ts';
import { usePubOrders, type OrdersPub } from '../live/pub-orders-context.ts';

const CHECK_EVERY_MS = 5000;

const subscribe = (listener: () => void) => subscribeToTick(CHECK_EVERY_MS, listener);

/** The minutes that one tap or key promises for an order now. */
export function oneTapMinutes(pub: OrdersPub, orderType: OrderType, now: Date): number {
  const busy = { minutes: pub.busy_minutes, until: pub.busy_until };
  return minutesToPromise(pub[`usual_minutes_${orderType}`], busy, now);
}

/** The same for a screen: it changes when being busy ends by itself. */
export function useOneTapMinutes(orderType: OrderType): number {
  const { pub } = usePubOrders();
  const read = useCallback(() => oneTapMinutes(pub, orderType, new Date()), [pub, orderType]);
  return useSyncExternalStore(subscribe, read);
}
