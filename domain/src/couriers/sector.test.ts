import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMetres } from '../geo/index.ts';
import { roughDistance, sectorOf, sectors } from './index.ts';

const pub = { lat: 47.0245, lng: 28.8323 };
/** A degree of longitude is shorter than one of latitude there. */
const EAST = 1 / Math.cos((pub.lat * Math.PI) / 180);
const at = (north: number, east: number) => ({
  lat: pub.lat + north,
  lng: pub.lng + east * EAST,
});
const sectorTo = (to: typeof pub) => sectorOf({ from: pub, to, metres: distanceMetres(pub, to) });

describe('the sector of a delivery', () => {
  it.each([
    ['n', 0.02, 0],
    ['n', 0.02, 0.008],
    ['ne', 0.02, 0.009],
    ['ne', 0.02, 0.02],
    ['e', 0, 0.02],
    ['se', -0.02, 0.02],
    ['s', -0.02, 0],
    ['s', -0.02, -0.008],
    ['sw', -0.02, -0.02],
    ['w', 0, -0.02],
    ['nw', 0.02, -0.02],
    ['nw', 0.02, -0.009],
    ['n', 0.02, -0.008],
  ] as const)('%s of the pub, %s north and %s east', (sector, north, east) => {
    expect(sectorTo(at(north, east))).toBe(sector);
  });

  it.each([
    [0, undefined],
    [499, undefined],
    [500, 'e'],
  ])('at %s m is %s', (metres, sector) => {
    expect(sectorOf({ from: pub, to: at(0, 0.02), metres })).toBe(sector);
  });

  it('is one of eight, or undefined, for every location of the guest', () => {
    const degrees = fc.double({ min: -0.2, max: 0.2, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, (north, east) => {
        const sector = sectorTo(at(north, east));
        expect([...sectors, undefined]).toContain(sector);
      }),
    );
  });
});

it.each([
  [0, 100],
  [49, 100],
  [150, 200],
  [577, 600],
  [3240, 3200],
  [3251, 3300],
])('%s m are shown as %s before reserving', (metres, rough) => {
  expect(roughDistance(metres)).toBe(rough);
});
