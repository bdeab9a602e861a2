import { expect, test } from 'vitest';
import {
  countOf,
  emptyBasket,
  parseBasket,
  totalCount,
  withCount,
  withOrderType,
} from './basket.ts';
import { orderTypeOf } from './order-type.ts';
import { dishPrices, shownPriceMinor } from './shown-price.ts';

const soup = { id: 1, name: 'Zeamă', priceMinor: 8500 };
const pie = { id: 2, name: 'Plăcintă', priceMinor: 6800 };
const basket = withCount(withCount(emptyBasket, soup, 1), pie, 2);

test('dishes keep the order in which they were chosen; none takes a dish out', () => {
  const more = withCount(basket, soup, 3);
  expect(more.lines.map(({ id, count }) => [id, count])).toEqual([
    [1, 3],
    [2, 2],
  ]);
  expect(totalCount(more)).toBe(5);
  expect(withCount(more, soup, 0).lines).toEqual([{ ...pie, count: 2 }]);
  expect(countOf(withCount(more, soup, -1), 1)).toBe(0);
});

test('no basket holds more of a dish than an order may', () => {
  expect(countOf(withCount(basket, soup, 5000), 1)).toBe(999);
});

test('what the device remembered comes back; what is not a basket is an empty one', () => {
  const kept = withOrderType(basket, 'delivery');
  expect(parseBasket(JSON.stringify(kept))).toEqual(kept);
  for (const other of [null, '', '{', '7', '{"lines":7}', '[]']) {
    expect(parseBasket(other)).toEqual(emptyBasket);
  }
  const half = {
    lines: [{ ...soup, count: 1 }, { id: 'x' }, { ...pie, count: 0 }],
    orderType: 'x',
  };
  expect(parseBasket(JSON.stringify(half))).toEqual({
    lines: [{ ...soup, count: 1 }],
    orderType: null,
  });
});

test('which order emptied a basket is known until something is chosen again', () => {
  const sent = { ...emptyBasket, ordered: 'token' };
  expect(parseBasket(JSON.stringify(sent))).toEqual(sent);
  expect(withCount(sent, soup, 1).ordered).toBeUndefined();
  expect(parseBasket('{"lines":[],"ordered":7}')).toEqual(emptyBasket);
});

test('an order type that the pub no longer offers gives way to what it does', () => {
  const delivery = withOrderType(basket, 'delivery');
  expect(orderTypeOf(delivery, { orderTypes: ['in_place', 'delivery'] })).toBe('delivery');
  expect(orderTypeOf(delivery, { orderTypes: ['in_place'] })).toBe('in_place');
  expect(orderTypeOf(basket, { orderTypes: ['delivery'] })).toBe('delivery');
});

test('a delivery shows the commission, a table does not; a sale shows both prices', () => {
  expect(shownPriceMinor(6805, 'delivery', 10)).toBe(7486);
  expect(shownPriceMinor(6805, 'in_place', 10)).toBe(6805);
  expect(dishPrices({ price: 62, sale_price: 52 })).toEqual({ priceMinor: 5200, fullMinor: 6200 });
  expect(dishPrices({ price: 62, sale_price: 70 })).toEqual({
    priceMinor: 6200,
    fullMinor: undefined,
  });
});
