import { aDish } from '../../../testing/samples/a-dish.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { chargedPrice, menuPrice, deliveryPrices, readPrice } from './edit-prices.ts';
import { expect, it } from 'vitest';

it.each([
  ['today’s price with the order’s percent', { id: 9, price: 82 }, 10, 90.2],
  ['the sale price', { id: 9, price: 82, sale_price: 70 }, 0, 70],
  ['a half bani rounded up', { id: 9, price: 0.05 }, 10, 0.06],
  ['the price that the order has already charged', { id: 3, price: 500 }, 10, 90.2],
])('one more costs %s', (_, dish, percent, price) => {
  expect(chargedPrice(anOrder({ commission_percent: percent }), aDish(dish))).toBe(price);
});

it('the menu price is the sale price only when it is lower', () => {
  expect(menuPrice(aDish({ price: 80, sale_price: 90 }))).toBe(80);
  expect(menuPrice(aDish({ price: 80, sale_price: 60 }))).toBe(60);
});

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
