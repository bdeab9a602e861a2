import { expect, it } from 'vitest';
import { deliveryPrices, readPrice } from './delivery-prices.ts';

it.each([
  ['0 without zones', 0, {}, [0]],
  ['the prices of zones, each once, ascending', 40, { a: 60, b: 40, c: 60 }, [0, 40, 60]],
  ['a stored price that no zone has any more', 35.5, { a: 40 }, [0, 35.5, 40]],
  ['0 once where a zone is free', 40, { a: 0, b: 40 }, [0, 40]],
  ['no invalid amounts', 40, { a: Number.NaN, b: -5, c: 10.005 }, [0, 40]],
])('offers %s', (_, stored, prices, offered) => {
  expect(deliveryPrices(stored, prices)).toEqual(offered);
});

it.each([
  ['0', 0],
  ['40', 40],
  ['35.5', 35.5],
  ['', undefined],
  ['  ', undefined],
  ['free', undefined],
  ['-1', undefined],
])('reads «%s» as %s', (text, price) => {
  expect(readPrice(text)).toBe(price);
});
