import { lineKey, type ChosenOption } from '../../options/index.ts';
import { accept, refuse, type Accepted, type Refusal } from '../../refusal/index.ts';
import { DEFAULT_USUAL_MINUTES, promisedTime } from '../times/promise.ts';
import type { OrderType } from '../facts/order-type-table.ts';

/** A line of an order, as far as the kitchen marks it. */
type MarkedLine = { readonly lineId: number; readonly count: number; readonly isDone: boolean };

/** What a cook says about a line: the state that it shall have, and the count that the cook has seen. */
export type LineMark = MarkedLine;

type Changes = { readonly doneIds: readonly number[]; readonly undoneIds: readonly number[] };

/**
 * The lines that marks change. A mark that the line has already changes nothing, so that a repeated one does no
 * harm. A line that was edited meanwhile is not done by a mark for another count.
 */
export function readMarks(
  lines: readonly MarkedLine[],
  marks: readonly LineMark[],
): Accepted<Changes> | Refusal<'order_changed_meanwhile'> {
  const known = new Map(lines.map((line) => [line.lineId, line]));
  const isAsSeen = ({ lineId, count, isDone }: LineMark) =>
    !isDone || known.get(lineId)?.count === count;
  if (!marks.every(isAsSeen)) return refuse('order_changed_meanwhile');
  // The last mark of a line counts.
  const wanted = new Map(marks.map(({ lineId, isDone }) => [lineId, isDone]));
  const changed = lines.filter(({ lineId, isDone }) => (wanted.get(lineId) ?? isDone) !== isDone);
  return accept({
    doneIds: changed.flatMap(({ lineId, isDone }) => (isDone ? [] : lineId)),
    undoneIds: changed.flatMap(({ lineId, isDone }) => (isDone ? lineId : [])),
  });
}

type CookedOrder = {
  readonly id: number;
  readonly orderType: OrderType;
  readonly createdAt: Date;
  readonly promisedAt: Date | null;
};

/** The sequence of the kitchen: by the promised time; an order without one counts as promised in the usual minutes. */
export function sortForKitchen<Order extends CookedOrder>(
  orders: readonly Order[],
  usualMinutes: Readonly<Record<OrderType, number>> = DEFAULT_USUAL_MINUTES,
): readonly Order[] {
  const dueMs = ({ promisedAt, createdAt, orderType }: Order) =>
    (promisedAt ?? promisedTime(createdAt, usualMinutes[orderType])).getTime();
  return orders.toSorted((one, other) => dueMs(one) - dueMs(other) || one.id - other.id);
}

/** A choice of a dish with its name and that of its group. */
type CookedOption = ChosenOption & { readonly name: string; readonly group_name: string };

type CookedLine = {
  readonly dishId: number;
  readonly name: string;
  readonly options: readonly CookedOption[];
  readonly count: number;
  readonly isDone: boolean;
};

export type DishTotal = {
  /** The same for the same dish with the same choices. */
  readonly key: string;
  readonly dishId: number;
  readonly name: string;
  readonly options: readonly CookedOption[];
  readonly count: number;
};

/** The notes are not in it: a dish that is cooked a little differently is still one of them. */
const totalKey = ({ dishId, options }: CookedLine): string => `${dishId} ${lineKey(options, '')}`;

/**
 * How many of each dish with the same choices have to be cooked, the most first. A choice that stands for another dish
 * goes with its line and is not counted as that dish.
 */
export function sumToCook(lines: readonly CookedLine[]): readonly DishTotal[] {
  const alike = Map.groupBy(
    lines.filter(({ isDone }) => !isDone),
    totalKey,
  );
  return [...alike]
    .flatMap(([key, ofDish]) => {
      // What was renamed meanwhile has its newest name.
      const newest = ofDish.at(-1);
      if (!newest) return [];
      const { dishId, name, options } = newest;
      return {
        key,
        dishId,
        name,
        options,
        count: ofDish.reduce((sum, { count }) => sum + count, 0),
      };
    })
    .toSorted(
      (one, other) =>
        other.count - one.count || one.dishId - other.dishId || (one.key < other.key ? -1 : 1),
    );
}
