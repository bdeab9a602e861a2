import type { Shape } from '@comanda/contract/shipping';
import type { LatLng } from '@comanda/domain/geo';
import { DEFAULT_MAP_CENTRE } from '@comanda/domain/pubs';
import { latLngBounds, polygon, type Map } from 'leaflet';
import { Crosshair } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MapCanvas } from '../../../ui/map/map-canvas.tsx';
import { addPin } from '../../../ui/map/marker.ts';
import mapStyles from '../zones/map/zone-map.module.css';
import { createZoneMarks, MARKS_PANE } from '../zones/map/zone-marks.ts';
import styles from './why.module.css';

const HEIGHT = 320;
const ZOOM = 13;
/** The server takes points as exact as those of a guest's phone. */
const DECIMALS = 1e6;
/** Leaflet has its markers at 600. */
const BENEATH_PIN = '590';
const NOTHING_HATCHED = '';
const ALL_PRICED: ReadonlySet<string> = new Set();

const round = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;

type Props = {
  readonly zones: readonly Shape[];
  readonly names: ReadonlyMap<string, string>;
  readonly location: LatLng | undefined;
  readonly point: LatLng | undefined;
  readonly onPoint: (point: LatLng) => void;
};

/** The zones of the pub, and a pin where a press on the map puts it. */
export function WhyMap({ zones, names, location, point, onPoint }: Props) {
  const { t } = useText();
  const [map, setMap] = useState<Map>();
  const [start] = useState({ zones, names, location });
  const pick = useRef(onPoint);
  useEffect(() => {
    pick.current = onPoint;
  });
  const begin = useCallback(
    (made: Map) => {
      for (const { color, vertices } of start.zones) {
        polygon([...vertices], { color, weight: 3, fillOpacity: 0.2, interactive: false }).addTo(
          made,
        );
      }
      createZoneMarks(made, NOTHING_HATCHED).show(start.zones, {
        unpriced: ALL_PRICED,
        names: start.names,
      });
      const marks = made.getPane(MARKS_PANE);
      if (marks) marks.style.zIndex = BENEATH_PIN;
      const corners = start.zones.flatMap(({ vertices }) => vertices);
      if (corners.length > 0) {
        const bounds = latLngBounds(start.location ? [...corners, start.location] : corners);
        made.fitBounds(bounds, { padding: [12, 12], animate: false });
      }
      made.on('click', ({ latlng: { lat, lng } }) => {
        pick.current({ lat: round(lat), lng: round(lng) });
      });
      setMap(made);
      return () => {
        setMap(undefined);
      };
    },
    [start],
  );
  useEffect(() => {
    if (!map || !point) return undefined;
    const pin = addPin(map, point, 'map-pin');
    return () => {
      pin.remove();
    };
  }, [map, point]);
  return (
    <div className={styles['map']}>
      <div className={mapStyles['zones']}>
        <MapCanvas
          label={t('orders.why_map')}
          centre={location ?? DEFAULT_MAP_CENTRE}
          zoom={ZOOM}
          middle={location}
          height={HEIGHT}
          onMap={begin}
          hasCrosshair
        />
      </div>
      <Button
        variant="quiet"
        size="small"
        icon={<Crosshair />}
        disabled={!map}
        onClick={() => {
          if (!map) return;
          const { lat, lng } = map.getCenter();
          onPoint({ lat: round(lat), lng: round(lng) });
        }}
      >
        {t('orders.why_pin_in_middle')}
      </Button>
    </div>
  );
}
