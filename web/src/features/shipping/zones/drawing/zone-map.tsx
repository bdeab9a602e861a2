import type { Shape } from '@comanda/contract/shipping';
import { DEFAULT_MAP_CENTRE } from '@comanda/domain/pubs';
import type { LatLng } from '@comanda/domain/geo';
import { latLngBounds, type LatLngBounds, type Map } from 'leaflet';
import { useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import { MapCanvas } from '../../../../ui/map/map-canvas.tsx';
import { addPin } from '../../../../ui/map/marker.ts';
import { addDeliveryClusters } from '../delivery-clusters.ts';
import { HatchPattern } from '../hatch-pattern.tsx';
import { createZoneEditor, type ZoneEditor, type ZoneEvents } from './zone-editor.ts';
import { nextZoneColor, type ZoneDraft } from './zone-draft.ts';
import { ZoneLegend } from '../zone-legend.tsx';
import { createZoneMarks, type ZoneMarks } from '../zone-marks.ts';
import styles from './zone-map.module.css';

const ZOOM = 10;
const ZOOM_WITHOUT_LOCATION = 7;
/** A single small zone is seen with the streets around it. */
const NEAREST = 15;
const HEIGHT = 400;

export type ZoneMapProps = {
  readonly label: string;
  readonly location: LatLng | undefined;
  readonly draft: Pick<ZoneDraft, 'zones' | 'mode' | 'selected'>;
  /** Zones where nobody has named a price. */
  readonly unpriced: ReadonlySet<string>;
  /** Where past deliveries went; nothing when they are not to be shown. */
  readonly deliveries: readonly LatLng[] | undefined;
  /** Must stay the same object. */
  readonly events: ZoneEvents;
  /** Tells what the buttons around the map need. */
  readonly onEditor: (editor: ZoneEditor | undefined) => void;
  readonly children?: ReactNode;
};

type OnMap = { readonly map: Map; readonly editor: ZoneEditor; readonly marks: ZoneMarks };

/** The map of zones: it draws what the draft says and tells what was drawn. */
export function ZoneMap({
  label,
  location,
  draft: { zones, mode, selected },
  unpriced,
  deliveries,
  events,
  onEditor,
  children,
}: ZoneMapProps) {
  const hatch = useId();
  const [onMap, setOnMap] = useState<OnMap>();
  const [start] = useState({
    centre: location ?? DEFAULT_MAP_CENTRE,
    zoom: location ? ZOOM : ZOOM_WITHOUT_LOCATION,
    pin: location,
    inSight: boundsOf(zones, location),
  });
  const begin = useCallback(
    (map: Map) => {
      const editor = createZoneEditor(map, events);
      const marks = createZoneMarks(map, hatch);
      if (start.pin) addPin(map, start.pin, 'map-pin');
      if (start.inSight) {
        map.fitBounds(start.inSight, { padding: [20, 20], maxZoom: NEAREST, animate: false });
      }
      setOnMap({ map, editor, marks });
      onEditor(editor);
      return () => {
        setOnMap(undefined);
        onEditor(undefined);
        editor.remove();
      };
    },
    [events, hatch, onEditor, start],
  );

  useEffect(() => {
    onMap?.editor.setMode(mode, nextZoneColor(zones, '#14110e'));
    onMap?.editor.show(zones, selected);
  }, [onMap, mode, zones, selected]);
  useEffect(() => {
    onMap?.marks.show(zones, unpriced);
  }, [onMap, zones, unpriced]);
  useEffect(() => {
    if (!onMap || !deliveries) return undefined;
    return addDeliveryClusters(onMap.map, deliveries);
  }, [onMap, deliveries]);

  return (
    <div className={styles['zones']}>
      <HatchPattern id={hatch} />
      <MapCanvas
        label={label}
        centre={start.centre}
        zoom={start.zoom}
        middle={start.pin}
        height={HEIGHT}
        onMap={begin}
        hasCrosshair={mode === 'draw'}
      >
        {children}
      </MapCanvas>
      {deliveries && deliveries.length > 0 && <ZoneLegend hasZones={zones.length > 0} />}
    </div>
  );
}

/** All that the map is opened for: each zone whole, and the pub. Nothing while there is no zone. */
function boundsOf(zones: readonly Shape[], location: LatLng | undefined): LatLngBounds | undefined {
  if (zones.length === 0) return undefined;
  const corners = zones.flatMap(({ vertices }) => vertices);
  return latLngBounds(location ? [...corners, location] : corners);
}
