import { expect, test } from 'vitest';
import {
  countOfDish,
  emptyBasket,
  totalCount,
  withDish,
  withLineCount,
  withOrderType,
  withoutOne,
  type Basket,
  orderTypeOf,
} from './basket.ts';
import { dishPrices, shownPriceMinor } from './shown-price.ts';

const soup = { dishId: 1, name: 'Zeamă', priceMinor: 8500 };
const pie = { dishId: 2, name: 'Plăcintă', priceMinor: 6800 };
const basket = withDish(withDish(emptyBasket, soup), pie, 2);
/** Two lines of one dish. */
const twoLines: Basket = {
  lines: [
    { ...soup, id: 1, count: 3 },
    { ...pie, id: 2, count: 1 },
    { ...soup, id: 3, count: 2 },
  ],
  orderType: null,
};
const countsOf = ({ lines }: Basket) => lines.map(({ id, count }) => [id, count]);

test('the same dish again increases its line, another one is a new line with its own id', () => {
  const more = withDish(basket, soup, 2);
  expect(more.lines).toEqual([
    { ...soup, id: 1, count: 3 },
    { ...pie, id: 2, count: 2 },
  ]);
  expect(totalCount(more)).toBe(5);
  const again = withDish(withLineCount(more, 1, 0), soup);
  expect(countsOf(again)).toEqual([
    [2, 2],
    [3, 1],
  ]);
});

test('the count of a line does not depend on other lines with its dish; zero removes it', () => {
  expect(countsOf(withLineCount(twoLines, 3, 5))).toEqual([
    [1, 3],
    [2, 1],
    [3, 5],
  ]);
  expect(countsOf(withLineCount(twoLines, 1, 0))).toEqual([
    [2, 1],
    [3, 2],
  ]);
  expect(countOfDish(withLineCount(basket, 1, -1), 1)).toBe(0);
});

test('a dish is counted in all its lines, and is removed from the last of them', () => {
  expect(countOfDish(twoLines, 1)).toBe(5);
  expect(countsOf(withoutOne(withoutOne(withoutOne(twoLines, 1), 1), 1))).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(withoutOne(basket, 9)).toBe(basket);
});

test('a dish is added to the line with the same options and note, whatever their order', () => {
  const cheese = { choiceId: 5, count: 2, name: 'Brânză' };
  const bacon = { choiceId: 4, count: 1, name: 'Bacon' };
  const rich = { ...soup, options: [cheese, bacon] };
  const lines = [
    rich,
    { ...soup, options: [bacon, cheese] },
    soup,
    { ...soup, options: [bacon] },
    { ...soup, note: 'fără ceapă' },
    { ...soup, note: ' fără ceapă ' },
    { ...rich, note: 'fără ceapă' },
  ].reduce((all, dish) => withDish(all, dish), emptyBasket);
  expect(countsOf(lines)).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 1],
  ]);
  expect(countOfDish(lines, soup.dishId)).toBe(7);
});

test('no line holds more of a dish than an order may', () => {
  expect(countOfDish(withDish(basket, soup, 5000), 1)).toBe(999);
});

test('the order that emptied a basket is stored until a dish is added again', () => {
  const sent = { ...emptyBasket, ordered: 'token' };
  expect(withDish(sent, soup).ordered).toBeUndefined();
});

test('an order type that the pub no longer offers is replaced by one that it offers', () => {
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
