import type { CourierOrder } from '@comanda/contract/couriers';
import { minutesOfSecond, type DeliveryWay } from '@comanda/domain/couriers';
import { isInProcess } from '@comanda/domain/orders';

const wayOf = (order: CourierOrder): DeliveryWay => ({
  pubId: order.pub.url_name,
  status: order.status,
  prepared: order.prepared,
  promisedAt: order.promised_at === null ? null : new Date(order.promised_at),
  metres: order.courier_info.distance === 0 ? null : order.courier_info.distance,
  sector: order.courier_info.sector,
});

/** What an available order means for a courier who has others. */
export type Second =
  /** None in hand: nothing to compare. */
  | 'first'
  /** The minutes by which the way grows. */
  | number
  | 'does_not_fit';

type Lists = { readonly orders: readonly CourierOrder[]; readonly courierID: number };

/** Compares an available order with those that the courier has; roughly, as long as its door is not known. */
export function secondOf(order: CourierOrder, { orders, courierID }: Lists, now: Date): Second {
  const own = orders.filter(
    ({ courier_info: info, status, is_rehearsal: isRehearsal }) =>
      info.reserver_courier_id === courierID && isInProcess(status) && !isRehearsal,
  );
  const [first, ...others] = own;
  if (!first || order.is_rehearsal) return 'first';
  if (others.length > 0) return 'does_not_fit';
  return minutesOfSecond({ first: wayOf(first), second: wayOf(order) }, now) ?? 'does_not_fit';
}

/** The orders that are shown: what its pub does not let the courier take beside another one is left out. */
export function withoutUnfit(lists: Lists, now: Date): readonly CourierOrder[] {
  return lists.orders.filter(
    (order) =>
      order.second_must_fit !== true ||
      order.courier_info.is_reserved ||
      secondOf(order, lists, now) !== 'does_not_fit',
  );
}
