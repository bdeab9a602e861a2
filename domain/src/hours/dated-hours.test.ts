import { describe, expect, it } from 'vitest';
import { DEFAULT_WEEK, type WorkDay } from '../shipping/index.ts';
import {
  DEFAULT_HOURS,
  hoursOfService,
  openOn,
  timelineNow,
  timelineOf,
  type HoursException,
  type PubHours,
  type Service,
  type ServiceHours,
} from './index.ts';

const CHISINAU = 'Europe/Chisinau';
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const ALL = ['opening', 'delivery', 'pick_up'] as const;
const span = (from: number, to: number) => ({ start: from * 60, end: to * 60 });
const every = (...spans: WorkDay[]) => spans.map((one) => ({ days: ALL_DAYS, ...one }));

type Of = Partial<Omit<PubHours, 'services'>> & {
  readonly services?: Partial<Record<Service, Partial<ServiceHours>>>;
};
function aPub({ services = {}, ...rest }: Of): PubHours {
  const of = (service: Service) => ({
    ...DEFAULT_HOURS.services[service],
    ...services[service],
  });
  return {
    ...DEFAULT_HOURS,
    ...rest,
    services: { opening: of('opening'), delivery: of('delivery'), pick_up: of('pick_up') },
  };
}
const openWith = (week: ServiceHours['week'], rest: Of = {}) =>
  aPub({ ...rest, services: { opening: { week } } });

const on = (
  date: string,
  kind: HoursException['kind'],
  spans: WorkDay[] = [],
  to = date,
): HoursException => ({ from: date, to, kind, spans, services: ALL, text: {} });

type What = Parameters<typeof timelineOf>[1];
function at(
  hours: PubHours,
  now: string,
  { service = 'opening', what }: { service?: Service; what?: What } = {},
) {
  const dated = hoursOfService(hours, service);
  if (!dated) return undefined;
  const { isWithin, nextChange } = timelineNow(timelineOf(dated, what), CHISINAU, new Date(now));
  return [isWithin, nextChange?.toISOString().slice(0, 16)];
}

// Winter: two hours before UTC. 30 November 2026 is a Monday.
const lunchAndDinner = openWith(every(span(12, 15), span(18, 23)));
const nights = (exceptions: HoursException[]) => openWith(every(span(18, 3)), { exceptions });
const terrace = {
  name: {},
  from: '05-01',
  to: '09-30',
  services: ['opening'],
  week: every(span(8, 23)),
} as const;
const skiing = { ...terrace, from: '12-01', to: '02-28' };

describe('at a moment, with the next change', () => {
  it.each<[string, PubHours, string, unknown]>([
    [
      'between two spans of a day',
      lunchAndDinner,
      '2026-11-30T14:00Z',
      [false, '2026-11-30T16:00'],
    ],
    ['in the second one', lunchAndDinner, '2026-11-30T17:00Z', [true, '2026-11-30T21:00']],
    [
      'a closed date',
      openWith(every(span(10, 22)), { exceptions: [on('2026-12-01', 'closed')] }),
      '2026-11-30T21:00Z',
      [false, '2026-12-02T08:00'],
    ],
    [
      'the night before a closed date belongs to the evening',
      nights([on('2026-12-01', 'closed')]),
      '2026-11-30T23:00Z',
      [true, '2026-12-01T01:00'],
    ],
    [
      'a closed date’s own night is closed, and swallows nothing of the next day',
      nights([on('2026-12-01', 'closed')]),
      '2026-12-02T00:30Z',
      [false, '2026-12-02T16:00'],
    ],
    [
      'other hours past midnight belong to their date',
      nights([on('2026-12-01', 'hours', [span(20, 5)])]),
      '2026-12-02T02:30Z',
      [true, '2026-12-02T03:00'],
    ],
    [
      'other hours on a day that is closed else',
      openWith([{ days: [0], ...span(10, 22) }], {
        exceptions: [on('2026-12-02', 'hours', [span(12, 14)])],
      }),
      '2026-12-01T12:00Z',
      [false, '2026-12-02T10:00'],
    ],
    [
      'a break within the day',
      openWith(every(span(10, 22)), { exceptions: [on('2026-12-01', 'break', [span(15, 16.5)])] }),
      '2026-12-01T12:00Z',
      [true, '2026-12-01T13:00'],
    ],
    [
      'in the break',
      openWith(every(span(10, 22)), { exceptions: [on('2026-12-01', 'break', [span(15, 16.5)])] }),
      '2026-12-01T13:00Z',
      [false, '2026-12-01T14:30'],
    ],
    [
      'a break cuts the hours of one date too, and the night of the day before',
      nights([on('2026-12-01', 'hours', [span(12, 15)]), on('2026-12-01', 'break', [span(1, 13)])]),
      '2026-11-30T22:00Z',
      [true, '2026-11-30T23:00'],
    ],
    [
      'one day before a range of days',
      openWith(every(span(10, 22)), {
        exceptions: [
          on('2026-12-01', 'closed', [], '2026-12-10'),
          on('2026-12-05', 'hours', [span(9, 11)]),
        ],
      }),
      '2026-12-01T12:00Z',
      [false, '2026-12-05T07:00'],
    ],
    [
      'a range of days before a period',
      openWith(every(span(10, 22)), {
        periods: [skiing],
        exceptions: [on('2026-12-01', 'closed', [], '2026-12-10')],
      }),
      '2026-12-01T12:00Z',
      [false, '2026-12-11T06:00'],
    ],
    [
      'a period before the week',
      openWith(every(span(10, 22)), { periods: [terrace] }),
      '2026-05-01T05:30Z',
      [true, '2026-05-01T20:00'],
    ],
    [
      'a period over the new year',
      openWith(every(span(10, 22)), { periods: [skiing] }),
      '2027-01-15T06:30Z',
      [true, '2027-01-15T21:00'],
    ],
    [
      'closed until a period begins',
      openWith([], { periods: [terrace] }),
      '2026-11-30T12:00Z',
      [false, '2027-05-01T05:00'],
    ],
    [
      'around the clock, until a closed date',
      openWith(every(span(0, 24)), { exceptions: [on('2026-12-31', 'closed')] }),
      '2026-11-30T12:00Z',
      [true, '2026-12-30T22:00'],
    ],
    [
      'on the last day of a period',
      openWith(every(span(10, 22)), { periods: [terrace] }),
      '2026-09-30T05:30Z',
      [true, '2026-09-30T20:00'],
    ],
    [
      'a span within another one',
      openWith(every(span(10, 22), span(12, 14))),
      '2026-11-30T11:00Z',
      [true, '2026-11-30T20:00'],
    ],
    ['around the clock', openWith(every(span(0, 24))), '2026-11-30T12:00Z', [true, undefined]],
    ['never', openWith([]), '2026-11-30T12:00Z', [false, undefined]],
  ])('%s', (_, hours, now, expected) => {
    expect(at(hours, now)).toEqual(expected);
  });

  it('is not known of an opening that nobody has set', () => {
    expect(at(aPub({}), '2026-11-30T12:00Z')).toBeUndefined();
  });
});

