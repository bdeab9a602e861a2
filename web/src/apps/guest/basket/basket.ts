import { MAX_DISH_COUNT, type OrderType } from '@comanda/domain/orders';

/** A dish as the guest saw it when they chose it; the price is the effective one, without commission. */
export type BasketLine = {
  readonly id: number;
  readonly name: string;
  readonly priceMinor: number;
  readonly count: number;
};

export type Basket = {
  readonly lines: readonly BasketLine[];
  readonly orderType: OrderType | null;
  /** The order that this basket went out with, by its tracking token; until something is chosen again. */
  readonly ordered?: string | undefined;
};

export const emptyBasket: Basket = { lines: [], orderType: null };

export function countOf(basket: Basket, id: number): number {
  return basket.lines.find((line) => line.id === id)?.count ?? 0;
}

export function totalCount(basket: Basket): number {
  return basket.lines.reduce((sum, line) => sum + line.count, 0);
}

/** Sets how many of a dish are wanted; none takes it out. What was chosen first stays first. */
export function withCount(basket: Basket, dish: Omit<BasketLine, 'count'>, count: number): Basket {
  const bounded = Math.min(Math.max(0, Math.trunc(count)), MAX_DISH_COUNT);
  const isKnown = basket.lines.some((line) => line.id === dish.id);
  const lines = isKnown
    ? basket.lines.map((line) => (line.id === dish.id ? { ...line, count: bounded } : line))
    : [...basket.lines, { ...dish, count: bounded }];
  return { orderType: basket.orderType, lines: lines.filter((line) => line.count > 0) };
}

export function withOrderType(basket: Basket, orderType: OrderType): Basket {
  return { ...basket, orderType };
}

function isLine(value: unknown): value is BasketLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Partial<Record<keyof BasketLine, unknown>>;
  return (
    Number.isInteger(line.id) &&
    typeof line.name === 'string' &&
    Number.isInteger(line.priceMinor) &&
    Number.isInteger(line.count) &&
    Number(line.count) > 0 &&
    Number(line.count) <= MAX_DISH_COUNT
  );
}

/** A basket from the device's memory; whatever is not one is an empty one. */
export function parseBasket(stored: string | null): Basket {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<Record<keyof Basket, unknown>> | null;
    if (!value || !Array.isArray(value.lines)) return emptyBasket;
    const orderType =
      value.orderType === 'delivery' || value.orderType === 'in_place' ? value.orderType : null;
    const ordered = typeof value.ordered === 'string' ? value.ordered : undefined;
    return { lines: value.lines.filter(isLine), orderType, ordered };
  } catch {
    return emptyBasket;
  }
}
