import { expect, it } from 'vitest';
import { clientTotal, kilometres } from './order-amounts.ts';

it('the client total is the delivery plus every dish', () => {
  const dishes = [
    { line_id: 11, dish_id: 1, count: 3, dish_price: 0.1, name: '' },
    { line_id: 12, dish_id: 2, count: 2, dish_price: 48.4, name: '' },
  ];
  expect(clientTotal({ delivery_price: 40, dishes })).toBe(137.1);
});

it('is unknown before the order is reserved', () => {
  expect(clientTotal({})).toBeUndefined();
});

it.each([
  [0, 0],
  [49, 0],
  [50, 0.1],
  [1249, 1.2],
  [1250, 1.3],
  [12_000, 12],
])('%s m are %s km', (metres, km) => {
  expect(kilometres(metres)).toBe(km);
});
