import type { CourierOrder } from '@comanda/contract/couriers';
import { PENDING_PICKUP_STATUS } from '@comanda/domain/orders';
import { useEffect, useRef } from 'react';

/** An order that was reserved by this courier and is not any more. */
export type LostOrder = { readonly id: number; readonly name: string };

let lost: readonly LostOrder[] = [];
/** Released on this device: its courier knows. */
const givenBack = new Set<number>();
const listeners = new Set<() => void>();

function set(next: readonly LostOrder[]): void {
  lost = next;
  for (const listener of listeners) listener();
}

/** The orders that others took away from the courier on this device, until they have read it. */
export const lostOrders = {
  current: (): readonly LostOrder[] => lost,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  giveBack: (id: number): void => {
    givenBack.add(id);
  },
  dismiss: (id: number): void => {
    set(lost.filter((one) => one.id !== id));
  },
};

type Orders = readonly CourierOrder[];

/** Those that the courier had to pick up before a change of the list, and that are not theirs after it. */
export function ordersLost(before: Orders, after: Orders, courierID: number): LostOrder[] {
  const isOwn = ({ courier_info: info }: CourierOrder) => info.reserver_courier_id === courierID;
  const kept = new Set(after.filter(isOwn).map(({ id }) => id));
  return before
    .filter(
      (order) => isOwn(order) && order.status === PENDING_PICKUP_STATUS && !kept.has(order.id),
    )
    .map(({ id, number, pub_name: pub }) => ({ id, name: `#${number} · ${pub}` }));
}

/** Watches the courier's lists for orders that were taken away, also while the phone was off. */
export function useLostOrders(orders: Orders, courierID: number): void {
  const before = useRef(orders);
  useEffect(() => {
    const gone = ordersLost(before.current, orders, courierID);
    before.current = orders;
    const news = gone.filter(({ id }) => !givenBack.delete(id));
    if (news.length > 0) set([...lost, ...news]);
  }, [orders, courierID]);
}
