import type { Portions } from '../../menu/index.ts';
import type { LineRow } from '../tables.ts';

/** How many portions of each dish these lines have, choices that stand for a dish included. */
export function portionsOf(
  lines: readonly Pick<LineRow, 'dish_id' | 'count' | 'options'>[],
): Portions[] {
  const counts = new Map<number, number>();
  const add = (dishId: number, count: number) => {
    counts.set(dishId, (counts.get(dishId) ?? 0) + count);
  };
  for (const { dish_id: dishId, count, options } of lines) {
    add(dishId, count);
    for (const option of options) {
      if (option.dish_id !== null) add(option.dish_id, count * option.count);
    }
  }
  return [...counts].map(([dishId, count]) => ({ dishId, count }));
}

/** How many portions more the second lines have. */
export function morePortions(
  before: Parameters<typeof portionsOf>[0],
  after: Parameters<typeof portionsOf>[0],
): Portions[] {
  const counts = new Map(portionsOf(after).map(({ dishId, count }) => [dishId, count]));
  for (const { dishId, count } of portionsOf(before)) {
    counts.set(dishId, (counts.get(dishId) ?? 0) - count);
  }
  return [...counts].map(([dishId, count]) => ({ dishId, count }));
}
