import { describe, expect, it } from 'vitest';
import { checkField } from '../accounts/index.ts';
import {
  currencies,
  currencyCode,
  currencySymbol,
  DEFAULT_CURRENCY_ID,
  extendedExpiration,
  isCurrencyId,
  isExpired,
  PUBLICATION_DAYS,
  pubFields,
} from './index.ts';

describe('the fields of a pub', () => {
  it.each([
    ['name', '', 'field_is_required'],
    ['name', 'ab', 'min'],
    ['name', 'abc', undefined],
    ['name', 'a'.repeat(255), undefined],
    ['name', 'a'.repeat(256), 'max'],
    ['name', '   ', 'field_is_required'],
    ['name', '  ab  ', 'min'],
    ['name', ` ${'a'.repeat(255)} `, undefined],
    ['name', '🥟🥟', 'min'],
    ['name', '🥟🥟🥟', undefined],
    ['name', '🥟'.repeat(255), undefined],
    ['name', '🥟'.repeat(256), 'max'],
    ['url_name', '', 'field_is_required'],
    ['url_name', 'ab', 'min'],
    ['url_name', 'casa-mea-2', undefined],
    ['url_name', '123', undefined],
    ['url_name', 'a'.repeat(255), undefined],
    ['url_name', 'a'.repeat(256), 'max'],
    ['url_name', 'Casa', 'invalid_url_name'],
    ['url_name', 'casa mea', 'invalid_url_name'],
    ['url_name', 'casa_mea', 'invalid_url_name'],
    ['url_name', 'casă', 'invalid_url_name'],
    ['url_name', 'каса', 'invalid_url_name'],
    ['url_name', 'casa/mea', 'invalid_url_name'],
    ['url_name', 'casa\n', 'invalid_url_name'],
    ['wifi_network', '', undefined],
    ['wifi_network', 'a'.repeat(32), undefined],
    ['wifi_network', ` ${'a'.repeat(32)} `, undefined],
    ['wifi_network', 'a'.repeat(33), 'max_octets'],
    ['wifi_network', 'ж'.repeat(16), undefined],
    ['wifi_network', `ж${'a'.repeat(31)}`, 'max_octets'],
    ['wifi_network', `${'€'.repeat(10)}aa`, undefined],
    ['wifi_network', '€'.repeat(11), 'max_octets'],
    ['wifi_network', '🥟'.repeat(8), undefined],
    ['wifi_network', `${'🥟'.repeat(8)}a`, 'max_octets'],
  ] as const)('%s %j: %s', (field, value, code) => {
    expect(checkField(value, pubFields[field])?.code).toBe(code);
  });
});

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
    ['runs on', '2026-12-01T08:00:00Z', 30, '2026-12-31T08:00:00.000Z'],
    ['has ended', '2026-01-01T08:00:00Z', 30, '2026-12-21T12:00:00.000Z'],
    ['ends now', '2026-11-21T12:00:00Z', 1, '2026-11-22T12:00:00.000Z'],
  ])('that %s is extended from the later of now and its end', (_, end, days, expected) => {
    expect(extendedExpiration(new Date(end), now, days).toISOString()).toBe(expected);
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

  it.each([0, 6, 1.5, -1])('%d is none, and its amounts are in Lei', (id) => {
    expect(isCurrencyId(id)).toBe(false);
    expect(currencySymbol(id)).toBe('Lei');
    expect(currencyCode(id)).toBe('MDL');
  });

  it('is Lei for a new pub', () => {
    expect(DEFAULT_CURRENCY_ID).toBe(1);
  });
});
