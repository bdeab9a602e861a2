import type { Shape } from '@comanda/contract/shipping';
import { DEFAULT_MAP_CENTRE } from '@comanda/domain/pubs';
import type { LatLng } from '@comanda/domain/geo';
import { latLngBounds, type LatLngBounds, type Map } from 'leaflet';
import { useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import { MapCanvas } from '../../../../ui/map/map-canvas.tsx';
import { addPin } from '../../../../ui/map/marker.ts';
import { addDeliveryClusters } from './delivery-clusters.ts';
import { createZoneEditor, type ZoneEditor, type ZoneEvents } from '../drawing/zone-editor.ts';
import { nextZoneColor, type ZoneDraft } from '../drawing/zone-draft.ts';
import { ZoneLegend } from './zone-legend.tsx';
import { createZoneMarks, type ZoneLooks, type ZoneMarks } from './zone-marks.ts';
import styles from './zone-map.module.css';

const ZOOM = 10;
const ZOOM_WITHOUT_LOCATION = 7;
/** A single small zone is shown with the streets around it. */
const NEAREST = 15;
const HEIGHT = 400;

export type ZoneMapProps = {
  readonly label: string;
  readonly location: LatLng | undefined;
  readonly draft: Pick<ZoneDraft, 'zones' | 'mode' | 'selected'>;
  readonly looks: ZoneLooks;
  /** The locations of past deliveries; undefined while they are hidden. */
  readonly deliveries: readonly LatLng[] | undefined;
  /** Must stay the same object. */
  readonly events: ZoneEvents;
  /** Passes the map's functions to the buttons around it. */
  readonly onEditor: (editor: ZoneEditor | undefined) => void;
  readonly children?: ReactNode;
};

/** The map of zones: draws the zones of the draft and reports the user's changes. */
export function ZoneMap({ label, children, ...shown }: ZoneMapProps) {
  const hatch = useId();
  const { location, draft, deliveries } = shown;
  const [start] = useState(() => ({
    centre: location ?? DEFAULT_MAP_CENTRE,
    zoom: location ? ZOOM : ZOOM_WITHOUT_LOCATION,
    pin: location,
    inSight: boundsOf(draft.zones, location),
  }));
  const begin = useZonesOnMap({ ...shown, hatch, start });
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
        hasCrosshair={draft.mode === 'draw'}
      >
        {children}
      </MapCanvas>
      {deliveries && deliveries.length > 0 && <ZoneLegend hasZones={draft.zones.length > 0} />}
    </div>
  );
}

type OnMap = { readonly map: Map; readonly editor: ZoneEditor; readonly marks: ZoneMarks };

type Options = Omit<ZoneMapProps, 'label' | 'children' | 'location'> & {
  /** The pattern of an area without a price. */
  readonly hatch: string;
  readonly start: {
    readonly pin: LatLng | undefined;
    readonly inSight: LatLngBounds | undefined;
  };
};

/** Updates the content of the map; returns the callback that sets up a new map. */
function useZonesOnMap({ draft, looks, deliveries, events, onEditor, hatch, start }: Options) {
  const { zones, mode, selected } = draft;
  const [onMap, setOnMap] = useState<OnMap>();
  useEffect(() => {
    onMap?.editor.setMode(mode, nextZoneColor(zones, '#14110e'));
    onMap?.editor.show(zones, selected);
  }, [onMap, mode, zones, selected]);
  useEffect(() => {
    onMap?.marks.show(zones, looks);
  }, [onMap, zones, looks]);
  useEffect(() => {
    if (!onMap || !deliveries) return undefined;
    return addDeliveryClusters(onMap.map, deliveries);
  }, [onMap, deliveries]);
  return useCallback(
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
}

/** The fill pattern of an area without a price; a fill refers to it by its id. */
const HatchPattern = ({ id }: { readonly id: string }) => (
  <svg width="0" height="0" aria-hidden="true" className={styles['pattern']}>
    <pattern
      id={id}
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0V8" className={styles['stroke']} />
    </pattern>
  </svg>
);

/** The bounds of all zones and the pub. Undefined while there is no zone. */
function boundsOf(zones: readonly Shape[], location: LatLng | undefined): LatLngBounds | undefined {
  if (zones.length === 0) return undefined;
  const corners = zones.flatMap(({ vertices }) => vertices);
  return latLngBounds(location ? [...corners, location] : corners);
}
