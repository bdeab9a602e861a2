import { DEFAULT_MAP_CENTRE } from '@comanda/domain/pubs';
import { latLngBounds, polyline, type Map } from 'leaflet';
import { useCallback } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { MapCanvas } from '../../../ui/map/map-canvas.tsx';
import { addPin } from '../../../ui/map/marker.ts';
import styles from './route-map.module.css';
import type { Route } from './route-places.ts';

const HEIGHT = 360;
const ZOOM = 15;
const MARGIN = 44;

/** A map that shows both ends of the route. */
export function RouteMap({ route }: { readonly route: Route }) {
  const { t } = useText();
  const { pub, guest } = route;
  const ends = [pub?.at, guest?.at].filter((at) => at !== undefined);
  const draw = useCallback(
    (map: Map) => {
      if (route.pub) addPin(map, route.pub.at, `map-pin ${styles['venuePin'] ?? ''}`);
      if (route.guest) addPin(map, route.guest.at, 'map-pin');
      if (route.pub && route.guest) {
        const line = [route.pub.at, route.guest.at];
        // A straight line: the phone's navigation app finds the streets.
        polyline(line, { className: styles['way'] ?? '', interactive: false }).addTo(map);
        map.fitBounds(latLngBounds(line), { padding: [MARGIN, MARGIN], animate: false });
      }
      return () => {};
    },
    [route],
  );
  return (
    <div className={styles['route']}>
      <MapCanvas
        label={t('couriers.map')}
        centre={ends.at(-1) ?? DEFAULT_MAP_CENTRE}
        zoom={ZOOM}
        height={HEIGHT}
        middle={pub?.at ?? guest?.at}
        onMap={draw}
      />
      <ul className={styles['legend']}>
        {pub && (
          <li>
            <i className={styles['venueDot']} aria-hidden="true" />
            <span>
              <small>{t('couriers.from')}</small> {pub.name}
            </span>
          </li>
        )}
        {guest && (
          <li>
            <i className={styles['guestDot']} aria-hidden="true" />
            <span>
              <small>{t('couriers.to')}</small> {guest.name}
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}
