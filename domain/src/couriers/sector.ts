import { bearing, type LatLng } from '../geo/distance-and-bearing.ts';

/** The eight directions, clockwise from the north. */
export const sectors = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Sector = (typeof sectors)[number];

/** Nearer than this, a sector would be only a few houses, so it is not shown. */
const NEAREST_METRES = 500;
const STEP_METRES = 100;

/** A distance as shown before a courier has reserved: in steps of 100 m, never 0. */
export function roughDistance(metres: number): number {
  return Math.max(1, Math.round(metres / STEP_METRES)) * STEP_METRES;
}

type Way = { readonly from: LatLng; readonly to: LatLng; readonly metres: number };

/** The direction of a delivery from its pub, as roughly as a courier may see it before reserving. */
export function sectorOf({ from, to, metres }: Way): Sector | undefined {
  if (metres < NEAREST_METRES) return undefined;
  const eighth = Math.round(bearing(from, to) / 45);
  return sectors[(eighth + sectors.length) % sectors.length];
}
