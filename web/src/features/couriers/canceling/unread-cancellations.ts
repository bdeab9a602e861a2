import type { CourierOrder } from '@comanda/contract/couriers';

/** An older cancellation needs no courier to turn round any more. */
const SHOWN_FOR_MS = 24 * 60 * 60_000;

type Asked = {
  readonly courierID: number;
  readonly read: readonly number[];
  readonly now: number;
};

/** Orders of this courier that somebody else has canceled, and that they do not know of yet. */
export function unreadCancellations(
  orders: readonly CourierOrder[],
  { courierID, read, now }: Asked,
): CourierOrder[] {
  return orders.filter(
    ({ id, status, created_time: created, courier_info: info }) =>
      status === 'canceled' &&
      info.reserver_courier_id === courierID &&
      !read.includes(id) &&
      now - Date.parse(created) < SHOWN_FOR_MS,
  );
}
