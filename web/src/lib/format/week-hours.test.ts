import { expect, test } from 'vitest';
import { servingHoursText, weekHoursText } from './week-hours.ts';

const span = (days: readonly number[], start: number, end: number) => ({
  days,
  start: start * 60,
  end: end * 60,
});

test.each([
  ['a run of days', [span([0, 1, 2, 3, 4], 8, 11.5)], 'Mon–Fri 08:00–11:30'],
  ['two days', [span([5, 6], 9, 13)], 'Sat, Sun 09:00–13:00'],
  ['one day', [span([2], 9, 13)], 'Wed 09:00–13:00'],
  ['days apart, in any order', [span([6, 0, 2, 1, 4], 9, 13)], 'Mon–Wed, Fri, Sun 09:00–13:00'],
  ['every day', [span([0, 1, 2, 3, 4, 5, 6], 12, 16)], '12:00–16:00'],
  [
    'until midnight, and past it',
    [span([4], 18, 24), span([5], 22, 3)],
    'Fri 18:00–24:00 · Sat 22:00–03:00',
  ],
  ['nothing', [], ''],
] as const)('%s', (_, hours, text) => {
  expect(servingHoursText(hours, 'en')).toBe(text);
});

test.each([
  ['ru', 'пн–пт 08:00–11:30'],
  ['ro', 'lun.–vin. 08:00–11:30'],
] as const)('the days have the names of %s', (language, text) => {
  expect(servingHoursText([span([0, 1, 2, 3, 4], 8, 11.5)], language)).toBe(text);
});

test.each([
  ['the same on each day', [span([0, 1, 2, 3, 4, 5, 6], 10, 22)], '10:00–22:00'],
  [
    'several spans a day, in the order of the day',
    [span([0, 1, 2, 3, 4], 18, 23), span([0, 1, 2, 3, 4], 12, 15)],
    'Mon–Fri 12:00–15:00, 18:00–23:00',
  ],
  [
    'days with the same hours, however they are entered',
    [span([0], 10, 22), span([1], 10, 22), span([5, 6], 11, 2)],
    'Mon, Tue 10:00–22:00 · Sat, Sun 11:00–02:00',
  ],
  ['closed', [], ''],
] as const)('a week: %s', (_, week, text) => {
  expect(weekHoursText(week, 'en')).toBe(text);
});
