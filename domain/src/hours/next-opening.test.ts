import { describe, expect, it } from 'vitest';
import { DEFAULT_WEEK, weekHoursOf, type WorkDay } from '../shipping/index.ts';
import { DEFAULT_HOURS, hoursOfService } from './index.ts';
import { closingOfToday, nextOpeningAfterToday } from './next-opening.ts';

const CHISINAU = 'Europe/Chisinau';
const closed: WorkDay = { start: 0, end: 0 };
const hours = (from: number, to: number): WorkDay => ({ start: from * 60, end: to * 60 });
const everyDay = (day: WorkDay): WorkDay[] => DEFAULT_WEEK.map(() => day);
const closedOn = (weekdays: readonly number[], day: WorkDay): WorkDay[] =>
  DEFAULT_WEEK.map((_, weekday) => (weekdays.includes(weekday) ? closed : day));
const [MONDAY, TUESDAY] = [0, 1];

type Case = readonly [name: string, week: WorkDay[], now: string, expected: string | undefined];

function hoursOf(week: readonly WorkDay[]) {
  const opening = { week: weekHoursOf(week), follows: null, last_order: 0 };
  const services = { ...DEFAULT_HOURS.services, opening };
  const found = hoursOfService({ ...DEFAULT_HOURS, services }, 'opening');
  if (!found) throw new Error('the hours are set');
  return found;
}

function iso(at: Date | undefined): string | undefined {
  return at?.toISOString();
}

// 23 November 2026 is a Monday. In 2026 Chișinău (UTC+2) has summer time from 29 March 03:00 to 25 October 04:00.
const openings: Case[] = [
  ['in the hours', everyDay(hours(10, 22)), '2026-11-23T12:00:30Z', '2026-11-24T08:00:00.000Z'],
  ['after the hours', everyDay(hours(10, 22)), '2026-11-23T21:00:00Z', '2026-11-24T08:00:00.000Z'],
  ['before the hours', everyDay(hours(10, 22)), '2026-11-23T06:00:00Z', '2026-11-24T08:00:00.000Z'],
  [
    'in the night after them',
    everyDay(hours(10, 22)),
    '2026-11-23T22:30:00Z',
    '2026-11-24T08:00:00.000Z',
  ],
  ['at five', everyDay(hours(10, 22)), '2026-11-24T03:00:00Z', '2026-11-25T08:00:00.000Z'],
  [
    'before a closed day',
    closedOn([TUESDAY], hours(10, 22)),
    '2026-11-23T12:00:00Z',
    '2026-11-25T08:00:00.000Z',
  ],
  [
    'on a closed day',
    closedOn([MONDAY], hours(10, 22)),
    '2026-11-23T12:00:00Z',
    '2026-11-24T08:00:00.000Z',
  ],
  [
    'once a week, on that day',
    closedOn([1, 2, 3, 4, 5, 6], hours(10, 22)),
    '2026-11-23T12:00:00Z',
    '2026-11-30T08:00:00.000Z',
  ],
  [
    'on Sundays only',
    closedOn([0, 1, 2, 3, 4, 5], hours(10, 22)),
    '2026-11-23T12:00:00Z',
    '2026-11-29T08:00:00.000Z',
  ],
  [
    'hours past midnight, in the evening',
    everyDay(hours(18, 3)),
    '2026-11-23T20:00:00Z',
    '2026-11-24T16:00:00.000Z',
  ],
  [
    'hours past midnight, in the night',
    everyDay(hours(18, 3)),
    '2026-11-23T23:30:00Z',
    '2026-11-24T16:00:00.000Z',
  ],
  [
    'hours to the morning, before their end',
    everyDay(hours(20, 9)),
    '2026-11-24T06:30:00Z',
    '2026-11-24T18:00:00.000Z',
  ],
  [
    'the night of Sunday, before a closed Monday',
    closedOn([MONDAY], hours(18, 3)),
    '2026-11-22T23:30:00Z',
    '2026-11-24T16:00:00.000Z',
  ],
  [
    'a bakery after its opening in the night',
    everyDay(hours(4, 12)),
    '2026-11-24T02:30:00Z',
    '2026-11-25T02:00:00.000Z',
  ],
  ['around the clock', everyDay(hours(0, 24)), '2026-11-23T12:00:00Z', '2026-11-23T22:00:00.000Z'],
  [
    'around the clock, at one in the night',
    everyDay(hours(0, 24)),
    '2026-11-23T23:00:00Z',
    '2026-11-24T22:00:00.000Z',
  ],
  ['without hours', everyDay(closed), '2026-11-23T12:00:00Z', undefined],
  [
    'before the clock goes forward',
    everyDay(hours(10, 22)),
    '2026-03-28T12:00:00Z',
    '2026-03-29T07:00:00.000Z',
  ],
  [
    'before the clock goes back',
    everyDay(hours(10, 22)),
    '2026-10-24T12:00:00Z',
    '2026-10-25T08:00:00.000Z',
  ],
  [
    'at a time that the clock skips',
    everyDay({ start: 210, end: 600 }),
    '2026-03-28T12:00:00Z',
    '2026-03-29T01:30:00.000Z',
  ],
  [
    'at a time that the clock shows twice: the first one',
    everyDay({ start: 210, end: 600 }),
    '2026-10-24T12:00:00Z',
    '2026-10-25T00:30:00.000Z',
  ],
];

