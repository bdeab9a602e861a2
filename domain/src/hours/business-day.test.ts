import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessDayOf, endOfBusinessDay } from './business-day.ts';

test.each([
  // Winter time: two hours before UTC.
  ['at noon', '2026-11-20T10:00:00Z', 'Europe/Chisinau', '2026-11-20'],
  ['just before midnight', '2026-11-20T21:59:59Z', 'Europe/Chisinau', '2026-11-20'],
  ['at midnight', '2026-11-20T22:00:00Z', 'Europe/Chisinau', '2026-11-20'],
  ['at 04:59', '2026-11-21T02:59:59Z', 'Europe/Chisinau', '2026-11-20'],
  ['at 05:00', '2026-11-21T03:00:00Z', 'Europe/Chisinau', '2026-11-21'],
  ['in the night of the new year', '2027-01-01T01:00:00Z', 'Europe/Chisinau', '2026-12-31'],
  // Summer time begins: 02:00 becomes 03:00, and the night is an hour shorter.
  ['before the clocks go forward', '2026-03-28T23:59:00Z', 'Europe/Chisinau', '2026-03-28'],
  [
    'after the clocks went forward, at 04:59',
    '2026-03-29T01:59:00Z',
    'Europe/Chisinau',
    '2026-03-28',
  ],
  [
    'after the clocks went forward, at 05:00',
    '2026-03-29T02:00:00Z',
    'Europe/Chisinau',
    '2026-03-29',
  ],
  // It ends: one hour of the night comes twice.
  ['in the hour that comes twice', '2026-10-25T00:30:00Z', 'Europe/Chisinau', '2026-10-24'],
  ['in that hour again', '2026-10-25T01:30:00Z', 'Europe/Chisinau', '2026-10-24'],
  ['after the clocks went back, at 04:59', '2026-10-25T02:59:00Z', 'Europe/Chisinau', '2026-10-24'],
  ['after the clocks went back, at 05:00', '2026-10-25T03:00:00Z', 'Europe/Chisinau', '2026-10-25'],
  ['elsewhere', '2026-11-20T09:59:00Z', 'America/New_York', '2026-11-19'],
  [
    'elsewhere, five hours after midnight',
    '2026-11-20T10:00:00Z',
    'America/New_York',
    '2026-11-20',
  ],
])('%s', (_name, at, timeZone, day) => {
  expect(businessDayOf(new Date(at), timeZone)).toBe(day);
});

test('a later moment never has an earlier day', () => {
  const moment = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [earlier, later] = [one, other].toSorted((a, b) => a - b);
      const dayOf = (ms = 0) => businessDayOf(new Date(ms), 'Europe/Chisinau');
      expect(dayOf(earlier) <= dayOf(later)).toBe(true);
    }),
  );
});

test.each([
  ['at noon', '2026-11-20T10:00:00Z', '2026-11-21T03:00:00.000Z'],
  ['in the night', '2026-11-21T02:59:00Z', '2026-11-21T03:00:00.000Z'],
  [
    'in the night in which the clocks go forward',
    '2026-03-28T22:30:00Z',
    '2026-03-29T02:00:00.000Z',
  ],
])('a business day ends at five, seen %s', (_, at, end) => {
  expect(endOfBusinessDay(new Date(at), 'Europe/Chisinau').toISOString()).toBe(end);
});
