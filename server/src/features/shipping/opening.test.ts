import { DEFAULT_WEEK, type WorkDay } from '@comanda/domain/shipping';
import { expect, test } from 'vitest';
import { openingAt } from './opening.ts';

const ZONE = 'Europe/Chisinau';
const closed: WorkDay = { start: 0, end: 0 };

function everyDay(start: number, end: number): WorkDay[] {
  return Array.from({ length: 7 }, () => ({ start, end }));
}

function on(weekday: number, day: WorkDay): WorkDay[] {
  return Array.from({ length: 7 }, (_, index) => (index === weekday ? day : closed));
}

const cases: [string, WorkDay[], string, boolean, string | undefined][] = [
  ['before opening', [...DEFAULT_WEEK], '2026-11-20T07:59:30Z', false, '2026-11-20T08:00:00.000Z'],
  ['at opening', [...DEFAULT_WEEK], '2026-11-20T08:00:00Z', true, '2026-11-20T20:00:00.000Z'],
  ['at closing', [...DEFAULT_WEEK], '2026-11-20T20:00:00Z', false, '2026-11-21T08:00:00.000Z'],
  ['in summer', [...DEFAULT_WEEK], '2026-07-01T06:59:00Z', false, '2026-07-01T07:00:00.000Z'],
  ['past midnight', everyDay(1080, 120), '2026-11-20T23:30:00Z', true, '2026-11-21T00:00:00.000Z'],
  [
    'from Sunday into Monday',
    on(6, { start: 1320, end: 180 }),
    '2026-11-22T23:00:00Z',
    true,
    '2026-11-23T01:00:00.000Z',
  ],
  ['around the clock', everyDay(0, 1440), '2026-11-20T23:30:00Z', true, undefined],
  ['never', everyDay(0, 0), '2026-11-20T23:30:00Z', false, undefined],
  [
    'once a week',
    on(4, { start: 600, end: 660 }),
    '2026-11-20T09:30:00Z',
    false,
    '2026-11-27T08:00:00.000Z',
  ],
];

test.each(cases)('%s', (_name, week, now, isOpen, nextChange) => {
  const opening = openingAt(week, ZONE, new Date(now));
  expect(opening.isOpen).toBe(isOpen);
  expect(opening.nextChange?.toISOString()).toBe(nextChange);
});

// In 2026 Chișinău goes from 03:00 to 04:00 on 29 March and from 04:00 back to 03:00 on 25 October.
const nights: [string, string][] = [
  ['spring', '2026-03-28T12:00:00Z'],
  ['autumn', '2026-10-24T12:00:00Z'],
];
const weeks: [string, WorkDay[]][] = [
  ['ten to ten', [...DEFAULT_WEEK]],
  ['six to two', everyDay(1080, 120)],
  ['six to three', everyDay(1080, 180)],
  ['six to half past three', everyDay(1080, 210)],
  ['from half past three', everyDay(210, 600)],
];

test.each(
  nights.flatMap(([night, from]) => weeks.map(([name, week]) => ({ night, from, name, week }))),
)(
  'in the night of the $night clock change, $name: the next change is when it opens or closes next',
  ({ from, week }) => {
    const start = new Date(from).getTime();
    const isOpen = Array.from(
      { length: 48 * 12 },
      (_, index) => openingAt(week, ZONE, new Date(start + index * 300_000)).isOpen,
    );
    for (let index = 0; index < 30 * 12; index += 1) {
      const at = start + index * 300_000;
      const expected = isOpen.findIndex((other, later) => later > index && other !== isOpen[index]);
      const { nextChange } = openingAt(week, ZONE, new Date(at));
      expect(nextChange?.getTime()).toBe(start + expected * 300_000);
    }
  },
);
