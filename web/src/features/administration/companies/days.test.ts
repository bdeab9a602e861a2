import { expect, it } from 'vitest';
import { readDays } from './days.ts';

it.each([
  ['30', 30],
  [' 365 ', 365],
  ['3660', 3660],
  ['3661', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
])('«%s» as days', (text, days) => {
  expect(readDays(text)).toBe(days);
});
