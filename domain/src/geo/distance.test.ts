import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMetres, type LatLng } from './distance-and-bearing.ts';

const chisinau = { lat: 47.0105, lng: 28.8638 };
const points = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

// Published great-circle figures, in kilometres.
const known: readonly [string, LatLng, LatLng, number][] = [
  ['one degree of latitude', { lat: 47, lng: 28 }, { lat: 48, lng: 28 }, 111.195],
  ['one degree of longitude at 60 N', { lat: 60, lng: 28 }, { lat: 60, lng: 29 }, 55.6],
  ['London to Paris', { lat: 51.5074, lng: -0.1278 }, { lat: 48.8566, lng: 2.3522 }, 343.6],
  ['New York to London', { lat: 40.6398, lng: -73.7789 }, { lat: 51.4706, lng: -0.4619 }, 5540],
  ['Chișinău to Bălți', chisinau, { lat: 47.7617, lng: 27.9289 }, 109.2],
  [
    'Chișinău to Bucharest, airports',
    { lat: 46.9277, lng: 28.931 },
    { lat: 44.5722, lng: 26.1022 },
    341.7,
  ],
  ['across the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111.195],
  ['the antipode', { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015],
];

describe('distanceMetres', () => {
  it.each(known)('%s', (_, from, to, kilometres) => {
    const ratio = distanceMetres(from, to) / (kilometres * 1000);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.005);
  });

  it('is in whole metres, the same in both directions, never more than half the globe', () => {
    fc.assert(
      fc.property(points, points, (from, to) => {
        const metres = distanceMetres(from, to);
        expect(Number.isInteger(metres) && metres >= 0 && metres < 20_016_000).toBe(true);
        expect(distanceMetres(to, from)).toBe(metres);
        expect(distanceMetres(from, from)).toBe(0);
      }),
    );
  });

  it('is never longer than the path through a third point', () => {
    fc.assert(
      fc.property(points, points, points, (from, over, to) => {
        const detour = distanceMetres(from, over) + distanceMetres(over, to);
        expect(distanceMetres(from, to)).toBeLessThanOrEqual(detour + 2);
      }),
    );
  });
});
