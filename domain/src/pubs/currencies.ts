export type Currency = { readonly id: number; readonly name: string; readonly symbol: string };

const lei: Currency = { id: 1, name: 'MDL', symbol: 'Lei' };

export const currencies: readonly Currency[] = [
  lei,
  { id: 2, name: 'EUR', symbol: '€' },
  { id: 3, name: 'GBP', symbol: '£' },
  { id: 4, name: 'USD', symbol: '$' },
  { id: 5, name: 'TRY', symbol: '₺' },
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
