import { expect, test } from 'vitest';
import type { LatLng } from './distance-and-bearing.ts';
import { doOverlap } from './overlap.ts';

type Box = readonly [south: number, west: number, north: number, east: number];

const box = ([south, west, north, east]: Box): LatLng[] => [
  { lat: south, lng: west },
  { lat: south, lng: east },
  { lat: north, lng: east },
  { lat: north, lng: west },
];

const first: Box = [0, 0, 2, 2];

test.each<[string, Box, boolean]>([
  ['apart', [0, 3, 2, 5], false],
  ['neighbours with a common border', [0, 2, 2, 4], false],
  ['neighbours with a common corner', [2, 2, 4, 4], false],
  ['across each other', [1, 1, 3, 3], true],
  ['a bar across it, beside both middles', [1.4, -1, 1.8, 10], true],
  ['one within the other', [0.5, 0.5, 1.5, 1.5], true],
  ['one within the other, along its border', [0, 0, 1, 1], true],
  ['the same', [0, 0, 2, 2], true],
])('%s', (_name, second, overlaps) => {
  expect(doOverlap(box(first), box(second))).toBe(overlaps);
  expect(doOverlap(box(second).toReversed(), box(first))).toBe(overlaps);
});

test('a corner on the border of the other is no overlap', () => {
  const beside = [
    { lat: 1, lng: 2 },
    { lat: 2, lng: 3 },
    { lat: 0, lng: 3 },
  ];
  expect(doOverlap(box(first), beside)).toBe(false);
  expect(doOverlap(beside, box(first))).toBe(false);
});

test('an outline without area does not overlap', () => {
  const line = [0, 1, 2].map((lng) => ({ lat: 1, lng: lng + 0.5 }));
  expect(doOverlap(line.slice(0, 1), line.slice(1, 2))).toBe(false);
});
