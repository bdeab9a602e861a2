import { radians, type LatLng } from './distance-and-bearing.ts';

export function edgesOf(vertices: readonly LatLng[]): [LatLng, LatLng][] {
  return vertices.map((vertex, index) => [
    vertex,
    vertices[(index + 1) % vertices.length] ?? vertex,
  ]);
}

function isOnEdge(point: LatLng, from: LatLng, to: LatLng): boolean {
  const cross =
    (to.lng - from.lng) * (point.lat - from.lat) - (to.lat - from.lat) * (point.lng - from.lng);
  if (Math.abs(cross) > 1e-12) return false;
  const within = (value: number, a: number, b: number): boolean =>
    value >= Math.min(a, b) - 1e-12 && value <= Math.max(a, b) + 1e-12;
  return within(point.lat, from.lat, to.lat) && within(point.lng, from.lng, to.lng);
}

/** Even-odd rule on latitude and longitude; a point on the outline is inside. */
export function isInside(vertices: readonly LatLng[], point: LatLng): boolean {
  let inside = false;
  for (const [from, to] of edgesOf(vertices)) {
    if (isOnEdge(point, from, to)) return true;
    const crosses =
      from.lat > point.lat !== to.lat > point.lat &&
      point.lng < ((to.lng - from.lng) * (point.lat - from.lat)) / (to.lat - from.lat) + from.lng;
    if (crosses) inside = !inside;
  }
  return inside;
}

/**
 * A number for comparing areas, proportional to square metres near one latitude. It does not depend on the
 * first vertex or on extra vertices along an edge.
 */
export function polygonArea(vertices: readonly LatLng[]): number {
  const [origin] = vertices;
  if (!origin) return 0;
  // Measured from the first vertex: far from 0, 0 the products would lose significant digits.
  const doubled = edgesOf(vertices).reduce(
    (sum, [from, to]) =>
      sum +
      (from.lng - origin.lng) * (to.lat - origin.lat) -
      (to.lng - origin.lng) * (from.lat - origin.lat),
    0,
  );
  const lats = vertices.map(({ lat }) => lat);
  const middle = (Math.min(...lats) + Math.max(...lats)) / 2;
  return (Math.abs(doubled) / 2) * Math.cos(radians(middle));
}
