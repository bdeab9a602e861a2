import { expect, it } from 'vitest';
import { isBirthDate, shownBirthDate } from './index.ts';

it.each([
  ['0001-01-01', '2000-01-01'],
  ['1998-03-05', '1998-03-05'],
])('the birth date %s is shown as %s', (birthDate, shown) => {
  expect(shownBirthDate(birthDate)).toBe(shown);
});

it.each([
  ['1998-03-05', true],
  ['0001-01-01', true],
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['2001-02-30', false],
  ['2000-13-01', false],
  ['05.03.1998', false],
  ['', false],
])('%j is a past day on 2026-11-21: %s', (value, expected) => {
  expect(isBirthDate(value, '2026-11-21')).toBe(expected);
});
