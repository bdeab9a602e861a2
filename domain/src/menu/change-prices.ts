import { divideHalfUp, MAX_AMOUNT_MINOR } from '../money/index.ts';
import { accept, refuse, type Accepted, type Refusal } from '../refusal/index.ts';
import { effectivePriceMinor } from './dish-now.ts';

/** What the prices of many dishes are rounded to, in minor units. */
export const priceSteps = [1, 50, 100, 500] as const;
export type PriceStep = (typeof priceSteps)[number];

/** A change of many prices: by hundredths of a percent or by an amount, below zero for lower prices. */
export type PriceChange = (
  | { readonly by: 'percent'; readonly hundredths: number }
  | { readonly by: 'amount'; readonly amountMinor: number }
) & { readonly stepMinor: PriceStep };

export type DishPrices = { readonly priceMinor: number; readonly salePriceMinor: number };

/** Why a change has no possible result: such a dish is shown with the reason and not changed. */
export type PriceProblem =
  | 'price_not_above_zero'
  | 'price_above_limit'
  | 'sale_price_without_effect';

function changed(priceMinor: number, change: PriceChange): number {
  const { stepMinor } = change;
  const rounded =
    change.by === 'percent'
      ? divideHalfUp(priceMinor * (10_000 + change.hundredths), 10_000 * stepMinor)
      : divideHalfUp(priceMinor + change.amountMinor, stepMinor);
  return rounded * stepMinor;
}

/**
 * The prices of a dish after a change of many: rounded once, half up. A sale price moves with the price, none stays
 * none. A dish that has a price keeps one, and a sale that lowers the price still does.
 */
export function changePrices(
  { priceMinor, salePriceMinor }: DishPrices,
  change: PriceChange,
): Accepted<DishPrices> | Refusal<PriceProblem> {
  const next = {
    priceMinor: changed(priceMinor, change),
    salePriceMinor: salePriceMinor === 0 ? 0 : changed(salePriceMinor, change),
  };
  const hasSunk = (before: number, after: number) => after < 0 || (before > 0 && after === 0);
  if (hasSunk(priceMinor, next.priceMinor) || hasSunk(salePriceMinor, next.salePriceMinor)) {
    return refuse('price_not_above_zero');
  }
  if (Math.max(next.priceMinor, next.salePriceMinor) > MAX_AMOUNT_MINOR) {
    return refuse('price_above_limit');
  }
  const isOnSale = (prices: DishPrices) =>
    effectivePriceMinor(prices.priceMinor, prices.salePriceMinor) < prices.priceMinor;
  if (isOnSale({ priceMinor, salePriceMinor }) && !isOnSale(next)) {
    return refuse('sale_price_without_effect');
  }
  return accept(next);
}
