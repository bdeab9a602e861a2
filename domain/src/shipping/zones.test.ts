import { describe, expect, it } from 'vitest';
import type { LatLng } from '../geo/index.ts';
import { findZone, plainTerms, refuseBelowMinimum, type DeliveryZone } from './index.ts';

/** Vertices written as on paper: pairs of lat and lng, in hundredths of a degree around 47 N, 28 E. */
const outline = (...pairs: readonly [number, number][]): LatLng[] =>
  pairs.map(([lat, lng]) => ({ lat: 47 + lat / 100, lng: 28 + lng / 100 }));
const point = (lat: number, lng: number): LatLng => ({ lat: 47 + lat / 100, lng: 28 + lng / 100 });
const square = (size: number): LatLng[] => outline([0, 0], [0, size], [size, size], [size, 0]);

const zone = (
  shapeId: string,
  vertices: readonly LatLng[],
  priceMinor: number | undefined = 4000,
): DeliveryZone => ({ shapeId, vertices, priceMinor, ...plainTerms });

const idAt = (zones: readonly DeliveryZone[], where: LatLng): string => {
  const found = findZone(zones, where);
  return found.ok ? found.value.shapeId : found.code;
};

describe('findZone', () => {
  const [inner, outer] = [zone('inner', square(10)), zone('outer', square(30))];

  it.each([
    ['inside one', [outer], point(20, 20), 'outer'],
    ['on its edge', [outer], point(30, 12), 'outer'],
    ['outside all', [inner, outer], point(31, 5), 'outside_delivery_zones'],
    ['without any', [], point(5, 5), 'outside_delivery_zones'],
    ['two overlap: the smaller', [outer, inner], point(5, 5), 'inner'],
    [
      'the smaller, although it is more expensive',
      [zone('cheap', square(30), 1), inner],
      point(5, 5),
      'inner',
    ],
    [
      'a little smaller, although it is more expensive',
      [zone('cheap', square(11), 1), inner],
      point(5, 5),
      'inner',
    ],
    [
      'the smaller without a price',
      [outer, { ...inner, priceMinor: undefined }],
      point(5, 5),
      'zone_without_price',
    ],
    ['a free one', [zone('free', square(10), 0)], point(5, 5), 'free'],
    [
      'same area: the cheaper',
      [zone('expensive', square(10), 2), zone('cheap', square(10), 1)],
      point(5, 5),
      'cheap',
    ],
    [
      'same area: the one that has a price',
      [{ ...inner, priceMinor: undefined }, inner],
      point(5, 5),
      'inner',
    ],
  ])('%s', (_, zones, where, expected) => {
    expect(idAt(zones, where)).toBe(expected);
    expect(idAt(zones.toReversed(), where)).toBe(expected);
  });

  it.each([
    ['starts at another corner', square(10).toSpliced(0, 1).concat(square(10).slice(0, 1))],
    ['runs the other way round', square(10).toReversed()],
    ['has one more vertex on an edge', outline([0, 0], [0, 10], [3, 10], [10, 10], [10, 0])],
  ])('finds the same area when an outline %s', (_, vertices) => {
    const zones = [zone('expensive', square(10), 5000), zone('cheap', vertices, 3000)];
    const others = [zone('cheap', square(10), 3000), zone('expensive', vertices, 5000)];
    expect([idAt(zones, point(5, 5)), idAt(others, point(5, 5))]).toEqual(['cheap', 'cheap']);
  });
});

describe('refuseBelowMinimum', () => {
  it.each([
    [20_000, 16_000, { minimum: 200, missing: 40 }],
    [20_000, 19_999, { minimum: 200, missing: 0.01 }],
    [20_000, 20_000, undefined],
    [0, 0, undefined],
  ])('with a minimum of %d, at %d', (minimumMinor, total, facts) => {
    expect(refuseBelowMinimum({ minimumMinor }, total)?.facts).toEqual(facts);
  });
});
