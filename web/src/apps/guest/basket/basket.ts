import { lineKey, type ChosenOption } from '@comanda/domain/options';
import { MAX_DISH_COUNT, orderTypeTable, type OrderType } from '@comanda/domain/orders';
import type { PageInfo } from '../markup/page-info.ts';

/** A chosen option with its names, as the guest saw it. */
export type NamedOption = ChosenOption & {
  readonly name: string;
  /** As orders have it; baskets from before have none. */
  readonly group_name?: string | undefined;
};

/** A dish as the guest saw it when they chose it; the price is the effective one, without commission. */
export type ChosenDish = {
  readonly dishId: number;
  readonly name: string;
  /** With its options. */
  readonly priceMinor: number;
  /** In the order of the menu; only if there are any. */
  readonly options?: readonly NamedOption[] | undefined;
  /** To the kitchen; only if there is one. */
  readonly note?: string | undefined;
};

/** One line of the basket, with an id of its own: two lines may hold the same dish with other options. */
export type BasketLine = ChosenDish & { readonly id: number; readonly count: number };

export type Basket = {
  readonly lines: readonly BasketLine[];
  readonly orderType: OrderType | null;
  /** The order that this basket was sent as, by its tracking token; until a dish is added again. */
  readonly ordered?: string | undefined;
};

export const emptyBasket: Basket = { lines: [], orderType: null };

type DishWithOptions = {
  readonly dishId: number;
  readonly options?: readonly ChosenOption[] | undefined;
  readonly note?: string | undefined;
};

/** The count of a dish in the basket, in all its lines. */
export function countOfDish(basket: Basket, dishId: number): number {
  return totalCount({ lines: basket.lines.filter((line) => line.dishId === dishId) });
}

export function totalCount({ lines }: Pick<Basket, 'lines'>): number {
  return lines.reduce((sum, line) => sum + line.count, 0);
}

/** Equal for lines of one dish with the same options and note. */
export function keyOf({ dishId, options = [], note = '' }: DishWithOptions): string {
  return `${dishId} ${lineKey(options, note)}`;
}

/** The line to which another one of this dish, with these options, is added. */
export function lineOf({ lines }: Pick<Basket, 'lines'>, dish: ChosenDish): BasketLine | undefined {
  return lines.find((line) => keyOf(line) === keyOf(dish));
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

/** Removes one of a dish, from the last line that has it. */
export function withoutOne(basket: Basket, dishId: number): Basket {
  const last = basket.lines.findLast((line) => line.dishId === dishId);
  return last ? withLineCount(basket, last.id, last.count - 1) : basket;
}

export function withOrderType(basket: Basket, orderType: OrderType): Basket {
  return { ...basket, orderType };
}

/** The chosen order type where the pub offers it, else the first one that the pub offers. */
export function orderTypeOf(
  basket: Basket,
  pub: { readonly orderTypes: readonly OrderType[] },
): OrderType {
  const chosen = basket.orderType;
  if (chosen !== null && pub.orderTypes.includes(chosen)) return chosen;
  return pub.orderTypes[0] ?? 'in_place';
}

let wasShown = false;

/** The note at the first switch to a type that makes each dish more expensive; none after that. */
export function firstPriceRiseNote({ dearer }: PageInfo, orderType: OrderType): string | undefined {
  if (wasShown || dearer === undefined || !orderTypeTable.hasCommission[orderType]) {
    return undefined;
  }
  wasShown = true;
  return dearer;
}
