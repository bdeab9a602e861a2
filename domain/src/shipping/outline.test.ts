import { expect, test } from 'vitest';
import { isSimpleOutline } from './outline.ts';

const at = (lat: number, lng: number) => ({ lat, lng });
const square = [at(47, 28.8), at(47, 28.9), at(47.1, 28.9), at(47.1, 28.8)];

test.each([
  ['a square', square],
  ['a square drawn the other way', square.toReversed()],
  ['a closed ring', [...square, at(47, 28.8)]],
  ['a corner drawn twice', [at(47, 28.8), ...square]],
  ['a triangle', square.slice(0, 3)],
  ['a dented one', [...square, at(47.05, 28.85)]],
  ['a corner on a straight edge', [at(47, 28.8), at(47, 28.85), at(47, 28.9), at(47.1, 28.9)]],
])('%s bounds one area', (_name, vertices) => {
  expect(isSimpleOutline(vertices)).toBe(true);
});

test.each([
  ['a bow tie', [at(47, 28.8), at(47.1, 28.9), at(47, 28.9), at(47.1, 28.8)]],
  ['two corners', [at(47, 28.8), at(47.1, 28.9), at(47.1, 28.9)]],
  ['one point three times', [at(47, 28.8), at(47, 28.8), at(47, 28.8)]],
  ['a line', [at(47, 28.8), at(47, 28.9), at(47, 28.85)]],
  ['a spike', [...square, at(47.05, 28.85), at(47.1, 28.8)]],
  [
    'a corner that touches an edge',
    [at(47, 28.8), at(47, 28.9), at(47.1, 28.9), at(47, 28.85), at(47.1, 28.8)],
  ],
  ['a loop', [at(47, 28.8), at(47, 28.9), at(47.1, 28.85), at(46.9, 28.87), at(46.9, 28.8)]],
])('%s does not', (_name, vertices) => {
  expect(isSimpleOutline(vertices)).toBe(false);
});
