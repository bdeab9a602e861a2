import { expect, test } from 'vitest';
import { endOfDay, startOfDay, startOfNextDay } from './zoned-time.ts';

test.each([
  ['Europe/Chisinau', '2026-12-20', '2026-12-20T21:59:59.000Z'],
  ['Europe/Chisinau', '2026-07-01', '2026-07-01T20:59:59.000Z'],
  // The days on which the clocks are changed.
  ['Europe/Chisinau', '2026-03-29', '2026-03-29T20:59:59.000Z'],
  ['Europe/Chisinau', '2026-10-25', '2026-10-25T21:59:59.000Z'],
  ['America/New_York', '2026-12-31', '2027-01-01T04:59:59.000Z'],
  // Midnight does not exist there: the next day starts at one o'clock.
  ['America/Santiago', '2026-09-05', '2026-09-06T03:59:59.000Z'],
])('in %s the day %s ends at %s', (timeZone, day, end) => {
  expect(endOfDay(timeZone, day).toISOString()).toBe(end);
});

test.each([
  ['Europe/Chisinau', '2026-12-20T21:59:59Z', '2026-12-19T22:00:00.000Z'],
  ['Europe/Chisinau', '2026-12-20T22:00:00Z', '2026-12-20T22:00:00.000Z'],
  ['America/New_York', '2026-12-20T22:00:00Z', '2026-12-20T05:00:00.000Z'],
])('in %s the day of %s began at %s', (timeZone, at, start) => {
  expect(startOfDay(timeZone, new Date(at)).toISOString()).toBe(start);
});

test.each([
  ['Europe/Chisinau', '2026-12-20T21:59:59Z', '2026-12-20T22:00:00.000Z'],
  ['Europe/Chisinau', '2026-12-20T22:00:00Z', '2026-12-21T22:00:00.000Z'],
  // A day of 25 hours, and one whose next day starts at one o'clock.
  ['Europe/Chisinau', '2026-10-24T21:00:00Z', '2026-10-25T22:00:00.000Z'],
  ['America/Santiago', '2026-09-05T12:00:00Z', '2026-09-06T04:00:00.000Z'],
])('in %s the day after %s begins at %s', (timeZone, at, start) => {
  expect(startOfNextDay(timeZone, new Date(at)).toISOString()).toBe(start);
});
