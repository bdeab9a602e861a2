import type { Station } from '../menu/schemas.ts';
import type { OrderDish } from './line-schemas.ts';

export type Kitchen = {
  readonly stations: readonly Station[];
  /** Undefined for all stations. */
  readonly station: Station | undefined;
};

/** The lines of a station. A dish without a station, or one that has left the menu, belongs to each. */
export function linesOf<Line extends Pick<OrderDish, 'dish_id'>>(
  lines: readonly Line[],
  { stations, station }: Kitchen,
): readonly Line[] {
  if (!station) return lines;
  const elsewhere = new Set(
    stations.flatMap(({ id, dish_ids: ids }) => (id === station.id ? [] : ids)),
  );
  return lines.filter(({ dish_id: id }) => !elsewhere.has(id));
}
