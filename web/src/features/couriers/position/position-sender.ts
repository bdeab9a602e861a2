import type { CourierOrder } from '@comanda/contract/couriers';
import { POSITION_EVERY_SECONDS } from '@comanda/domain/couriers';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../../lib/api/api.ts';
import { shownOrders } from './shown-orders.ts';

/** A second more than the server asks for: a request that travels faster than the one before is kept too. */
const EVERY_MS = (POSITION_EVERY_SECONDS + 1) * 1000;

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
  };
}
const isPageVisible = (): boolean => document.visibilityState === 'visible';

const sentAt = new Map<number, number>();

function send(courierID: number, orderID: number, { latitude, longitude }: GeolocationCoordinates) {
  const now = Date.now();
  if (now - (sentAt.get(orderID) ?? 0) < EVERY_MS) return;
  sentAt.set(orderID, now);
  const body = { order_id: orderID, lat: latitude, lng: longitude };
  call('POST /api/courier/:courierID/position', { params: { courierID }, body }).catch(() => {
    // The next position is sent anyway; a courier who rides reads no toast about it.
  });
}

export type SenderProps = {
  readonly courierID: number;
  readonly orders: readonly CourierOrder[];
  /** Whether the list was received. */
  readonly isLoaded: boolean;
};

/** Sends where the courier is, for the orders that they carry and have switched on, while the page is visible. */
export function PositionSender({ courierID, orders, isLoaded }: SenderProps): null {
  const { ids } = useSyncExternalStore(shownOrders.subscribe, shownOrders.current);
  const isVisible = useSyncExternalStore(subscribeToVisibility, isPageVisible);
  const carried = orders
    .filter(
      ({ status, courier_info: info }) =>
        status === 'at_courier' && info.reserver_courier_id === courierID,
    )
    .map(({ id }) => id);
  const all = carried.join();
  const followed = carried.filter((id) => ids.includes(id)).join();
  useEffect(() => {
    if (isLoaded) shownOrders.keepOnly(all.split(',').map(Number));
  }, [isLoaded, all]);
  useEffect(() => {
    if (followed === '' || !isVisible) return undefined;
    const orderIDs = followed.split(',').map(Number);
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        for (const orderID of orderIDs) send(courierID, orderID, coords);
      },
      ({ code, PERMISSION_DENIED }) => {
        if (code === PERMISSION_DENIED) shownOrders.refuse();
      },
      { enableHighAccuracy: true },
    );
    return () => {
      navigator.geolocation.clearWatch(watch);
    };
  }, [courierID, followed, isVisible]);
  return null;
}
