import { describe, expect, it } from 'vitest';
import {
  formatAge,
  formatAmount,
  formatDateTime,
  formatEnd,
  formatDay,
  formatDayMonth,
  formatKilometres,
  formatSigned,
} from './format.ts';
import { formatPhone } from './format-phone.ts';

/** No-break spaces of every width, as plain ones. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe('formatting', () => {
  it.each([
    ['ru', 'Lei', '1 234,50 Lei'],
    ['ro', 'Lei', '1.234,50 Lei'],
    ['en', 'Lei', '1,234.50 Lei'],
    ['en', '€', '€1,234.50'],
    ['ro', '€', '1.234,50 €'],
  ] as const)('an amount in %s with %s', (language, symbol, text) => {
    expect(plain(formatAmount(1234.5, symbol, language))).toBe(text);
  });

  it('a moment as day, short month, year, hours:minutes', () => {
    const text = plain(formatDateTime('2027-03-05T06:07:00Z', 'ro', 'Europe/Chisinau'));
    expect(text).toBe('5 mar. 2027, 08:07');
  });

  it.each([
    ['2026-11-20T21:59:00Z', 'ru', '23:59'],
    ['2026-11-20T22:00:00Z', 'ru', '21 нояб., 00:00'],
    ['2026-12-05T09:00:00Z', 'ro', '5 dec., 11:00'],
    ['2026-12-31T22:30:00Z', 'en', '1 Jan 2027, 00:30'],
  ] as const)('an end at %s in %s, seen on 20 November: %s', (end, language, text) => {
    const now = new Date('2026-11-20T17:00:00Z');
    const at = { language, timeZone: 'Europe/Chisinau' };
    expect(plain(formatEnd(new Date(end), now, at))).toBe(text);
  });

  it.each([
    ['ru', '5 марта 1998 г.'],
    ['ro', '5 martie 1998'],
    ['en', '5 March 1998'],
  ] as const)('a day in %s', (language, text) => {
    expect(plain(formatDay('1998-03-05', language))).toBe(text);
  });

  it.each([
    ['2026-11-20T21:59:00Z', 'ro', '20 nov.', '20 nov. 2026'],
    ['2026-11-20T22:00:00Z', 'ro', '21 nov.', '21 nov. 2026'],
    ['2026-05-20T12:00:00Z', 'ru', '20 мая', '20 мая 2026 г.'],
    ['2025-12-31T22:00:00Z', 'en', '1 Jan', '1 Jan 2026'],
  ] as const)('the day of %s in %s', (moment, language, day, withYear) => {
    const timeZone = 'Europe/Chisinau';
    expect(plain(formatDayMonth(moment, language, { timeZone, hasYear: false }))).toBe(day);
    expect(plain(formatDayMonth(moment, language, { timeZone, hasYear: true }))).toBe(withYear);
  });

  it.each([
    [4, 'ru', '4 мин'],
    [59, 'en', '59 min'],
    [125, 'en', '2 hr'],
    [60 * 24 * 3, 'en', '3 days'],
  ] as const)('%i minutes in %s', (minutes, language, text) => {
    expect(plain(formatAge(minutes, language)).replace(/\.$/, '')).toBe(text);
  });

  it.each([
    [1, 'ru', '1,0 км'],
    [12.3, 'ro', '12,3 km'],
    [0.4, 'en', '0.4 km'],
  ] as const)('%s km in %s', (kilometres, language, text) => {
    expect(plain(formatKilometres(kilometres, language))).toBe(text);
  });

  it.each([
    ['+37369123456', '+373 69 123 456'],
    ['+40721123456', '+40721123456'],
    ['022 123 456', '022 123 456'],
  ])('the phone %s', (phone, text) => {
    expect(formatPhone(phone)).toBe(text);
  });
});

it.each([
  [12.5, '+12,50 Lei'],
  [-12.5, '-12,50 Lei'],
  [0, '0,00 Lei'],
] as const)('an amount with its sign: %d is %s', (value, text) => {
  expect(plain(formatSigned(value, 'Lei', 'ro'))).toBe(text);
});
