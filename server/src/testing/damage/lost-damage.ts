import type { Acknowledged } from './acknowledged.ts';
import type { StoredOrder } from './stored-orders.ts';

export type OrderLosses = {
  readonly lost: readonly number[];
  /** The ids of the orders that were stored for one guest's order. */
  readonly doubled: readonly (readonly number[])[];
};

/** Acknowledged orders that are absent or there twice: the load's guests put their key into the comments. */
export function findLosses(
  orders: readonly StoredOrder[],
  acknowledged: Acknowledged,
): OrderLosses {
  const byKey = Map.groupBy(orders, ({ comments }) => comments);
  const idsOf = (key: string): number[] => byKey.get(key)?.map(({ id }) => id) ?? [];
  return {
    lost: acknowledged.orders
      .filter(({ key, orderId }) => !idsOf(key).includes(orderId))
      .map(({ orderId }) => orderId),
    doubled: acknowledged.orders.map(({ key }) => idsOf(key)).filter((ids) => ids.length > 1),
  };
}

function lossesInWords({ lost, doubled }: OrderLosses): string[] {
  return [
    ...lost.map((id) => `order ${id} is lost`),
    ...doubled.map((ids) => `orders ${ids.join(' and ')} are one, doubled`),
  ];
}

/** All acknowledged writes that the database does not have as they were acknowledged. */
export function lostDamage(orders: readonly StoredOrder[], acknowledged: Acknowledged): string[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const known = new Set(acknowledged.orders.map(({ orderId }) => orderId));
  const damage = lossesInWords(findLosses(orders, acknowledged));
  for (const { id } of orders.filter((order) => !known.has(order.id))) {
    damage.push(`order ${id} was never acknowledged, though its guest sent it until it was`);
  }
  for (const { orderId, to } of acknowledged.statuses) {
    const history = byId.get(orderId)?.history ?? [];
    if (!history.some(({ to_status }) => to_status === to)) {
      damage.push(`order ${orderId} has lost its status ${to}`);
    }
  }
  for (const { orderId, courierId } of acknowledged.reservations) {
    if (byId.get(orderId)?.reserver_courier_id !== courierId) {
      damage.push(`order ${orderId} has lost its courier ${courierId}`);
    }
  }
  return damage;
}
