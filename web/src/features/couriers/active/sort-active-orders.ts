import type { CourierOrder } from '@comanda/contract/couriers';

type ActiveOrder = Pick<CourierOrder, 'id' | 'status' | 'created_time'>;

const isOnTheWay = ({ status }: ActiveOrder) => status === 'at_courier';

/** Sorts active orders by urgency: those on the way first, then the oldest. */
export function sortActiveOrders<Order extends ActiveOrder>(orders: readonly Order[]): Order[] {
  return orders.toSorted(
    (a, b) =>
      Number(isOnTheWay(b)) - Number(isOnTheWay(a)) ||
      Date.parse(a.created_time) - Date.parse(b.created_time) ||
      a.id - b.id,
  );
}
