import { degrees, EARTH_RADIUS_METRES, radians, type LatLng } from './distance.ts';

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
