// More than a user draws; limits on what is sent, stored and searched for each order.

export const MAX_ZONES_OF_PUB = 100;
export const MAX_VERTICES_OF_ZONE = 500;
/** Characters of the name that an editor gives a zone (a UUID has 36). */
export const MAX_SHAPE_ID_LENGTH = 64;

export const MAX_RADIUS_KM = 50;

/** Whether a zone may have this radius around its pub. */
export function isZoneRadius(km: number): boolean {
  return km > 0 && km <= MAX_RADIUS_KM;
}
