import { expect, it } from 'vitest';
import {
  DEFAULT_HOURS,
  findHoursProblems,
  type HoursException,
  type HoursPeriod,
  type PubHours,
  type Service,
  type ServiceHours,
} from './index.ts';

const day = { start: 600, end: 1320 };
const week = [{ days: [0, 1], ...day }];
const withService = (service: Service, change: Partial<ServiceHours>): PubHours => ({
  ...DEFAULT_HOURS,
  services: {
    ...DEFAULT_HOURS.services,
    [service]: { ...DEFAULT_HOURS.services[service], ...change },
  },
});
const exception: HoursException = {
  from: '2026-12-31',
  to: '2026-12-31',
  kind: 'closed',
  spans: [],
  services: ['opening', 'delivery'],
  text: { ru: 'Новый год' },
};
const period: HoursPeriod = {
  name: { ru: 'Терраса' },
  from: '05-01',
  to: '09-30',
  services: ['delivery'],
  week,
};
const problems = (exceptions: Partial<HoursException>[], periods: Partial<HoursPeriod>[] = []) =>
  findHoursProblems({
    ...DEFAULT_HOURS,
    exceptions: exceptions.map((one) => ({ ...exception, ...one })),
    periods: periods.map((one) => ({ ...period, ...one })),
  });

it.each<[string, Service, Partial<ServiceHours>, string[]]>([
  ['an opening that is not set', 'opening', {}, []],
  ['an opening that follows the delivery', 'opening', { follows: 'delivery' }, ['follows_itself']],
  [
    'a delivery that follows pick-up',
    'delivery',
    { week: null, follows: 'pick_up' },
    ['follows_itself', 'follows_nothing'],
  ],
  [
    'a delivery that follows an unset opening',
    'delivery',
    { week: null, follows: 'opening' },
    ['follows_nothing', 'follows_nothing'],
  ],
  ['a delivery without hours', 'delivery', { week: null }, ['no_hours', 'follows_nothing']],
  ['hours and another service’s hours', 'pick_up', { week }, ['follows_itself']],
  ['a span without days', 'delivery', { week: [{ days: [], ...day }] }, ['no_days']],
  [
    'a span without length',
    'delivery',
    { week: [{ days: [0], start: 60, end: 60 }] },
    ['no_length'],
  ],
  ['a closed week', 'delivery', { week: [] }, []],
])('%s', (_, service, change, codes) => {
  expect(findHoursProblems(withService(service, change)).map(({ code }) => code)).toEqual(codes);
});

it.each<[string, Partial<HoursException>[], string[]]>([
  ['two closed days', [{}, { from: '2027-01-01', to: '2027-01-01' }], []],
  ['a day within a range', [{}, { from: '2026-12-20', to: '2027-01-10' }], []],
  ['a day twice', [{}, { kind: 'hours', spans: [day] }], ['overlaps']],
  ['a day of two services', [{}, { services: ['pick_up'] }], []],
  [
    'ranges that meet',
    [{ to: '2027-01-05' }, { from: '2027-01-05', to: '2027-01-09' }],
    ['overlaps'],
  ],
  [
    'two breaks of a day',
    [
      { kind: 'break', spans: [day] },
      { kind: 'break', spans: [day] },
    ],
    [],
  ],
  ['a break of a closed day', [{}, { kind: 'break', spans: [day] }], []],
  ['no such day', [{ from: '2026-02-30' }], ['no_date']],
  ['an end before its start', [{ to: '2026-12-30' }], ['ends_before_it_starts']],
  ['half a year', [{ to: '2027-06-29' }], ['too_long']],
  ['the longest one', [{ to: '2027-06-28' }], []],
  ['for nothing', [{ services: [] }], ['no_services']],
  ['other hours without any', [{ kind: 'hours' }], ['no_hours']],
  ['closed at some hours', [{ spans: [day] }], ['no_hours']],
  ['hours without length', [{ kind: 'break', spans: [{ start: 5, end: 5 }] }], ['no_length']],
])('%s', (_, exceptions, codes) => {
  const found = problems(exceptions);
  expect(found.map(({ code }) => code)).toEqual(codes);
  for (const one of found) expect(one.exception).toBe(exceptions.length - 1);
});

it.each<[string, Partial<HoursPeriod>[], string[]]>([
  ['a season', [{}], []],
  ['two seasons', [{}, { from: '10-01', to: '04-30' }], []],
  [
    'two seasons of one year',
    [
      { from: '03-01', to: '04-30' },
      { from: '06-01', to: '08-31' },
    ],
    [],
  ],
  ['seasons that meet', [{}, { from: '09-30', to: '10-30' }], ['overlaps']],
  [
    'seasons that meet after the new year',
    [
      { from: '11-01', to: '02-01' },
      { from: '01-01', to: '01-15' },
    ],
    ['overlaps'],
  ],
  ['29 February', [{ from: '02-29', to: '03-01' }], []],
  ['no such day', [{ from: '02-30' }], ['no_date']],
  [
    'of a service that follows another one',
    [{ services: ['delivery', 'pick_up'] }],
    ['no_services'],
  ],
  ['a span without length', [{ week: [{ days: [0], start: 5, end: 5 }] }], ['no_length']],
])('%s', (_, periods, codes) => {
  expect(problems([], periods).map(({ code }) => code)).toEqual(codes);
});
