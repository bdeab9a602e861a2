import { orderStatuses } from '@comanda/domain/orders';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { countOrders, isOrderFilter, laterOrders, passesFilter } from './order-filter.ts';

const everyStatus = orderStatuses.map((status) => anOrder({ status }));
/** Accepted, for later, and its kitchen has not begun. */
const ahead = { status: 'preparing', is_ahead: true } as const;
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
    expect(countOrders([...everyStatus, anOrder({ status: 'completed' })])).toEqual({
      not_handled: 2,
      preparing: 1,
      at_courier: 1,
      completed: 2,
      canceled: 1,
      active: 4,
      later: 0,
    });
  });

  it.each([
    ['that waits for its time aside', ahead, { preparing: 0, active: 0, later: 1 }],
    [
      'that needs an answer as a new one',
      { is_ahead: true },
      { not_handled: 1, active: 1, later: 0 },
    ],
    [
      'whose kitchen has begun as any other',
      { status: 'preparing' },
      { preparing: 1, active: 1, later: 0 },
    ],
    [
      'that was accepted by itself as one in preparation too, until a person has seen it',
      { ...ahead, accepted_by_itself: true, opened_at: null },
      { preparing: 1, active: 1, later: 1 },
    ],
  ] as const)('counts one for later %s', (_, over, counts) => {
    expect(countOrders([anOrder(over)])).toMatchObject(counts);
  });

  it('lists those for later in the sequence of their times', () => {
    const at = (id: number, time: string, over = {}) =>
      anOrder({ id, wanted_from: `2026-11-${time}:00Z`, ...ahead, ...over });
    const orders = [
      at(1, '21T17:30'),
      at(2, '20T17:30'),
      at(3, '20T16:30'),
      at(4, '20T17:30'),
      at(5, '20T17:30', { status: 'not_handled' }),
    ];
    expect(laterOrders(orders).map(({ id }) => id)).toEqual([3, 2, 4, 1]);
  });

  it('reads a filter from any value of a history entry', () => {
    expect(isOrderFilter('preparing')).toBe(true);
    expect(isOrderFilter('handled')).toBe(false);
    expect(isOrderFilter(undefined)).toBe(false);
  });
});
