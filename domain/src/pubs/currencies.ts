export type Currency = {
  readonly id: number;
  readonly name: string;
  readonly symbol: string;
  /** More than twenty guests at one table order, in whole units: see `usualOrderBoundMinor`. */
  readonly orderBound: number;
};

const lei: Currency = { id: 1, name: 'MDL', symbol: 'Lei', orderBound: 40_000 };

export const currencies: readonly Currency[] = [
  lei,
  { id: 2, name: 'EUR', symbol: '€', orderBound: 2_000 },
  { id: 3, name: 'GBP', symbol: '£', orderBound: 2_000 },
  { id: 4, name: 'USD', symbol: '$', orderBound: 2_000 },
  { id: 5, name: 'TRY', symbol: '₺', orderBound: 100_000 },
];

export const DEFAULT_CURRENCY_ID = lei.id;

export function isCurrencyId(id: number): boolean {
  return currencies.some((currency) => currency.id === id);
}

/** Lei when the id is not in the table. */
function currencyOf(id: number): Currency {
  return currencies.find((currency) => currency.id === id) ?? lei;
}

/** The sign beside an amount. */
export function currencySymbol(currencyId: number): string {
  return currencyOf(currencyId).symbol;
}

/** The ISO 4217 code of a currency. */
export function currencyCode(currencyId: number): string {
  return currencyOf(currencyId).name;
}

/** The largest order that a pub takes from its page until it sets another one. */
export function usualOrderBoundMinor(currencyId: number): number {
  return currencyOf(currencyId).orderBound * 100;
}
