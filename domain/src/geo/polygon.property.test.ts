import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInside, polygonArea, type LatLng } from './index.ts';

// Whole degrees, so that «on the line» is exact.
const grid = fc.record({
  lat: fc.integer({ min: -20, max: 20 }),
  lng: fc.integer({ min: -20, max: 20 }),
});

/** Which side of the line from a to b: above 0 left, below 0 right, 0 on it. */
const side = (a: LatLng, b: LatLng, { lat, lng }: LatLng): number =>
  (b.lng - a.lng) * (lat - a.lat) - (b.lat - a.lat) * (lng - a.lng);

describe('any outline', () => {
  it('of three corners contains the points on one side of all its edges', () => {
    fc.assert(
      fc.property(grid, grid, grid, grid, (a, b, c, where) => {
        fc.pre(side(a, b, c) !== 0);
        const sides = [side(a, b, where), side(b, c, where), side(c, a, where)];
        const expected = sides.every((one) => one >= 0) || sides.every((one) => one <= 0);
        expect(isInside([a, b, c], where)).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('contains the same points and has the same area from every first vertex and in both directions', () => {
    const polygons = fc.array(grid, { minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(polygons, fc.nat(7), grid, (vertices, shift, where) => {
        const turned = vertices.map((_, index) => vertices.at((index + shift) % vertices.length));
        const other = turned.flatMap((vertex) => vertex ?? []).toReversed();
        expect(isInside(other, where)).toBe(isInside(vertices, where));
        expect(polygonArea(other)).toBeCloseTo(polygonArea(vertices), 9);
      }),
    );
  });
});
