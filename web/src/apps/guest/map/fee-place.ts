import { isInside, type LatLng } from '@comanda/domain/geo';
import { findZone } from '@comanda/domain/shipping';
import type { Shape } from '@comanda/contract/shipping';

/** How far from the middle of a zone to its corner a label may stand. */
const SHARES = [0.7, 0.85, 0.95];

/**
 * Where the fee of a zone is written: where this zone serves, not a smaller one inside it. Around the pub that is in the
 * south, since the pub and the pin stand in the middle and the distances are in the north.
 */
export function feePlace(zone: Shape, zones: readonly Shape[], pub: LatLng): LatLng | undefined {
  const drawn = zones.map(({ shape_id: shapeId, vertices }) => ({
    shapeId,
    vertices,
    priceMinor: 0,
  }));
  const serves = (at: LatLng): boolean => {
    const found = findZone(drawn, at);
    return found.ok && found.value.shapeId === zone.shape_id;
  };
  const { vertices } = zone;
  const middle = {
    lat: vertices.reduce((sum, { lat }) => sum + lat, 0) / vertices.length,
    lng: vertices.reduce((sum, { lng }) => sum + lng, 0) / vertices.length,
  };
  const fromSouth = vertices.toSorted((a, b) => a.lat - b.lat);
  const tried = SHARES.flatMap((share) =>
    fromSouth.map(({ lat, lng }) => ({
      lat: middle.lat + share * (lat - middle.lat),
      lng: middle.lng + share * (lng - middle.lng),
    })),
  );
  const places = isInside(vertices, pub) ? [...tried, middle] : [middle, ...tried];
  return places.find(serves);
}
