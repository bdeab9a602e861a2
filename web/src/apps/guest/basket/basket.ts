import { MAX_DISH_COUNT, type OrderType } from '@comanda/domain/orders';

/** A dish as the guest saw it when they chose it; the price is the effective one, without commission. */
export type ChosenDish = {
  readonly dishId: number;
  readonly name: string;
  readonly priceMinor: number;
};

/** One line of the basket, with an id of its own: two lines may hold the same dish. */
export type BasketLine = ChosenDish & { readonly id: number; readonly count: number };

export type Basket = {
  readonly lines: readonly BasketLine[];
  readonly orderType: OrderType | null;
  /** The order that this basket was sent as, by its tracking token; until a dish is added again. */
  readonly ordered?: string | undefined;
};

export const emptyBasket: Basket = { lines: [], orderType: null };

/** The count of a dish in the basket, in all its lines. */
export function countOfDish(basket: Basket, dishId: number): number {
  return totalCount({ lines: basket.lines.filter((line) => line.dishId === dishId) });
}

export function totalCount({ lines }: Pick<Basket, 'lines'>): number {
  return lines.reduce((sum, line) => sum + line.count, 0);
}

/** The line to which another one of this dish is added. */
function lineOf(basket: Basket, dish: ChosenDish): BasketLine | undefined {
  return basket.lines.find((line) => line.dishId === dish.dishId);
}

/** An id that no line of the basket has. */
export function nextLineId(lines: readonly BasketLine[]): number {
  return Math.max(0, ...lines.map(({ id }) => id)) + 1;
}

function withLines({ orderType }: Basket, lines: readonly BasketLine[]): Basket {
  return { orderType, lines: lines.filter((line) => line.count > 0) };
}

/** Sets the count of a line; zero removes it. The order of the lines stays. */
export function withLineCount(basket: Basket, lineId: number, count: number): Basket {
  const bounded = Math.min(Math.max(0, Math.trunc(count)), MAX_DISH_COUNT);
  const lines = basket.lines.map((line) =>
    line.id === lineId ? { ...line, count: bounded } : line,
  );
  return withLines(basket, lines);
}

/** Adds some of a dish: to the line that has it, else in a new last one. */
export function withDish(basket: Basket, dish: ChosenDish, count = 1): Basket {
  const known = lineOf(basket, dish);
  if (known) return withLineCount(basket, known.id, known.count + count);
  const added = { ...dish, id: nextLineId(basket.lines), count: 0 };
  return withLineCount({ ...basket, lines: [...basket.lines, added] }, added.id, count);
}

/** Sets the total count of a dish: missing ones join its line, surplus ones are removed. */
export function withDishCount(basket: Basket, dish: ChosenDish, count: number): Basket {
  return withDish(basket, dish, count - countOfDish(basket, dish.dishId));
}

/** Removes one of a dish, from the last line that has it. */
export function withoutOne(basket: Basket, dishId: number): Basket {
  const last = basket.lines.findLast((line) => line.dishId === dishId);
  return last ? withLineCount(basket, last.id, last.count - 1) : basket;
}

/** Removes a count of each dish from the lines that have it, the first line first. */
export function withoutDishes(basket: Basket, counts: ReadonlyMap<number, number>): Basket {
  const remaining = new Map(counts);
  const lines = basket.lines.map((line) => {
    const taken = Math.min(line.count, remaining.get(line.dishId) ?? 0);
    remaining.set(line.dishId, (remaining.get(line.dishId) ?? 0) - taken);
    return { ...line, count: line.count - taken };
  });
  return withLines(basket, lines);
}

export function withOrderType(basket: Basket, orderType: OrderType): Basket {
  return { ...basket, orderType };
}
