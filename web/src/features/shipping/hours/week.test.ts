import { expect, it } from 'vitest';
import {
  clockOf,
  copyDay,
  isSameWeek,
  moveThumbs,
  setDay,
  setOpen,
  setOvernight,
  thumbsOf,
  wholeWeek,
} from './week.ts';

const week = Array.from({ length: 7 }, (_, day) => ({ start: day * 60, end: 1200 }));

it.each([
  [0, '00:00'],
  [5, '00:05'],
  [615, '10:15'],
  [1440, '24:00'],
])('shows %d minutes as %s', (minutes, clock) => {
  expect(clockOf(minutes)).toBe(clock);
});

it('closes a day and opens it again with the usual hours', () => {
  const closed = setOpen({ start: 600, end: 900 }, false);
  expect(closed).toEqual({ start: 0, end: 0 });
  expect(setOpen(closed, true)).toEqual({ start: 600, end: 1320 });
  expect(setOpen({ start: 480, end: 900 }, true)).toEqual({ start: 480, end: 900 });
});

it('keeps hours past midnight outside the slider’s two thumbs', () => {
  const night = { start: 1080, end: 120 };
  expect(thumbsOf(night)).toEqual([120, 1080]);
  expect(moveThumbs(night, [180, 1100])).toEqual({ start: 1100, end: 180 });
  expect(moveThumbs({ start: 600, end: 900 }, [605, 910])).toEqual({ start: 605, end: 910 });
  expect(setOvernight(night, false)).toEqual({ start: 120, end: 1080 });
  expect(setOvernight({ start: 120, end: 1080 }, true)).toEqual(night);
  expect(setOvernight(night, true)).toBe(night);
  expect(setOvernight({ start: 0, end: 1440 }, true)).toEqual({ start: 0, end: 1440 });
});

it('copies a day to the named days', () => {
  const copied = copyDay(week, 2, [0, 6]);
  expect(copied.map(({ start }) => start)).toEqual([120, 60, 120, 180, 240, 300, 120]);
  expect(isSameWeek(copied, week)).toBe(false);
  expect(isSameWeek(copyDay(week, 2, []), week)).toBe(true);
});

it('always returns seven days', () => {
  expect(wholeWeek([])).toHaveLength(7);
  expect(wholeWeek([{ start: 5, end: 10 }])[0]).toEqual({ start: 5, end: 10 });
  expect(isSameWeek([], week)).toBe(false);
  expect(setDay(week, 3, { start: 1, end: 2 })[3]).toEqual({ start: 1, end: 2 });
});
