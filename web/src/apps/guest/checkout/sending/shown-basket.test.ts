import { expect, test } from 'vitest';
import type { Basket } from '../../basket/basket.ts';
import type { Placed } from './send-order.ts';
import { withoutOrdered, withCurrentDishes, withoutDishesOf } from './shown-basket.ts';

const soup = { id: 11, dishId: 1, name: 'Zeamă', priceMinor: 8500, count: 3 };
const pie = { id: 12, dishId: 2, name: 'Plăcintă', priceMinor: 6800, count: 1 };
const basket: Basket = { lines: [soup, pie], orderType: 'delivery' };
const placed = (dishes: readonly (readonly [id: number, count: number])[], trackingToken = 'one') =>
  ({
    kind: 'placed',
    trackingToken,
    dishes: dishes.map(([dish_id, count]) => ({ dish_id, count })),
  }) as const;

test('an order leaves an empty basket with the token of the order', () => {
  const all = placed([
    [1, 3],
    [2, 1],
  ]);
  expect(withoutOrdered(basket, all)).toEqual({ lines: [], orderType: null, ordered: 'one' });
});

test('dishes added while an earlier request was pending are not ordered and stay', () => {
  const left = withoutOrdered(basket, placed([[1, 2]]));
  expect(left).toEqual({
    lines: [{ ...soup, count: 1 }, pie],
    orderType: 'delivery',
    ordered: 'one',
  });
  // The other tab receives the same order: it removes nothing twice.
  expect(withoutOrdered(left, placed([[1, 2]]))).toBe(left);
  expect(withoutOrdered(left, placed([[2, 1]], 'two')).lines).toEqual([{ ...soup, count: 1 }]);
});

test('an order removes its count of a dish from two lines: the first, then the other', () => {
  const more = { ...soup, id: 13, count: 2 };
  const two: Basket = { lines: [soup, pie, more], orderType: 'delivery' };
  expect(withoutOrdered(two, placed([[1, 4]])).lines).toEqual([pie, { ...more, count: 1 }]);
  expect(withoutDishesOf(two, [1]).lines).toEqual([pie]);
  const seen = withCurrentDishes(two, () => ({ name: 'Zeamă nouă', priceMinor: 1 }));
  expect(seen.lines.map(({ id, count }) => [id, count])).toEqual([
    [11, 3],
    [12, 1],
    [13, 2],
  ]);
});

test('an order takes only the lines with its options and note', () => {
  const options = [{ choiceId: 4, count: 2, name: 'Brânză' }];
  const rich = { ...soup, id: 14, options, note: 'fără ceapă' };
  const ordered = { dish_id: 1, options: [{ choice_id: 4, count: 2 }], note: 'fără ceapă' };
  const order = {
    kind: 'placed' as const,
    trackingToken: 'one',
    dishes: [
      { ...ordered, count: 2 },
      { dish_id: 1, count: 1 },
    ],
  } satisfies Placed;
  expect(withoutOrdered({ ...basket, lines: [rich, soup] }, order).lines).toEqual([
    { ...rich, count: 1 },
    { ...soup, count: 2 },
  ]);
});

test('removed dishes leave the basket; a shown name and price are stored', () => {
  expect(withoutDishesOf(basket, [2]).lines).toEqual([soup]);
  const dishes = new Map([[2, { dishId: 2, name: 'Plăcintă nouă', priceMinor: 7000 }]]);
  expect(withCurrentDishes(basket, ({ dishId }) => dishes.get(dishId)).lines).toEqual([
    soup,
    { ...pie, name: 'Plăcintă nouă', priceMinor: 7000 },
  ]);
});
