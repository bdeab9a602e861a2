import { expect, test } from 'vitest';
import { isDeliveryTime, zonePalette } from './delivery.ts';

test.each([
  [30, 50, true],
  [30, 30, true],
  [1, 1440, true],
  [0, 30, false],
  [30, 0, false],
  [50, 30, false],
  [30, 1441, false],
  [30.5, 40, false],
  [Number.NaN, 40, false],
])('accepts a delivery in %s to %s minutes: %s', (from, to, isOne) => {
  expect(isDeliveryTime(from, to)).toBe(isOne);
});

test('zonePalette has nine colours, all different', () => {
  expect(new Set(zonePalette).size).toBe(9);
  for (const color of zonePalette) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});
