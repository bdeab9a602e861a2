export type Currency = { readonly id: number; readonly name: string; readonly symbol: string };

export const currencies: readonly Currency[] = [
  { id: 1, name: 'MDL', symbol: 'Lei' },
  { id: 2, name: 'EUR', symbol: '€' },
  { id: 3, name: 'GBP', symbol: '£' },
  { id: 4, name: 'USD', symbol: '$' },
  { id: 5, name: 'TRY', symbol: '₺' },
];

export const DEFAULT_CURRENCY_ID = 1;

export function isCurrencyId(id: number): boolean {
  return currencies.some((currency) => currency.id === id);
}

/** The sign beside an amount; Lei when the id is unknown. */
export function currencySymbol(currencyId: number): string {
  return currencies.find((currency) => currency.id === currencyId)?.symbol ?? 'Lei';
}

/** The letters of ISO 4217 by which machines know a currency. */
export function currencyCode(currencyId: number): string {
  return currencies.find((currency) => currency.id === currencyId)?.name ?? 'MDL';
}
