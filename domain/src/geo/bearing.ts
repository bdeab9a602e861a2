import { degrees, radians, type LatLng } from './distance.ts';

/** The direction on the great circle, in degrees clockwise from the north. */
export function bearing(from: LatLng, to: LatLng): number {
  const [fromLat, toLat] = [radians(from.lat), radians(to.lat)];
  const east = radians(to.lng - from.lng);
  const y = Math.sin(east) * Math.cos(toLat);
  const x =
    Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(east);
  return degrees(Math.atan2(y, x));
}
