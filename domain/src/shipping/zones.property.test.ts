import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { polygonArea, type LatLng } from '../geo/index.ts';
import { findZone } from './index.ts';

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
