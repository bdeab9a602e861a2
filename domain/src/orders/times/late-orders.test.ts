import { describe, expect, it } from 'vitest';
import { isLate, lateOrders, minutesUntil, promisedUntil } from './late-orders.ts';
import { orderStatuses, type OrderStatus } from '../facts/order-status.ts';

const at = (time: string): Date => new Date(`2026-11-20T${time}Z`);
const delivery = (status: OrderStatus) => ({
  status,
  promisedAt: at('18:40:00'),
  arrivesTo: at('19:15:00'),
});
const atTable = (status: OrderStatus) => ({ ...delivery(status), arrivesTo: null });

describe('an order is promised until', () => {
  it.each([
    ['it is ready, in the pub', delivery('preparing'), '18:40:00'],
    ['it is at the door, with a courier', delivery('at_courier'), '19:15:00'],
    ['it is ready, at a table, whatever its status', atTable('at_courier'), '18:40:00'],
  ])('%s', (_, order, until) => {
    expect(promisedUntil(order)).toEqual(at(until));
  });

  it('nothing before it is accepted and after it is finished', () => {
    const promised = orderStatuses.filter((status) => promisedUntil(delivery(status)));
    expect(promised).toEqual(['preparing', 'at_courier']);
  });

  it('nothing when it was accepted without a time', () => {
    for (const status of orderStatuses) {
      expect(promisedUntil({ status, promisedAt: null, arrivesTo: null })).toBeUndefined();
    }
  });
});

describe('an order is late', () => {
  it.each([
    ['a second before its time', delivery('preparing'), '18:39:59', false],
    ['at its time', delivery('preparing'), '18:40:00', true],
    ['after it', delivery('preparing'), '18:41:00', true],
    ['on its way, before the end of the arrival', delivery('at_courier'), '19:14:59', false],
    ['on its way, after it', delivery('at_courier'), '19:15:00', true],
    ['not answered', delivery('not_handled'), '20:00:00', false],
    ['seen, not answered', delivery('handled'), '20:00:00', false],
    ['completed', delivery('completed'), '20:00:00', false],
    ['canceled', delivery('canceled'), '20:00:00', false],
    ['without a time', { ...atTable('preparing'), promisedAt: null }, '20:00:00', false],
  ])('%s', (_, order, now, late) => {
    expect(isLate(order, at(now))).toBe(late);
  });

  it('and comes before those that are late for a shorter time', () => {
    const of = (id: number, minute: number) => ({
      ...atTable('preparing'),
      id,
      promisedAt: at(`18:${minute}:00`),
    });
    const orders = [of(1, 30), of(2, 20), of(3, 50), of(4, 10)];
    expect(lateOrders(orders, at('18:40:00')).map(({ id }) => id)).toEqual([4, 2, 1]);
  });
});

it.each([
  ['18:20:00', 20],
  ['18:20:01', 20],
  ['18:39:00', 1],
  ['18:39:59', 1],
  ['18:40:00', -1],
  ['18:40:59', -1],
  ['18:41:59', -1],
  ['18:42:00', -2],
  ['20:00:00', -80],
])('at %s there are %s minutes to 18:40', (now, minutes) => {
  expect(minutesUntil(at('18:40:00'), at(now))).toBe(minutes);
});
