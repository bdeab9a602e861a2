import { expect, it } from 'vitest';
import { aDish } from '../../../testing/samples/a-dish.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { chargedPrice, menuPrice } from './charged-price.ts';

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
