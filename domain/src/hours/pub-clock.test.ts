import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import {
  endOfDay,
  findClockChange,
  readClock,
  startOfDay,
  startOfNamedDay,
  startOfNextDay,
} from './pub-clock.ts';

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

test.each(['2026-02-30', '2026-13-01', '2026-00-10', ''])('%s is no day', (day) => {
  expect(startOfNamedDay('Europe/Chisinau', day).getTime()).toBeNaN();
});

// In these the clock is changed at midnight, by half an hour, not at all, or at an offset of 45 minutes.
const zones = [
  'Europe/Chisinau',
  'America/New_York',
  'America/Santiago',
  'America/Havana',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'UTC',
];
const minutesOf2026 = fc.integer({ min: 0, max: 365 * 1440 });
const momentOf = (minute: number) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000);

test('reads and sets clocks as Temporal does', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutesOf2026, (zone, minute) => {
      const at = momentOf(minute);
      const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
      const zoned = instant.toZonedDateTimeISO(zone);
      expect(readClock(zone, at)).toMatchObject({
        weekday: zoned.dayOfWeek - 1,
        minute: zoned.hour * 60 + zoned.minute,
      });
      expect(startOfDay(zone, at).getTime()).toBe(zoned.startOfDay().epochMilliseconds);
      const next = zoned.toPlainDate().add({ days: 1 }).toZonedDateTime(zone);
      expect(startOfNextDay(zone, at).getTime()).toBe(next.epochMilliseconds);
      expect(startOfNamedDay(zone, next.toPlainDate().toString())).toEqual(
        startOfNextDay(zone, at),
      );
    }),
    { numRuns: 400 },
  );
});

test('finds the changes of clocks that Temporal knows', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutesOf2026, (zone, minute) => {
      const at = momentOf(minute);
      const until = momentOf(minute + 7 * 1440);
      const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
      const shift = instant.toZonedDateTimeISO(zone).getTimeZoneTransition('next');
      const known = shift && shift.epochMilliseconds <= until.getTime() ? shift : undefined;
      expect(findClockChange(zone, at, until)?.getTime()).toBe(known?.epochMilliseconds);
    }),
    { numRuns: 300 },
  );
});
