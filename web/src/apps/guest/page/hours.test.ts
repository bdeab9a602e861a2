import { expect, test } from 'vitest';
import { daysBetween, isSameYear, pubWeekday } from './hours.ts';

const ZONE = 'Europe/Chisinau';
/** Friday, 19:00 in Chișinău. */
const now = new Date('2026-11-20T17:00:00Z');

test('days are counted in the time zone of the pub', () => {
  expect(pubWeekday(now, ZONE)).toBe(4);
  expect(pubWeekday(new Date('2026-11-20T22:30:00Z'), ZONE)).toBe(5);
  expect(daysBetween(now, new Date('2026-11-20T22:30:00Z'), ZONE)).toBe(1);
  const newYear = new Date('2026-12-31T22:00:00Z');
  expect(isSameYear(now, newYear, ZONE)).toBe(false);
  expect(isSameYear(now, newYear, 'UTC')).toBe(true);
});
