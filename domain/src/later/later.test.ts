import { describe, expect, it } from 'vitest';
import { DEFAULT_HOURS, hoursOfService, orderUntilFor, type WeekHours } from '../hours/index.ts';
import { orderStatuses } from '../orders/index.ts';
import {
  findFull,
  isAhead,
  isStartOfSlot,
  NO_LIMITS,
  slotOf,
  slotsOfDay,
  timesOfWanted,
} from './index.ts';

const zone = 'Europe/Chisinau';
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

function hoursOf(week: WeekHours) {
  const opening = { week, follows: null, last_order: 0 };
  const services = { ...DEFAULT_HOURS.services, opening };
  return hoursOfService({ services, periods: [], exceptions: [] }, 'opening');
}
const shown = (at: Date) =>
  at.toLocaleString('en-GB', {
    timeZone: zone,
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const slots = (date: string, week: WeekHours, minutes = 30) =>
  slotsOfDay(hoursOf(week), { day: dayOf(date), minutes, timeZone: zone }).map(({ from }) =>
    shown(from),
  );

describe('a slot', () => {
  it.each([
    ['2026-11-20T17:10:40Z', 15, '2026-11-20T17:00:00.000Z'],
    ['2026-11-20T17:15:00Z', 15, '2026-11-20T17:15:00.000Z'],
    ['2026-11-20T17:59:59Z', 60, '2026-11-20T17:00:00.000Z'],
    ['2026-11-20T17:25:00Z', 20, '2026-11-20T17:20:00.000Z'],
  ])('of %s with %d minutes begins at %s', (at, minutes, from) => {
    const slot = slotOf(new Date(at), minutes, zone);
    expect(slot.from.toISOString()).toBe(from);
    expect(slot.to.getTime() - slot.from.getTime()).toBe(minutes * 60_000);
    expect(isStartOfSlot(slot.from, minutes, zone)).toBe(true);
    expect(isStartOfSlot(new Date(slot.from.getTime() + 1), minutes, zone)).toBe(false);
  });

  it('begins at whole hours of a clock that is half an hour off', () => {
    const { from } = slotOf(new Date('2026-11-20T17:10:00Z'), 60, 'Asia/Kolkata');
    expect(from.toISOString()).toBe('2026-11-20T16:30:00.000Z');
  });
});

describe('the slots of a working day', () => {
  it('go past midnight with the hours that begin on it, and four hours longer', () => {
    const week = [{ days: ALL_DAYS, start: 1_320, end: 60 }];
    const found = slots('2026-11-20', week, 60);
    expect(found).toEqual([
      ...['22', '23'].map((hour) => `20, ${hour}:00`),
      ...['00', '01', '02', '03', '04', '05'].map((hour) => `21, ${hour}:00`),
    ]);
  });

  it('begin with the first whole one, and stop between two spans that are far apart', () => {
    const week = [
      { days: ALL_DAYS, start: 625, end: 660 },
      { days: ALL_DAYS, start: 1_080, end: 1_110 },
    ];
    const found = slots('2026-11-20', week);
    expect(found[0]).toBe('20, 10:30');
    expect(found).not.toContain('20, 17:30');
    expect(found).toContain('20, 18:00');
    expect(new Set(found).size).toBe(found.length);
  });

  it('are none on a closed day, and all of a day where nothing is said', () => {
    expect(slots('2026-11-20', [{ days: [0], start: 600, end: 1_320 }])).toEqual([]);
    const any = slotsOfDay(undefined, { day: dayOf('2026-11-20'), minutes: 60, timeZone: zone });
    expect(any).toHaveLength(25);
  });

  // In 2026 Chișinău goes from 02:00 to 03:00 on 29 March and from 03:00 back to 02:00 on 25 October.
  it.each(['2026-03-28', '2026-10-24'])('are each once in the night after %s', (date) => {
    const week = [{ days: ALL_DAYS, start: 1_320, end: 300 }];
    const moments = slotsOfDay(hoursOf(week), { day: dayOf(date), minutes: 15, timeZone: zone });
    const starts = moments.map(({ from }) => from.getTime());
    expect(new Set(starts).size).toBe(starts.length);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(moments.every(({ from }) => isStartOfSlot(from, 15, zone))).toBe(true);
  });
});

describe('an order for a time', () => {
  const at = new Date('2026-11-20T18:00:00Z');
  const wanted = { at, distanceMetres: 3_000, zoneMinutes: 10, usualMinutes: 20 };

  it.each([
    ['that is collected is ready then', 'pick_up', '18:00', '17:40'],
    // Five minutes to hand it over, 4.2 km at 300 m a minute, ten of its zone.
    ['that is delivered is ready by its way earlier', 'delivery', '17:31', '17:11'],
  ] as const)('%s', (_, orderType, ready, cooked) => {
    const { readyAt, cookAt } = timesOfWanted({ ...wanted, orderType });
    expect([readyAt, cookAt].map((moment) => moment.toISOString().slice(11, 16))).toEqual([
      ready,
      cooked,
    ]);
  });

  it('is ahead while it is accepted and its kitchen has not begun', () => {
    const ahead = orderStatuses.filter((status) => isAhead({ status, is_ahead: true }));
    expect(ahead).toEqual(['preparing']);
    expect(isAhead({ status: 'preparing' })).toBe(false);
  });
});

describe('a limit', () => {
  const used = { orders: 2, dishes: 7, minutes: 20, value: 30_000 };
  const added = { orders: 1, dishes: 3, minutes: 5, value: 9_000 };
  it.each([
    [{}, undefined],
    [{ orders: 3, dishes: 10, minutes: 25, value: 39_000 }, undefined],
    [{ orders: 2 }, 'orders'],
    [{ dishes: 9 }, 'dishes'],
    [{ minutes: 24 }, 'minutes'],
    [{ value: 38_999 }, 'value'],
    [{ orders: 2, value: 1 }, 'orders'],
  ])('%j', (limits, full) => {
    expect(findFull({ ...NO_LIMITS, ...limits }, used, added)).toBe(full);
  });
});

describe('until when orders for a day are taken', () => {
  it.each([
    ['of the day', 0, 660, '2026-11-20T18:00:00Z', '2026-11-20T09:00:00.000Z'],
    ['of the evening before', 1, 1_080, '2026-11-20T18:00:00Z', '2026-11-19T16:00:00.000Z'],
    [
      'for the night, which belongs to the evening',
      0,
      660,
      '2026-11-20T23:30:00Z',
      '2026-11-20T09:00:00.000Z',
    ],
    ['over the change of the clock', 1, 1_080, '2026-03-29T10:00:00Z', '2026-03-28T16:00:00.000Z'],
  ])('%s', (_, days_before, minute, cookAt, until) => {
    expect(orderUntilFor({ days_before, minute }, new Date(cookAt), zone).toISOString()).toBe(
      until,
    );
  });
});
