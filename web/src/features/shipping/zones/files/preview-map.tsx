import type { LatLng } from '@comanda/domain/geo';
import { DEFAULT_MAP_CENTRE } from '@comanda/domain/pubs';
import type { PlannedZone } from '@comanda/domain/shipping/files';
import { latLngBounds, polygon, type Map } from 'leaflet';
import { useCallback } from 'react';
import { MapCanvas } from '../../../../ui/map/map-canvas.tsx';
import { addPin } from '../../../../ui/map/marker.ts';

const HEIGHT = 240;
const ZOOM = 10;
const INK = '#14110e';

type Props = {
  readonly label: string;
  readonly location: LatLng | undefined;
  readonly zones: readonly PlannedZone[];
};

/** The zones of a file where they would be: new and changed ones filled, those that stay as thin lines. */
export function PreviewMap({ label, location, zones }: Props) {
  const begin = useCallback(
    (map: Map) => {
      for (const { kind, color = INK, vertices } of zones) {
        polygon([...vertices], {
          color,
          weight: kind === 'same' ? 1 : 3,
          fillOpacity: kind === 'same' ? 0 : 0.25,
          ...(kind === 'new' && { dashArray: '6 4' }),
          interactive: false,
        }).addTo(map);
      }
      if (location) addPin(map, location, 'map-pin');
      const corners = zones.flatMap(({ vertices }) => vertices);
      if (corners.length > 0) {
        const bounds = latLngBounds(location ? [...corners, location] : corners);
        map.fitBounds(bounds, { padding: [12, 12], animate: false });
      }
      return () => {};
    },
    [zones, location],
  );
  return (
    <MapCanvas
      label={label}
      centre={location ?? DEFAULT_MAP_CENTRE}
      zoom={ZOOM}
      middle={location}
      height={HEIGHT}
      onMap={begin}
    />
  );
}
