import { describe, expect, it } from 'vitest';
import {
  activeStatuses,
  countsAs,
  finishedStatuses,
  isFinalStatus,
  isInProcess,
  isOfferedFor,
  offeredStatuses,
  orderStatuses,
  PENDING_PICKUP_STATUS,
  statusTable,
  usualStatuses,
} from '../index.ts';

describe('the statuses of an order', () => {
  it.each([
    { status: 'not_handled', isOffered: true, isFinal: false },
    { status: 'handled', isOffered: false, isFinal: false },
    { status: 'preparing', isOffered: true, isFinal: false },
    { status: 'at_courier', isOffered: true, isFinal: false },
    { status: 'completed', isOffered: true, isFinal: true },
    { status: 'canceled', isOffered: true, isFinal: true },
  ] as const)('$status: offered $isOffered, final $isFinal', ({ status, isOffered, isFinal }) => {
    expect(orderStatuses).toContain(status);
    expect(offeredStatuses.some((offered) => offered === status)).toBe(isOffered);
    expect(isFinalStatus(status)).toBe(isFinal);
    expect(isInProcess(status)).toBe(!isFinal);
    expect(activeStatuses.some((active) => active === status)).toBe(!isFinal);
    expect(finishedStatuses.some((finished) => finished === status)).toBe(isFinal);
    expect(countsAs(status)).toBe(isOffered ? status : 'not_handled');
  });

  it.each([
    ['at_courier', 'delivery', true],
    ['at_courier', 'in_place', false],
    ['at_courier', 'pick_up', false],
    ['preparing', 'in_place', true],
    ['completed', 'in_place', true],
    ['handled', 'delivery', false],
  ] as const)('%s of an order of the type %s: offered %s', (status, type, isOffered) => {
    expect(isOfferedFor(status, type)).toBe(isOffered);
  });

  it('are these six, and an order waits for a courier while it is prepared', () => {
    expect(orderStatuses).toHaveLength(6);
    expect(PENDING_PICKUP_STATUS).toBe('preparing');
  });

  it('have the colours of the specification, and the bell rings for unanswered orders', () => {
    const looks = orderStatuses.map((status) => [status, statusTable[status].tone]);
    expect(looks).toEqual([
      ['not_handled', 'red'],
      ['handled', 'red'],
      ['preparing', 'orange'],
      ['at_courier', 'blue'],
      ['completed', 'green'],
      ['canceled', 'grey'],
    ]);
    expect(orderStatuses.filter((status) => statusTable[status].rings)).toEqual(['not_handled']);
  });

  it.each([
    ['delivery', 'handled', ['not_handled', 'preparing', 'at_courier', 'completed']],
    ['delivery', 'canceled', ['not_handled', 'preparing', 'at_courier', 'completed']],
    ['pick_up', 'preparing', ['not_handled', 'preparing', 'completed']],
    ['in_place', 'preparing', ['not_handled', 'preparing', 'completed']],
    ['in_place', 'at_courier', ['not_handled', 'preparing', 'at_courier', 'completed']],
  ] as const)(
    'an order of the type %s with the status %s has the usual statuses %j',
    (orderType, status, usual) => {
      expect(usualStatuses({ orderType, status })).toEqual(usual);
    },
  );
});
