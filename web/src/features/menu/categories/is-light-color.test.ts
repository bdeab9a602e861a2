import { expect, it } from 'vitest';
import { isLightColor } from './category-banner.tsx';

it.each([
  ['#ffffff', true],
  ['#ffe08a', true],
  ['#000000', false],
  ['#7a1f12', false],
])('%s needs a dark background: %s', (color, expected) => {
  expect(isLightColor(color)).toBe(expected);
});
