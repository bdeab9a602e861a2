import { expect, test } from 'vitest';
import { isZoneRadius } from './limits.ts';

test.each([
  [0.1, true],
  [50, true],
  [0, false],
  [-1, false],
  [50.1, false],
  [Number.NaN, false],
])('%d km is a valid radius: %s', (km, isOne) => {
  expect(isZoneRadius(km)).toBe(isOne);
});
