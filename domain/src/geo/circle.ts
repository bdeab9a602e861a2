import { degrees, EARTH_RADIUS_METRES, radians, type LatLng } from './distance.ts';

/** As many corners as let a circle look round and can still be taken hold of one by one. */
export const CIRCLE_CORNERS = 24;

/** A circle of so many kilometres around a place: corners on the circle, from the north clockwise. */
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
