import { describe, expect, it } from 'vitest';
import {
  calendarDay,
  currencies,
  currencyCode,
  currencySymbol,
  DEFAULT_CURRENCY_ID,
  daysFrom,
  expiryWarning,
  extendedLastDay,
  isCurrencyId,
  isExpired,
  PUBLICATION_DAYS,
} from './index.ts';

describe('publication', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  it.each([
    ['a moment before its end', '2026-11-21T12:00:00.001Z', false],
    ['at its end', '2026-11-21T12:00:00Z', true],
    ['after its end', '2026-11-21T11:59:59Z', true],
  ])('%s', (_, end, expected) => {
    expect(isExpired(new Date(end), now)).toBe(expected);
  });

  it.each([
    ['runs on', '2026-12-01', 30, '2026-12-31'],
    ['ends today', '2026-11-21', 1, '2026-11-22'],
    ['ended yesterday', '2026-11-20', 1, '2026-11-22'],
    ['has ended', '2026-01-01', 30, '2026-12-21'],
    ['runs into a leap year', '2028-02-28', 1, '2028-02-29'],
    ['is extended by as much as is allowed', '2026-12-01', 3660, '2036-12-08'],
  ])('%s is extended from the later of today and its last day', (_, lastDay, days, end) => {
    expect(extendedLastDay({ lastDay, today: '2026-11-21' }, days)).toBe(end);
  });

  it.each([
    ['2026-12-20T21:59:59Z', 'Europe/Chisinau', '2026-12-20'],
    ['2026-12-20T22:00:00Z', 'Europe/Chisinau', '2026-12-21'],
    ['2026-06-20T21:00:00Z', 'Europe/Chisinau', '2026-06-21'],
    ['2026-12-20T22:00:00Z', 'America/New_York', '2026-12-20'],
    ['2026-12-31T11:00:00Z', 'Pacific/Auckland', '2027-01-01'],
  ])('%s in %s is on %s', (at, timeZone, day) => {
    expect(calendarDay(new Date(at), timeZone)).toBe(day);
  });

  it.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-21', '2026-11-28', 7],
    ['2026-11-21', '2026-11-20', -1],
    // The nights of clock changes.
    ['2026-03-28', '2026-03-30', 2],
    ['2026-10-24', '2026-10-26', 2],
  ])('from %s to %s are %d days', (day, other, days) => {
    expect(daysFrom(day, other)).toBe(days);
  });

  it.each([
    [30, undefined],
    [8, undefined],
    [7, 7],
    [4, 7],
    [3, 3],
    [2, 3],
    [1, 1],
    [0, 1],
  ])('with %d days left the warning of %s is due', (daysLeft, warning) => {
    expect(expiryWarning(daysLeft)).toBe(warning);
  });

  it('lasts 30 days at first', () => {
    expect(PUBLICATION_DAYS).toBe(30);
  });
});

describe('currencies', () => {
  it.each([
    [1, 'MDL', 'Lei'],
    [2, 'EUR', '€'],
    [3, 'GBP', '£'],
    [4, 'USD', '$'],
    [5, 'TRY', '₺'],
  ])('%d is %s, written %s', (id, name, symbol) => {
    expect(currencies.find((currency) => currency.id === id)?.name).toBe(name);
    expect(currencySymbol(id)).toBe(symbol);
    expect(currencyCode(id)).toBe(name);
    expect(isCurrencyId(id)).toBe(true);
  });

  it.each([0, 6, 1.5, -1])('%d is not a currency, and its amounts are in Lei', (id) => {
    expect(isCurrencyId(id)).toBe(false);
    expect(currencySymbol(id)).toBe('Lei');
    expect(currencyCode(id)).toBe('MDL');
  });

  it('is Lei for a new pub', () => {
    expect(DEFAULT_CURRENCY_ID).toBe(1);
  });
});
