import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findZone, isInside, polygonArea, type LatLng } from './index.ts';

// Whole degrees, so that «on the line» is exact.
const grid = fc.record({
  lat: fc.integer({ min: -20, max: 20 }),
  lng: fc.integer({ min: -20, max: 20 }),
});
const rectangles = fc.record({
  corner: grid,
  height: fc.integer({ min: 1, max: 9 }),
  width: fc.integer({ min: 1, max: 9 }),
});

type Rectangle = { readonly corner: LatLng; readonly height: number; readonly width: number };
const outlineOf = ({ corner: { lat, lng }, height, width }: Rectangle): LatLng[] => [
  { lat, lng },
  { lat, lng: lng + width },
  { lat: lat + height, lng: lng + width },
  { lat: lat + height, lng },
];
const covers = ({ corner, height, width }: Rectangle, { lat, lng }: LatLng): boolean =>
  lat >= corner.lat && lat <= corner.lat + height && lng >= corner.lng && lng <= corner.lng + width;

/** Which side of the line from a to b: above 0 left, below 0 right, 0 on it. */
const side = (a: LatLng, b: LatLng, { lat, lng }: LatLng): number =>
  (b.lng - a.lng) * (lat - a.lat) - (b.lat - a.lat) * (lng - a.lng);

describe('any outline', () => {
  it('of three corners holds what lies on one side of all its edges', () => {
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

  it('holds the same and is as large from whichever vertex and way round it is drawn', () => {
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

describe('any zones', () => {
  const priced = fc.record({
    rectangle: rectangles,
    price: fc.option(fc.nat(9), { nil: undefined }),
  });

  it('serve a point by the smallest that covers it, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(priced, { maxLength: 6 }), grid, (drawn, where) => {
        const zones = drawn.map(({ rectangle, price }, index) => ({
          shapeId: String(index),
          vertices: outlineOf(rectangle),
          priceMinor: price,
          freeFromMinor: 0,
        }));
        const around = zones.filter((_, index) => {
          const rectangle = drawn[index]?.rectangle;
          return rectangle !== undefined && covers(rectangle, where);
        });
        const found = findZone(zones, where);
        const again = findZone(zones.toReversed(), where);
        if (!found.ok) {
          expect(found.code).toBe(
            around.length === 0 ? 'outside_delivery_zones' : 'zone_without_price',
          );
          expect(again).toEqual(found);
          return;
        }
        expect(again.ok && again.value.priceMinor).toBe(found.value.priceMinor);
        expect(around).toContain(found.value);
        const smallest = Math.min(...around.map(({ vertices }) => polygonArea(vertices)));
        expect(polygonArea(found.value.vertices)).toBeCloseTo(smallest, 9);
      }),
      { numRuns: 500 },
    );
  });
});
