import { expect, it } from 'vitest';
import { blankDraftRow } from './draft-row.ts';
import { exchangePrices, isPriceIn, readRate } from './exchange-prices.ts';

it.each([
  ['19,85', 198_500],
  ['1', 10_000],
  ['0.0512', 512],
  ['0', undefined],
  ['-2', undefined],
  ['19,85123', undefined],
  ['x', undefined],
])('reads the rate %s', (text, parts) => {
  expect(readRate(text)).toBe(parts);
});

it.each([
  ['4 €', '79.4'],
  ['4,5 EUR', '89.33'],
  // Half a ban is rounded up.
  ['0,10 EUR', '1.99'],
  ['80 lei', '80 lei'],
  ['80', '80'],
  ['', ''],
  ['4 / 6 €', '4 / 6 €'],
  ['9999999 €', '9999999 €'],
])('%s at the rate 19.85 is %s', (price, exchanged) => {
  const rowWith = (one: string) => {
    const sizes = [{ name: 'S', price: one }];
    return { ...blankDraftRow, name: 'Zeamă', price: one, salePrice: one, sizes };
  };
  const exchange = { from: 'EUR', rateParts: 198_500, isInHeader: false };
  expect(exchangePrices(rowWith(price), exchange)).toEqual(rowWith(exchanged));
});

it('a currency in the header is that of all prices that name none', () => {
  const exchange = { from: 'EUR', rateParts: 198_500, isInHeader: true };
  const prices = ['4', '80 lei', ''].map(
    (price) => exchangePrices({ ...blankDraftRow, price }, exchange).price,
  );
  expect(prices).toEqual(['79.4', '80 lei', '']);
});

it('knows whether a currency stands beside a price', () => {
  expect(['4 €', '4', '4 lei'].map((price) => isPriceIn(price, ['EUR', 'USD']))).toEqual([
    true,
    false,
    false,
  ]);
});
