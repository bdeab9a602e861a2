import type { OrderDish } from '@comanda/contract/orders';
import { MAX_DISH_COUNT } from '@comanda/domain/orders';

/** A line of the request: identified by its dish. */
type SentLine = Pick<OrderDish, 'dish_id' | 'count'>;

const sentLine = ({ dish_id, count }: SentLine): SentLine => ({ dish_id, count });

/** The whole dish list without one line, in the request's format. */
export function linesWithout(
  dishes: readonly (SentLine & Pick<OrderDish, 'line_id'>)[],
  { line_id: deleted }: Pick<OrderDish, 'line_id'>,
): SentLine[] {
  return dishes.filter(({ line_id }) => line_id !== deleted).map(sentLine);
}

/** The whole list with more of a dish: an existing line grows, a new line is added at the end. */
export function linesWith(
  dishes: readonly SentLine[],
  { dish_id: dishId, count }: SentLine,
): SentLine[] {
  const lines = dishes.map(sentLine);
  const existing = lines.findIndex(({ dish_id }) => dish_id === dishId);
  if (existing === -1) return [...lines, { dish_id: dishId, count }];
  return lines.map((line, index) =>
    index === existing ? { ...line, count: line.count + count } : line,
  );
}

/** The count of a dish over all of its lines. */
export function countOf(dishes: readonly SentLine[], dishId: number): number {
  return dishes
    .filter(({ dish_id }) => dish_id === dishId)
    .reduce((total, { count }) => total + count, 0);
}

/** Parses a typed quantity: a whole number above zero that still fits; else undefined. */
export function readQuantity(text: string, alreadyThere: number): number | undefined {
  if (!/^\d+$/.test(text.trim())) return undefined;
  const quantity = Number(text);
  return quantity >= 1 && quantity <= MAX_DISH_COUNT - alreadyThere ? quantity : undefined;
}
