import { expect, test } from 'vitest';
import { daySpan, daysBetween, isSameYear, openState, pubWeekday } from './hours.ts';
import { translateIn } from './text.ts';

const ZONE = 'Europe/Chisinau';
/** Friday, 19:00 in Chișinău. */
const now = new Date('2026-11-20T17:00:00Z');

function shownHours(
  is_open: boolean,
  next_change: string | null,
  language: 'ru' | 'ro' | 'en' = 'en',
) {
  const pub = { time_zone: ZONE } as Parameters<typeof openState>[0]['pub'];
  return openState({ is_open, next_change, pub }, now, translateIn(language));
}

test.each([
  [true, '2026-11-20T20:00:00Z', 'Delivery until 22:00'],
  [true, null, 'Delivery around the clock'],
  [false, '2026-11-20T20:00:00Z', 'Delivery from 22:00'],
  [false, '2026-11-20T22:30:00Z', 'Delivery tomorrow from 00:30'],
  [false, '2026-11-23T08:00:00Z', 'Delivery on Monday from 10:00'],
  [false, null, 'No delivery now'],
])('open %s, next %s: %s', (isOpen, next, text) => {
  expect(shownHours(isOpen, next)).toBe(text);
});

test('a weekday has the right grammatical case', () => {
  expect(shownHours(false, '2026-11-24T08:00:00Z', 'ru')).toBe('Доставка во вторник с 10:00');
  expect(shownHours(false, '2026-11-24T08:00:00Z', 'ro')).toBe('Livrare marți de la 10:00');
});

test('days are counted in the time zone of the pub', () => {
  expect(pubWeekday(now, ZONE)).toBe(4);
  expect(pubWeekday(new Date('2026-11-20T22:30:00Z'), ZONE)).toBe(5);
  expect(daysBetween(now, new Date('2026-11-20T22:30:00Z'), ZONE)).toBe(1);
  const newYear = new Date('2026-12-31T22:00:00Z');
  expect(isSameYear(now, newYear, ZONE)).toBe(false);
  expect(isSameYear(now, newYear, 'UTC')).toBe(true);
});

test('a day’s hours', () => {
  const t = translateIn('ro');
  expect(daySpan({ start: 480, end: 120 }, t)).toBe('08:00–02:00');
  expect(daySpan({ start: 0, end: 1440 }, t)).toBe('non-stop');
  expect(daySpan({ start: 600, end: 600 }, t)).toBeUndefined();
});
