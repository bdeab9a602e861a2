import type { OrderDish } from '@comanda/contract/orders';
import { MAX_DISH_COUNT } from '@comanda/domain/orders';

/** A line as the server takes it: by its dish. */
type SentLine = Pick<OrderDish, 'dish_id' | 'count'>;

const sentLine = ({ dish_id, count }: SentLine): SentLine => ({ dish_id, count });

/** The whole list of an order without one of its lines, as the server takes it. */
export function linesWithout(
  dishes: readonly (SentLine & Pick<OrderDish, 'line_id'>)[],
  { line_id: gone }: Pick<OrderDish, 'line_id'>,
): SentLine[] {
  return dishes.filter(({ line_id }) => line_id !== gone).map(sentLine);
}

/** The whole list with more of a dish: a line that has it already grows, another comes last. */
export function linesWith(
  dishes: readonly SentLine[],
  { dish_id: dishId, count }: SentLine,
): SentLine[] {
  const lines = dishes.map(sentLine);
  const there = lines.findIndex(({ dish_id }) => dish_id === dishId);
  if (there === -1) return [...lines, { dish_id: dishId, count }];
  return lines.map((line, index) =>
    index === there ? { ...line, count: line.count + count } : line,
  );
}

/** How many of a dish there are, in all lines that have it. */
export function countOf(dishes: readonly SentLine[], dishId: number): number {
  return dishes
    .filter(({ dish_id }) => dish_id === dishId)
    .reduce((total, { count }) => total + count, 0);
}

/** A quantity as it was typed: a whole number, not zero, with room for it; else nothing. */
export function readQuantity(text: string, alreadyThere: number): number | undefined {
  if (!/^\d+$/.test(text.trim())) return undefined;
  const quantity = Number(text);
  return quantity >= 1 && quantity <= MAX_DISH_COUNT - alreadyThere ? quantity : undefined;
}
