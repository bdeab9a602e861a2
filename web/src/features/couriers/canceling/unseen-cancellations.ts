import type { CourierOrder } from '@comanda/contract/couriers';

/** An older cancellation needs no action by the courier any more. */
const SHOWN_FOR_MS = 24 * 60 * 60_000;

type Reader = {
  readonly courierID: number;
  readonly seen: readonly number[];
  readonly now: number;
};

/** Orders of this courier that another user has canceled and that the courier has not seen yet. */
export function unseenCancellations(
  orders: readonly CourierOrder[],
  { courierID, seen, now }: Reader,
): CourierOrder[] {
  return orders.filter(
    ({ id, status, created_time: created, courier_info: info }) =>
      status === 'canceled' &&
      info.reserver_courier_id === courierID &&
      !seen.includes(id) &&
      now - Date.parse(created) < SHOWN_FOR_MS,
  );
}
