export type LatLng = { readonly lat: number; readonly lng: number };

export const EARTH_RADIUS_METRES = 6_371_008.8;

export function radians(inDegrees: number): number {
  return (inDegrees * Math.PI) / 180;
}

export function degrees(inRadians: number): number {
  return (inRadians * 180) / Math.PI;
}

/** Metres between two points on the great circle (haversine), rounded to a whole metre. */
export function distanceMetres(from: LatLng, to: LatLng): number {
  const halfLat = radians(to.lat - from.lat) / 2;
  const halfLng = radians(to.lng - from.lng) / 2;
  const chord =
    Math.sin(halfLat) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(halfLng) ** 2;
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord))));
}

/** The direction on the great circle, in degrees clockwise from the north. */
export function bearing(from: LatLng, to: LatLng): number {
  const [fromLat, toLat] = [radians(from.lat), radians(to.lat)];
  const east = radians(to.lng - from.lng);
  const y = Math.sin(east) * Math.cos(toLat);
  const x =
    Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(east);
  return degrees(Math.atan2(y, x));
}
