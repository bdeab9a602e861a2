import type { Shape } from '@comanda/contract/shipping';
import { mergeChanges } from '@comanda/domain/shipping';
import { isSameOutline, type LatLng } from '@comanda/domain/geo';

/** A tenth of a metre: finer than any hand draws, and the same before and after the server. */
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

/** Two people's zones brought together; of one that both changed, mine stays and is named. */
export function mergeZones({ before, mine, theirs }: Versions) {
  const versions = { before: byId(before), mine: byId(mine), theirs: byId(theirs) };
  const { merged, conflicts } = mergeChanges(versions, isSameZone);
  return { zones: [...merged.values()], conflicts };
}
