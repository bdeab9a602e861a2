import type { CourierOrder } from '@comanda/contract/couriers';
import { useCallback, useState } from 'react';
import { bell, type BellState } from '../../../lib/sound/bell.ts';
import type { RingPlan } from '../../../lib/sound/ring-schedule.ts';
import { useRinger } from '../../../lib/sound/use-ringer.ts';
import { passesCourierFilter } from '../area/courier-filter.ts';
import { newOrdersAtStart, withReceived, pendingOf, type NewOrders } from './new-orders.ts';

/** A courier may ignore an order, so the bell rings only twice: the second time for a phone in a pocket. */
const twice: RingPlan = { repeatMs: 20_000, times: 2 };
const VIBRATION: readonly number[] = [300, 150, 300];
const KEY = 'comanda.courier-bell';
const OFF = 'off';

export type CourierBell = {
  readonly state: BellState | 'off';
  /** Switches the bell off; or on, with a test ring. */
  readonly press: () => void;
};

function ring(): boolean {
  vibrate(VIBRATION);
  return bell.ring();
}

type Lists = { readonly courierID: number; readonly orders: readonly CourierOrder[] };

/** Rings for each new order that this courier may take, and for a warning about one of theirs; the switch is stored on the device. */
export function useCourierBell({ courierID, orders }: Lists, isLoaded: boolean): CourierBell {
  const [isOn, setOn] = useState(() => window.localStorage.getItem(KEY) !== OFF);
  const pending = useNewOrders({ courierID, orders }, isLoaded);
  const sound = useRinger(pending, { plan: twice, isOn, ring });
  const state = isOn ? sound : OFF;
  const press = useCallback(() => {
    const isToRing = state !== 'armed';
    window.localStorage.setItem(KEY, isToRing ? 'on' : OFF);
    setOn(isToRing);
    if (isToRing) void bell.arm().then(ring);
  }, [state]);
  return { state, press };
}

function useNewOrders({ courierID, orders }: Lists, isLoaded: boolean): number {
  const [received, setReceived] = useState<NewOrders>();
  if (!isLoaded) return 0;
  const lists = {
    all: orders.map(({ id }) => id),
    available: orders
      .filter((order) => passesCourierFilter(order, 'available', courierID))
      .map(({ id }) => id),
  };
  const now = received ? withReceived(received, lists) : newOrdersAtStart(lists);
  if (now !== received) setReceived(now);
  const warned = orders.filter(({ courier_info: info }) => info.warned !== undefined);
  return pendingOf(now) + warned.length;
}

/** Vibrates the phone, where it can; the browser refuses before the first press, with a console warning. */
function vibrate(pattern: readonly number[]): void {
  // The types assume browsers that have both.
  const { vibrate: shake, userActivation } = navigator as Partial<Navigator>;
  if (userActivation?.hasBeenActive === true) shake?.call(navigator, [...pattern]);
}
