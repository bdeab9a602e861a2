import { expect, it } from 'vitest';
import { shownBirthDate } from './index.ts';

it.each([
  ['0001-01-01', '2000-01-01'],
  ['1998-03-05', '1998-03-05'],
])('the birth date %s is shown as %s', (birthDate, shown) => {
  expect(shownBirthDate(birthDate)).toBe(shown);
});
