// More than a user draws; limits on what is sent, stored and searched for each order.

export const MAX_ZONES_OF_PUB = 100;
export const MAX_VERTICES_OF_ZONE = 500;
/** Characters of the name that an editor gives a zone (a UUID has 36). */
export const MAX_SHAPE_ID_LENGTH = 64;

export const MAX_ZONE_NAME_LENGTH = 60;
export const MAX_STEPS_OF_ZONE = 8;
/** By which deliveries into a zone may take longer than into the others. */
export const MAX_EXTRA_MINUTES = 240;
export const MAX_CLOSED_TEXT_LENGTH = 200;

export const MAX_RADIUS_KM = 50;

/** Whether a zone may have this radius around its pub. */
export function isZoneRadius(km: number): boolean {
  return km > 0 && km <= MAX_RADIUS_KM;
}
