import type { CallBody } from '@comanda/contract';
import type { OrderDish } from '@comanda/contract/orders';
import { lineKey, type ChosenOption } from '@comanda/domain/options';
import { MAX_DISH_COUNT } from '@comanda/domain/orders';
import { chosenOf, optionsOf } from '../../../lib/options/offered-groups.ts';
import { optionsText } from '../../../lib/options/options-text.ts';

type SentLine =
  CallBody<'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes'>['dishes'][number];

type OrderLine = Pick<OrderDish, 'line_id' | 'dish_id' | 'count' | 'options' | 'note'>;

/** What a line is after an edit. */
export type WantedLine = {
  readonly count: number;
  readonly chosen: readonly ChosenOption[];
  readonly note: string;
};

/** A stored line in the request: what it leaves out stays as it is. */
const sentLine = ({ line_id, dish_id, count }: OrderLine): SentLine => ({
  line_id,
  dish_id,
  count,
});

/** Equal for lines of one dish with the same choices and note. */
const keyOf = ({ options, note = '' }: Pick<OrderLine, 'options' | 'note'>): string =>
  lineKey(chosenOf(options), note);

/** Whether an edit gives a line other choices or another note: only then it has today's price. */
export function isPricedAnew(
  line: Pick<OrderLine, 'options' | 'note'>,
  { chosen, note }: Omit<WantedLine, 'count'>,
): boolean {
  return keyOf(line) !== lineKey(chosen, note);
}

/** The line of an order that has exactly this; one more of it costs what the order has charged for it. */
export function findEqualLine<Line extends OrderLine>(
  lines: readonly Line[],
  dishId: number,
  wanted: Omit<WantedLine, 'count'>,
): Line | undefined {
  return lines.find((line) => line.dish_id === dishId && !isPricedAnew(line, wanted));
}

/**
 * What is added of a dish that is picked from the menu without its options: itself. In another currency than the menu's
 * it is more of the order's own line.
 */
export function pickedFromMenu(
  lines: readonly OrderLine[],
  dishId: number,
  isSameCurrency: boolean,
): Omit<WantedLine, 'count'> {
  const own = isSameCurrency ? undefined : lines.find(({ dish_id: id }) => id === dishId);
  return { chosen: chosenOf(own?.options), note: own?.note ?? '' };
}

/** The whole dish list without one line, in the request's format. */
export function linesWithout(
  dishes: readonly OrderLine[],
  { line_id: deleted }: Pick<OrderLine, 'line_id'>,
): SentLine[] {
  return dishes.filter(({ line_id }) => line_id !== deleted).map(sentLine);
}

/** The whole list with more of a dish: a line that has exactly this grows, else a new one is added at the end. */
export function linesWith(
  dishes: readonly OrderLine[],
  dishId: number,
  { count, chosen, note }: WantedLine,
): SentLine[] {
  const equal = findEqualLine(dishes, dishId, { chosen, note });
  if (equal) {
    return dishes.map((line) => {
      const sent = sentLine(line);
      return line === equal ? { ...sent, count: line.count + count } : sent;
    });
  }
  const added = {
    dish_id: dishId,
    count,
    // Named, so that no server takes the new line for another one of the dish.
    options: optionsOf(chosen),
    ...(note.trim() !== '' && { note: note.trim() }),
  };
  return [...dishes.map(sentLine), added];
}

/** The whole list with a changed line; choices and note are sent only when they change. */
export function linesChanged(
  dishes: readonly OrderLine[],
  { line_id: changed }: Pick<OrderLine, 'line_id'>,
  { count, chosen, note }: WantedLine,
): SentLine[] {
  return dishes.map((line) => {
    if (line.line_id !== changed) return sentLine(line);
    const before = line.note ?? '';
    return {
      ...sentLine(line),
      count,
      ...(isPricedAnew(line, { chosen, note: before }) && { options: optionsOf(chosen) }),
      ...(note.trim() !== before.trim() && { note: note.trim() }),
    };
  });
}

/** The count of a dish over all of its lines. */
export function countOf(
  dishes: readonly Pick<OrderLine, 'dish_id' | 'count'>[],
  dishId: number,
): number {
  return dishes
    .filter(({ dish_id }) => dish_id === dishId)
    .reduce((total, { count }) => total + count, 0);
}

/** The name of a line: of two lines of one dish it says which one is meant. */
export function lineTitle({
  name,
  options = [],
  note = '',
}: Pick<OrderDish, 'name' | 'options' | 'note'>): string {
  return [name, optionsText(options), note].filter((part) => part !== '').join(', ');
}

/** Parses a typed quantity: a whole number above zero that still fits; else undefined. */
export function readQuantity(text: string, alreadyThere: number): number | undefined {
  if (!/^\d+$/.test(text.trim())) return undefined;
  const quantity = Number(text);
  return quantity >= 1 && quantity <= MAX_DISH_COUNT - alreadyThere ? quantity : undefined;
}
