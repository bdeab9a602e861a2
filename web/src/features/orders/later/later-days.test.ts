import { DEFAULT_LATER } from '@comanda/domain/later';
import { expect, it } from 'vitest';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { laterDays, slotDays, slotsAhead } from './later-days.ts';

const ZONE = 'Europe/Chisinau';

it('orders for later stand by the working day on which they are cooked, past midnight too', () => {
  const at = (id: number, time: string) =>
    anOrder({
      id,
      status: 'preparing',
      is_ahead: true,
      wanted_from: `2026-11-${time}:00Z`,
      cook_at: `2026-11-${time}:00Z`,
    });
  // 12:30 and 04:30 of Sunday in Chișinău, and Saturday evening: the working day ends at 05:00.
  const days = laterDays(
    [at(1, '22T10:30'), at(2, '22T02:30'), at(3, '21T17:30'), anOrder({ id: 4 })],
    ZONE,
  );
  expect(days.map(({ date, orders }) => [date, orders.map(({ id }) => id)])).toEqual([
    ['2026-11-21', [3, 2]],
    ['2026-11-22', [1]],
  ]);
});

it.each([
  ['no slots at all without orders for later and limits', {}, []],
  [
    'today’s of a pub with limits alone: of orders for now',
    { limits: { ...DEFAULT_LATER.limits, dishes: 9 } },
    ['2026-11-20'],
  ],
  [
    'those that guests are offered',
    { order_types: ['pick_up' as const], days_ahead: 2 },
    ['2026-11-20', '2026-11-21', '2026-11-22'],
  ],
])('has %s', (_, later, days) => {
  const now = new Date('2026-11-21T02:30:00Z');
  expect(slotDays({ ...DEFAULT_LATER, ...later }, ZONE, now)).toEqual(days);
});

it('shows no slot that is over', () => {
  const slot = (from: string, to: string) => ({
    from: `2026-11-20T${from}Z`,
    to: `2026-11-20T${to}Z`,
  });
  const slots = [slot('17:00:00', '17:30:00'), slot('17:30:00', '18:00:00')];
  expect(slotsAhead(slots, new Date('2026-11-20T17:30:00Z'))).toEqual([slots[1]]);
});
