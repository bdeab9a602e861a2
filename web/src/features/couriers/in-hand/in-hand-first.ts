import type { CourierOrder } from '@comanda/contract/couriers';

type Carried = Pick<CourierOrder, 'id' | 'status' | 'created_time'>;

const isOnTheWay = ({ status }: Carried) => status === 'at_courier';

/** Carried orders in the order of the work: those on the way first, then whose guest has waited longest. */
export function inHandFirst<Order extends Carried>(orders: readonly Order[]): Order[] {
  return orders.toSorted(
    (a, b) =>
      Number(isOnTheWay(b)) - Number(isOnTheWay(a)) ||
      Date.parse(a.created_time) - Date.parse(b.created_time) ||
      a.id - b.id,
  );
}
