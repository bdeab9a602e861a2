import { expect, it } from 'vitest';
import { inHandFirst } from './in-hand-first.ts';

const carried = (id: number, status: 'preparing' | 'at_courier', minute: number) => ({
  id,
  status,
  created_time: `2026-11-20T19:${String(minute).padStart(2, '0')}:00.000Z`,
});

it.each([
  [
    'an order on the way before one to pick up',
    [carried(1, 'preparing', 1), carried(2, 'at_courier', 5)],
    [2, 1],
  ],
  ['the oldest first', [carried(3, 'preparing', 9), carried(4, 'preparing', 2)], [4, 3]],
  [
    'of two on the way, the older first',
    [carried(6, 'at_courier', 3), carried(5, 'at_courier', 2), carried(7, 'preparing', 1)],
    [5, 6, 7],
  ],
  [
    'of the same minute, the smaller id first',
    [carried(9, 'preparing', 1), carried(8, 'preparing', 1)],
    [8, 9],
  ],
])('%s', (_, orders, ids) => {
  expect(inHandFirst(orders).map(({ id }) => id)).toEqual(ids);
});
