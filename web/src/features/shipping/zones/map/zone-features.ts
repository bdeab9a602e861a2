import type { Shape } from '@comanda/contract/shipping';
import type { LatLng } from '@comanda/domain/geo';
import type { GeoJSONStoreFeatures, HexColor } from 'terra-draw';

/** The colour of a drawn feature. */
export function colorOf({ properties: { color } }: GeoJSONStoreFeatures, otherwise: string) {
  return (typeof color === 'string' ? color : otherwise) as HexColor;
}

export function verticesOf({ geometry }: GeoJSONStoreFeatures): LatLng[] {
  if (geometry.type !== 'Polygon') return [];
  // The ring ends where it began.
  return (geometry.coordinates[0] ?? []).slice(0, -1).map(([lng = 0, lat = 0]) => ({ lat, lng }));
}

/** A zone in the format of the drawing library. */
export function featureOf({ shape_id, color, vertices }: Shape): GeoJSONStoreFeatures {
  const ring = [...vertices, ...vertices.slice(0, 1)].map(({ lat, lng }) => [lng, lat]);
  return {
    id: shape_id,
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [ring] },
    properties: { mode: 'polygon', color },
  };
}
