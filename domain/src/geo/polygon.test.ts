import { describe, expect, it } from 'vitest';
import type { LatLng } from './distance-and-bearing.ts';
import { isInside } from './polygon.ts';

/** Vertices written as on paper: pairs of lat and lng, in hundredths of a degree around 47 N, 28 E. */
const outline = (...pairs: readonly [number, number][]): LatLng[] =>
  pairs.map(([lat, lng]) => ({ lat: 47 + lat / 100, lng: 28 + lng / 100 }));
const point = (lat: number, lng: number): LatLng => ({ lat: 47 + lat / 100, lng: 28 + lng / 100 });
const square = (size: number): LatLng[] => outline([0, 0], [0, size], [size, size], [size, 0]);

/** A U that opens to the north: two arms of width 10 and a valley between them. */
const valley = outline([0, 0], [0, 30], [30, 30], [30, 20], [10, 20], [10, 10], [30, 10], [30, 0]);

describe('isInside', () => {
  it.each([
    ['the middle of a square', square(10), point(5, 5), true],
    ['a corner', square(10), point(10, 10), true],
    ['the northern edge', square(10), point(10, 5), true],
    ['the eastern edge', square(10), point(5, 10), true],
    ['the western edge', square(10), point(5, 0), true],
    ['beyond the northern edge', square(10), point(10.001, 5), false],
    ['west on the level of a corner', square(10), point(0, -1), false],
    ['on the line of an edge, past its end', square(10), point(0, 11), false],
    ['a sloping edge', outline([0, 0], [0, 10], [10, 0]), point(5, 5), true],
    ['just past a sloping edge', outline([0, 0], [0, 10], [10, 0]), point(5.001, 5.001), false],
    ['an arm of a U', valley, point(20, 5), true],
    ['the valley of a U', valley, point(20, 15), false],
    ['the foot of a U', valley, point(5, 15), true],
    ['the edge of the valley', valley, point(10, 15), true],
    [
      'level with the tip of a diamond',
      outline([0, 5], [5, 10], [10, 5], [5, 0]),
      point(5, -1),
      false,
    ],
    ['no outline at all', [], point(0, 0), false],
  ])('%s', (_, vertices, where, expected) => {
    expect(isInside(vertices, where)).toBe(expected);
  });
});
