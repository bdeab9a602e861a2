import { expect, test } from 'vitest';
import { phone, readPhone, stripPhone } from './phones.ts';

test('phones are compared without separators between their digits', () => {
  for (const typed of [
    "+373 60-12'34 56",
    '+373.60.12.34.56',
    '+373 60–12—34−56',
    '0037360123456',
  ]) {
    expect(stripPhone(typed)).toBe('+37360123456');
  }
  // As it is copied from the contacts of a phone.
  expect(stripPhone('\u202A+373 60 123 456\u202C')).toBe('+37360123456');
});

test.each([
  // Moldova, however it is typed.
  ['069 123 456', '+37369123456'],
  ['69123456', '+37369123456'],
  ['37369123456', '+37369123456'],
  ['022.123.456', '+37322123456'],
  ['+373 777 12345', '+37377712345'],
  // A national form that one neighbour alone has.
  ['0744 123 456', '+40744123456'],
  ['021 312 34 56', '+40213123456'],
  ['067 123 45 67', '+380671234567'],
  ['8 (916) 123-45-67', '+79161234567'],
  ['40 721 123 456', '+40721123456'],
  ['380671234567', '+380671234567'],
  // A country of its own.
  ['+40 721 123 456', '+40721123456'],
  ['00 39 06 1234567', '+39061234567'],
  ['+999 1234567', '+9991234567'],
  // The shortest phone that is allowed is stored as it was typed, without a country.
  ['123-45-67', '1234567'],
])('%s is %s', (typed, expected) => {
  expect(readPhone(typed)).toBe(expected);
  expect(phone(typed)).toBeUndefined();
});

test.each([
  // Romania's, or Ukraine's.
  ['0721 123 456', 'phone_needs_country'],
  ['0312 345 678', 'phone_needs_country'],
  // No country has such a number.
  ['12345678', 'phone_needs_country'],
  ['+373 721 123 456', 'phone_needs_country'],
  ['+373 12 345 678', 'phone_needs_country'],
  ['123456', 'invalid_phone'],
  ['+', 'invalid_phone'],
  ['phone', 'invalid_phone'],
  ['1'.repeat(16), 'invalid_phone'],
])('%s is refused with %s', (typed, code) => {
  expect(phone(typed)).toEqual({ code });
});
