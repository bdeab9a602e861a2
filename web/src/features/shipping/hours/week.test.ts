import { expect, it } from 'vitest';
import {
  clockOf,
  copyDay,
  isSameWeek,
  moveThumbs,
  setDay,
  setOpen,
  setEnd,
  setStart,
  minutesOf,
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
});

it('takes a typed start and end, past midnight too, and refuses a day that is never open', () => {
  const day = { start: 600, end: 1320 };
  expect(setStart(day, 480)).toEqual({ start: 480, end: 1320 });
  expect(setEnd(day, 120)).toEqual({ start: 600, end: 120 });
  expect(setEnd(day, 0)).toEqual({ start: 600, end: 1440 });
  expect(setEnd({ start: 0, end: 600 }, 0)).toEqual({ start: 0, end: 1440 });
  expect(setStart(day, 1320)).toBeUndefined();
  expect(setStart(day, 1440)).toBeUndefined();
  expect(setEnd(day, 600)).toBeUndefined();
});

it.each([
  ['9', 540],
  ['09', 540],
  ['930', 570],
  ['0930', 570],
  ['9:30', 570],
  [' 09.30 ', 570],
  ['24:00', 1440],
  ['24:05', undefined],
  ['9:60', undefined],
  ['9:3', undefined],
  ['', undefined],
  ['noon', undefined],
])('reads the typed time «%s» as %s minutes', (typed, minutes) => {
  expect(minutesOf(typed)).toBe(minutes);
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
