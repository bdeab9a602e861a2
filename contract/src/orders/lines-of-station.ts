import type { Station } from '../menu/schemas.ts';
import type { PubOrderDish } from './line-schemas.ts';
import type { Order } from './schemas.ts';

export type Kitchen = {
  readonly stations: readonly Station[];
  /** Undefined for all stations. */
  readonly station: Station | undefined;
};

/** The lines of a station. A dish without a station, or one that has left the menu, belongs to each. */
export function linesOf(order: Order, { stations, station }: Kitchen): readonly PubOrderDish[] {
  if (!station) return order.dishes;
  const elsewhere = new Set(
    stations.flatMap(({ id, dish_ids: ids }) => (id === station.id ? [] : ids)),
  );
  return order.dishes.filter(({ dish_id: id }) => !elsewhere.has(id));
}