describe('nextOpeningAfterToday', () => {
  it('is the earliest of a day, in whatever order its hours are', () => {
    const days = [0, 1, 2, 3, 4, 5, 6];
    const week = [hours(18, 22), hours(10, 14)].map((span) => ({ days, ...span }));
    const services = {
      ...DEFAULT_HOURS.services,
      opening: { week, follows: null, last_order: 0 },
    };
    const found = hoursOfService({ ...DEFAULT_HOURS, services }, 'opening');
    const at = new Date('2026-11-23T12:00:00Z');
    expect(iso(found && nextOpeningAfterToday(found, CHISINAU, at))).toBe(
      '2026-11-24T08:00:00.000Z',
    );
  });

  it.each(openings)('%s', (_, week, now, expected) => {
    expect(iso(nextOpeningAfterToday(hoursOf(week), CHISINAU, new Date(now)))).toBe(expected);
  });

  it('counts days on the clock of the pub', () => {
    const at = new Date('2026-11-23T23:30:00Z');
    expect(
      iso(nextOpeningAfterToday(hoursOf(everyDay(hours(10, 22))), 'America/New_York', at)),
    ).toBe('2026-11-24T15:00:00.000Z');
  });
});

const closings: Case[] = [
  ['in the hours', everyDay(hours(10, 22)), '2026-11-23T12:00:30Z', '2026-11-23T20:00:00.000Z'],
  ['before the hours', everyDay(hours(10, 22)), '2026-11-23T06:00:00Z', undefined],
  ['at their end', everyDay(hours(10, 22)), '2026-11-23T20:00:00Z', undefined],
  ['past midnight', everyDay(hours(18, 3)), '2026-11-23T23:00:00Z', '2026-11-24T01:00:00.000Z'],
  [
    'from Sunday into Monday',
    closedOn([0, 1, 2, 3, 4, 5], hours(18, 3)),
    '2026-11-22T20:00:00Z',
    '2026-11-23T01:00:00.000Z',
  ],
  ['around the clock', everyDay(hours(0, 24)), '2026-11-23T12:00:00Z', undefined],
  [
    'over the clock going forward',
    everyDay(hours(18, 5)),
    '2026-03-28T20:00:00Z',
    '2026-03-29T02:00:00.000Z',
  ],
  [
    'over the clock going back',
    everyDay(hours(18, 5)),
    '2026-10-24T20:00:00Z',
    '2026-10-25T03:00:00.000Z',
  ],
  [
    'in the hour that comes a second time',
    everyDay({ start: 1080, end: 210 }),
    '2026-10-25T01:10:00Z',
    '2026-10-25T01:30:00.000Z',
  ],
];

describe('closingOfToday', () => {
  it.each(closings)('%s', (_, week, now, expected) => {
    expect(iso(closingOfToday(hoursOf(week), CHISINAU, new Date(now)))).toBe(expected);
  });
});
