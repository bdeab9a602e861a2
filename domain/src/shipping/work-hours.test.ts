import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_WEEK, isOneSpanADay, weekHoursOf, workWeekOf } from './index.ts';

const closed = { start: 0, end: 0 };
const everyDay = (hours: object) => DEFAULT_WEEK.map(() => ({ ...closed, ...hours }));

it('days with the same hours are one span', () => {
  const week = DEFAULT_WEEK.map((day, n) =>
    n === 6 ? closed : n === 5 ? { ...day, end: 60 } : day,
  );
  expect(weekHoursOf(week)).toEqual([
    { days: [0, 1, 2, 3, 4], start: 600, end: 1320 },
    { days: [5], start: 600, end: 60 },
  ]);
});

it.each([
  [
    'lunch and dinner',
    [
      [720, 900],
      [1080, 1320],
    ],
    { start: 720, end: 1320 },
  ],
  [
    'until after midnight',
    [
      [720, 900],
      [1080, 120],
    ],
    { start: 720, end: 120 },
  ],
  ['until midnight', [[720, 0]], { start: 720, end: 1440 }],
  [
    'more than a day',
    [
      [60, 900],
      [1080, 120],
    ],
    { start: 0, end: 1440 },
  ],
] as const)('the pair of a day with %s', (_, spans, pair) => {
  const week = spans.map(([start, end]) => ({ days: [0, 1, 2, 3, 4, 5, 6], start, end }));
  expect(workWeekOf(week)).toEqual(everyDay(pair));
  expect(isOneSpanADay(week)).toBe(spans.length === 1);
});

it('seven pairs are the same seven pairs after they were spans', () => {
  const minute = fc.integer({ min: 0, max: 1440 });
  const pairs = fc.array(fc.record({ start: minute, end: minute }), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(pairs, (week) => {
      // An end of 0 is the midnight that 1440 is, and a start of 1440 the midnight of the next day.
      const usual = week.map(({ start, end }) =>
        start === end ? closed : { start: start % 1440, end: end === 0 ? 1440 : end },
      );
      fc.pre(usual.every(({ start, end }) => start !== end || start === 0));
      expect(workWeekOf(weekHoursOf(usual))).toEqual(usual);
    }),
  );
});
