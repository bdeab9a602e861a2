import type { Shape } from '@comanda/contract/shipping';
import { doOverlap, isSameOutline, isSimpleOutline, type LatLng } from '@comanda/domain/geo';
import { mergeChanges } from '@comanda/domain/shipping';

/** A tenth of a metre: finer than any user draws, and the same before and after the server. */
const DECIMALS = 1e6;
const round = (value: number) => Math.round(value * DECIMALS) / DECIMALS;

export function roundedVertices(vertices: readonly LatLng[]): LatLng[] {
  return vertices.map(({ lat, lng }) => ({ lat: round(lat), lng: round(lng) }));
}

export function rounded(shapes: readonly Shape[]): Shape[] {
  return shapes.map(({ shape_id, color, vertices }) => ({
    shape_id,
    color,
    vertices: roundedVertices(vertices),
  }));
}

const isSameZone = (one: Shape, other: Shape) =>
  one.color === other.color && isSameOutline(one.vertices, other.vertices);

export function areSameZones(one: readonly Shape[], other: readonly Shape[]): boolean {
  return (
    one.length === other.length &&
    one.every((zone, index) => {
      const its = other[index];
      return its?.shape_id === zone.shape_id && isSameZone(zone, its);
    })
  );
}

const byId = (zones: readonly Shape[]) => new Map(zones.map((zone) => [zone.shape_id, zone]));

type Versions = Record<'before' | 'mine' | 'theirs', readonly Shape[]>;

/** Merges two users' zones; for a zone that both changed, the local one stays and is named. */
export function mergeZones({ before, mine, theirs }: Versions) {
  const versions = { before: byId(before), mine: byId(mine), theirs: byId(theirs) };
  const { merged, conflicts } = mergeChanges(versions, isSameZone);
  return { zones: [...merged.values()], conflicts };
}

/** A new unique id; unlike `randomUUID` it also works on a plain http address. */
export function newShapeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type ZoneProblems = {
  /** Its outline crosses itself: it cannot be saved. */
  readonly isCrossed: boolean;
  /** The numbers of the zones that overlap it; the smallest of overlapping zones applies. */
  readonly overlaps: readonly number[];
};

/** The problems of each zone, in their order. */
export function findZoneProblems(zones: readonly Shape[]): ZoneProblems[] {
  return zones.map((zone, index) => ({
    isCrossed: !isSimpleOutline(zone.vertices),
    overlaps: zones.flatMap((other, at) =>
      at !== index && doOverlap(zone.vertices, other.vertices) ? [at + 1] : [],
    ),
  }));
}
