import type { LatLng } from './distance-and-bearing.ts';
import { doCross } from './outline.ts';
import { edgesOf, isInside } from './polygon.ts';

/** A point well inside an outline: half way through it, between its two lowest corners in height. */
function innerPoint(vertices: readonly LatLng[]): LatLng | undefined {
  const [low, next] = [...new Set(vertices.map(({ lat }) => lat))].toSorted((a, b) => a - b);
  if (low === undefined || next === undefined) return undefined;
  const lat = (low + next) / 2;
  const [west, east] = edgesOf(vertices)
    .filter(([from, to]) => from.lat > lat !== to.lat > lat)
    .map(([from, to]) => from.lng + ((lat - from.lat) * (to.lng - from.lng)) / (to.lat - from.lat))
    .toSorted((a, b) => a - b);
  return west === undefined || east === undefined ? undefined : { lat, lng: (west + east) / 2 };
}

function holdsMiddleOf(one: readonly LatLng[], other: readonly LatLng[]): boolean {
  const middle = innerPoint(other);
  return middle !== undefined && isInside(one, middle);
}

/** Whether two areas overlap; areas that share only a border do not. */
export function doOverlap(one: readonly LatLng[], other: readonly LatLng[]): boolean {
  const others = edgesOf(other);
  return (
    edgesOf(one).some((edge) => others.some((its) => doCross(edge, its))) ||
    holdsMiddleOf(one, other) ||
    holdsMiddleOf(other, one)
  );
}
