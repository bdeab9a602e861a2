import { orderStatuses, type OrderStatus } from '@comanda/domain/orders';
import { describe, expect, it } from 'vitest';
import {
  canReserve,
  courierFilters,
  isCourierFilter,
  nextCourierStep,
  initialFilter,
  passesCourierFilter,
} from './courier-filter.ts';

const OWN_ID = 4;
const order = (status: OrderStatus, reserver: number) => ({
  status,
  courier_info: { is_reserved: reserver !== 0, reserver_courier_id: reserver },
});
const listsOf = (status: OrderStatus, reserver: number) =>
  courierFilters.filter((filter) => passesCourierFilter(order(status, reserver), filter, OWN_ID));

describe('the three lists of a courier', () => {
  it.each(orderStatuses)('a free order, %s', (status) => {
    expect(listsOf(status, 0)).toEqual(status === 'preparing' ? ['available'] : []);
  });

  it.each([
    ['not_handled', ['active']],
    ['handled', ['active']],
    ['preparing', ['active']],
    ['at_courier', ['active']],
    ['completed', ['completed']],
    ['canceled', []],
  ] as const)('an own order, %s', (status, lists) => {
    expect(listsOf(status, OWN_ID)).toEqual(lists);
  });

  it.each(orderStatuses)('another courier’s order, %s, is in none', (status) => {
    expect(listsOf(status, -1)).toEqual([]);
    expect(listsOf(status, OWN_ID + 1)).toEqual([]);
  });
});

const active = { ...order('preparing', OWN_ID), id: 1 };
const free = { ...order('preparing', 0), id: 2 };
const completed = { ...order('completed', OWN_ID), id: 3 };
const canceled = { ...order('canceled', OWN_ID), id: 4 };
const ofOther = { ...order('at_courier', -1), id: 5 };

describe('the orders open at first', () => {
  it.each([
    ['on available orders', [free, active, completed, ofOther], undefined, 'available'],
    ['on available orders where there are no orders', [], undefined, 'available'],
    ['on the list of the order in the address', [free, active, completed], 3, 'completed'],
    [
      'on available orders when the order in the address is in no list',
      [active, canceled],
      4,
      'available',
    ],
    ['on available orders when the order in the address does not exist', [free], 9, 'available'],
  ] as const)('%s', (_, orders, orderID, filter) => {
    expect(initialFilter(orders, { courierID: OWN_ID, orderID })).toBe(filter);
  });
});

it.each([
  [false, 0, true],
  [true, OWN_ID, false],
  [true, -1, false],
  [false, -1, false],
])('reserved %s by %s can be reserved: %s', (isReserved, reserver, may) => {
  const info = { is_reserved: isReserved, reserver_courier_id: reserver };
  expect(canReserve({ status: 'preparing', courier_info: info })).toBe(may);
});

it('picks up first, then completes', () => {
  expect(nextCourierStep(order('preparing', OWN_ID))).toBe('pick_up');
  expect(nextCourierStep(order('not_handled', OWN_ID))).toBe('pick_up');
  expect(nextCourierStep(order('at_courier', OWN_ID))).toBe('complete');
});

it('reads a filter from any value of a history entry', () => {
  expect(isCourierFilter('active')).toBe(true);
  expect(isCourierFilter('canceled')).toBe(false);
});
