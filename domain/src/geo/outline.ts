import { type LatLng, degrees, EARTH_RADIUS_METRES, radians } from './distance-and-bearing.ts';

/** Above 0 when `c` lies left of the line from `a` to `b`, below 0 right of it, 0 on it. */
function side(a: LatLng, b: LatLng, c: LatLng): number {
  return Math.sign((b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng));
}

function isWithinBox(a: LatLng, b: LatLng, point: LatLng): boolean {
  return (
    point.lat >= Math.min(a.lat, b.lat) &&
    point.lat <= Math.max(a.lat, b.lat) &&
    point.lng >= Math.min(a.lng, b.lng) &&
    point.lng <= Math.max(a.lng, b.lng)
  );
}

type Edge = readonly [LatLng, LatLng];

/** Whether two edges cross, each passing from one side of the other to its other side. */
export function doCross([a, b]: Edge, [c, d]: Edge): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function isOn([a, b]: Edge, point: LatLng): boolean {
  return side(a, b, point) === 0 && isWithinBox(a, b, point);
}

/** Whether two edges of one ring cross, or one begins on the other. Where one ends, the next one begins. */
function doMeet(edge: Edge, other: Edge): boolean {
  return doCross(edge, other) || isOn(edge, other[0]) || isOn(other, edge[0]);
}

/** Whether the outline turns back on itself at the corner that two following edges share. */
function isSpike([a, corner]: Edge, [, c]: Edge): boolean {
  const dot =
    (a.lng - corner.lng) * (c.lng - corner.lng) + (a.lat - corner.lat) * (c.lat - corner.lat);
  return side(a, corner, c) === 0 && dot > 0;
}

/**
 * Whether an outline bounds one area: three corners or more, and it nowhere crosses or touches
 * itself. A corner drawn twice in a row, as where a ring is closed, counts once.
 */
export function isSimpleOutline(vertices: readonly LatLng[]): boolean {
  const corners = vertices.filter(({ lat, lng }, index) => {
    const before = vertices.at(index - 1);
    return lat !== before?.lat || lng !== before.lng;
  });
  if (corners.length < 3) return false;
  const edges = corners.map((corner, index): Edge => [
    corner,
    corners[(index + 1) % corners.length] ?? corner,
  ]);
  return edges.every((edge, index) => {
    const next = edges[(index + 1) % edges.length];
    if (!next || isSpike(edge, next)) return false;
    const isFirst = index === 0;
    // Adjacent edges share a corner; the first and the last edge are adjacent too.
    return edges
      .slice(index + 2, isFirst ? edges.length - 1 : edges.length)
      .every((other) => !doMeet(edge, other));
  });
}

/** Enough corners for a round shape, and few enough to drag each corner separately. */
export const CIRCLE_CORNERS = 24;

/** A circle with a radius in kilometres around a place: corners on the circle, clockwise from the north. */
export function circleOutline({ lat, lng }: LatLng, km: number): LatLng[] {
  const reach = (km * 1000) / EARTH_RADIUS_METRES;
  const from = radians(lat);
  return Array.from({ length: CIRCLE_CORNERS }, (_, corner) => {
    const bearing = (corner / CIRCLE_CORNERS) * 2 * Math.PI;
    const to = Math.asin(
      Math.sin(from) * Math.cos(reach) + Math.cos(from) * Math.sin(reach) * Math.cos(bearing),
    );
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(reach) * Math.cos(from),
      Math.cos(reach) - Math.sin(from) * Math.sin(to),
    );
    return { lat: degrees(to), lng: lng + degrees(east) };
  });
}

/** A tenth of a metre: finer than a user can draw. */
const DECIMALS = 1e6;
const isNear = (one: number, other: number) =>
  Math.round(one * DECIMALS) === Math.round(other * DECIMALS);

/** Whether two outlines have the same corners in the same order, within the precision of drawing. */
export function isSameOutline(one: readonly LatLng[], other: readonly LatLng[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ lat, lng }, index) => {
      const its = other[index];
      return its !== undefined && isNear(lat, its.lat) && isNear(lng, its.lng);
    })
  );
}
