import { bearing } from '../geo/bearing.ts';
import type { LatLng } from '../geo/distance.ts';

/** The eight winds, clockwise from the north. */
export const sectors = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Sector = (typeof sectors)[number];

/** Nearer than this, the eighth of a circle is a few houses: it is not said. */
const NEAREST_METRES = 500;
const STEP_METRES = 100;

/** A distance as it may be said before a courier has reserved: in steps of 100 m, never none at all. */
export function roughDistance(metres: number): number {
  return Math.max(1, Math.round(metres / STEP_METRES)) * STEP_METRES;
}

type Way = { readonly from: LatLng; readonly to: LatLng; readonly metres: number };

/** Where a delivery goes, seen from its pub, as roughly as a courier may know before reserving it. */
export function sectorOf({ from, to, metres }: Way): Sector | undefined {
  if (metres < NEAREST_METRES) return undefined;
  const eighth = Math.round(bearing(from, to) / 45);
  return sectors[(eighth + sectors.length) % sectors.length];
}
