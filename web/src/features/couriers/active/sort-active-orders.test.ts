import { expect, it } from 'vitest';
import { sortActiveOrders } from './sort-active-orders.ts';

const active = (id: number, status: 'preparing' | 'at_courier', minute: number) => ({
  id,
  status,
  created_time: `2026-11-20T19:${String(minute).padStart(2, '0')}:00.000Z`,
});

it.each([
  [
    'an order on the way before one to pick up',
    [active(1, 'preparing', 1), active(2, 'at_courier', 5)],
    [2, 1],
  ],
  ['the oldest first', [active(3, 'preparing', 9), active(4, 'preparing', 2)], [4, 3]],
  [
    'of two on the way, the older first',
    [active(6, 'at_courier', 3), active(5, 'at_courier', 2), active(7, 'preparing', 1)],
    [5, 6, 7],
  ],
  [
    'of the same minute, the smaller id first',
    [active(9, 'preparing', 1), active(8, 'preparing', 1)],
    [8, 9],
  ],
])('%s', (_, orders, ids) => {
  expect(sortActiveOrders(orders).map(({ id }) => id)).toEqual(ids);
});