describe('a service that follows another one', () => {
  const wedding = { ...on('2026-12-01', 'break', [span(15, 16)]), services: ['opening'] as const };
  const hours = aPub({
    services: {
      opening: { week: every(span(10, 22)) },
      delivery: { week: null, follows: 'opening', last_order: 30 },
    },
    periods: [skiing],
    exceptions: [wedding],
  });

  it('has its week and its periods', () => {
    for (const service of ['delivery', 'pick_up'] as const) {
      expect(at(hours, '2026-12-02T06:30Z', { service })).toEqual([true, '2026-12-02T21:00']);
    }
  });

  it('is closed until a period of the other one begins', () => {
    const summer = aPub({
      services: {
        opening: { week: [] },
        delivery: { week: null, follows: 'opening', last_order: 0 },
      },
      periods: [terrace],
    });
    expect(at(summer, '2026-11-30T12:00Z', { service: 'delivery' })).toEqual([
      false,
      '2027-05-01T05:00',
    ]);
  });

  it('has the exceptions that name it, and its own last order', () => {
    expect(at(hours, '2026-12-01T13:30Z')).toEqual([false, '2026-12-01T14:00']);
    expect(at(hours, '2026-12-01T13:30Z', { service: 'delivery' })).toEqual([
      true,
      '2026-12-01T21:00',
    ]);
    const what = 'takes_orders';
    expect(at(hours, '2026-12-02T20:29Z', { service: 'delivery', what })).toEqual([
      true,
      '2026-12-02T20:30',
    ]);
    expect(at(hours, '2026-12-02T20:30Z', { service: 'delivery', what })).toEqual([
      false,
      '2026-12-03T06:00',
    ]);
  });
});

it('the last order is counted from the closing, not from a midnight within the hours', () => {
  const hours = aPub({
    services: { opening: { week: every(span(8, 24), span(0, 2)), last_order: 60 } },
  });
  const what = 'takes_orders';
  expect(at(hours, '2026-11-30T21:30Z', { what })).toEqual([true, '2026-11-30T23:00']);
  expect(at(hours, '2026-11-30T23:30Z', { what })).toEqual([false, '2026-12-01T06:00']);
  const short = aPub({ services: { opening: { week: every(span(8, 9)), last_order: 60 } } });
  expect(at(short, '2026-11-30T06:30Z', { what })).toEqual([false, undefined]);
  const always = aPub({ services: { opening: { week: every(span(0, 24)), last_order: 60 } } });
  expect(at(always, '2026-11-30T21:30Z', { what })).toEqual([true, undefined]);
});

it('has the week of a new pub', () => {
  expect(hoursOfService(DEFAULT_HOURS, 'pick_up')?.spansOn(0)).toMatchObject([DEFAULT_WEEK[0]]);
});

describe('of a night in which the clock is turned back over the last change of all', () => {
  // Always open, but for that day from 03:30 on: 03:30 comes at 00:30 and at 01:30 in UTC.
  const hours = openWith(every(span(0, 24)), {
    exceptions: [on('2026-10-25', 'hours', [span(3.5, 2)])],
  });
  it.each([
    ['2026-10-25T00:10', [false, '2026-10-25T00:30']],
    ['2026-10-25T00:45', [true, '2026-10-25T01:00']],
    ['2026-10-25T01:10', [false, '2026-10-25T01:30']],
    ['2026-10-25T01:45', [true, undefined]],
    ['2026-10-26T12:00', [true, undefined]],
  ])('at %s', (now, expected) => {
    expect(at(hours, `${now}:00Z`)).toEqual(expected);
  });
});

it('lists what begins on a day, the earliest first, without the breaks, with an end past midnight before its start', () => {
  const hours = openWith(every(span(18, 3), span(12, 15)), {
    exceptions: [on('2026-11-30', 'break', [span(13, 14)])],
  });
  const dated = hoursOfService(hours, 'opening');
  const open = dated && openOn(dated, Date.parse('2026-11-30') / 86_400_000);
  expect(open).toEqual([span(12, 13), span(14, 15), span(18, 3)]);
});
