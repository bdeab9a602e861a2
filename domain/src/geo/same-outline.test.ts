import { expect, test } from 'vitest';
import { isSameOutline } from './outline.ts';

const at = (lat: number, lng: number) => ({ lat, lng });
const triangle = [at(47, 28.8), at(47, 28.9), at(47.1, 28.85)];

test.each([
  ['itself', triangle, true],
  [
    'a difference too small to draw',
    triangle.map(({ lat, lng }) => at(lat + 1e-8, lng - 1e-8)),
    true,
  ],
  ['a corner moved by a metre', [...triangle.slice(0, 2), at(47.10001, 28.85)], false],
  ['a corner more', [...triangle, at(47.05, 28.8)], false],
  ['a corner less', triangle.slice(0, 2), false],
  ['another first corner', [...triangle.slice(1), ...triangle.slice(0, 1)], false],
])('compared with %s', (_name, other, isSame) => {
  expect(isSameOutline(triangle, other)).toBe(isSame);
});
