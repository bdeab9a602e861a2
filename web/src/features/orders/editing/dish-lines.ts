import type { OrderDish } from '@comanda/contract/orders';
import { MAX_DISH_COUNT } from '@comanda/domain/orders';

type Line = Pick<OrderDish, 'dish_id' | 'count'>;

const lineOf = ({ dish_id, count }: Line): Line => ({ dish_id, count });

/** The whole list of an order without one of its dishes, as the server takes it. */
export function linesWithout(dishes: readonly Line[], dishId: number): Line[] {
  return dishes.filter(({ dish_id }) => dish_id !== dishId).map(lineOf);
}

/** The whole list with more of a dish: one that is there already grows, another comes last. */
export function linesWith(dishes: readonly Line[], { dish_id: dishId, count }: Line): Line[] {
  const isThere = dishes.some(({ dish_id }) => dish_id === dishId);
  const grown = dishes.map((line) =>
    line.dish_id === dishId ? { ...lineOf(line), count: line.count + count } : lineOf(line),
  );
  return isThere ? grown : [...grown, { dish_id: dishId, count }];
}

export function countOf(dishes: readonly Line[], dishId: number): number {
  return dishes.find(({ dish_id }) => dish_id === dishId)?.count ?? 0;
}

/** A quantity as it was typed: a whole number, not zero, with room for it; else nothing. */
export function readQuantity(text: string, alreadyThere: number): number | undefined {
  if (!/^\d+$/.test(text.trim())) return undefined;
  const quantity = Number(text);
  return quantity >= 1 && quantity <= MAX_DISH_COUNT - alreadyThere ? quantity : undefined;
}
