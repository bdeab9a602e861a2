import { orderStatuses } from '@comanda/domain/orders';
import { describe, expect, it } from 'vitest';
import { countOrders, isOrderFilter, passesFilter } from './order-filter.ts';

const everyStatus = orderStatuses.map((status) => ({ status }));
const passing = (filter: Parameters<typeof passesFilter>[1]) =>
  everyStatus.filter((order) => passesFilter(order, filter)).map(({ status }) => status);

describe('order filter', () => {
  it('"all" hides completed and canceled orders', () => {
    expect(passing('all')).toEqual(['not_handled', 'handled', 'preparing', 'at_courier']);
  });

  it.each([
    ['not_handled', ['not_handled', 'handled']],
    ['preparing', ['preparing']],
    ['at_courier', ['at_courier']],
    ['completed', ['completed']],
    ['canceled', ['canceled']],
  ] as const)('%s', (filter, statuses) => {
    expect(passing(filter)).toEqual(statuses);
  });

  it('counts orders by status and the unfinished ones', () => {
    expect(countOrders([...everyStatus, { status: 'completed' }])).toEqual({
      not_handled: 2,
      preparing: 1,
      at_courier: 1,
      completed: 2,
      canceled: 1,
      active: 4,
    });
  });

  it('reads a filter from any value of a history entry', () => {
    expect(isOrderFilter('preparing')).toBe(true);
    expect(isOrderFilter('handled')).toBe(false);
    expect(isOrderFilter(undefined)).toBe(false);
  });
});
