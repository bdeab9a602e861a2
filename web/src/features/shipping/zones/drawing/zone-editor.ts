import type { Shape } from '@comanda/contract/shipping';
import { isSameOutline, type LatLng } from '@comanda/domain/geo';
import * as leaflet from 'leaflet';
import { TerraDraw } from 'terra-draw';
import { createPaneAdapter, createZoneModes } from './zone-drawing-modes.ts';
import type { ZoneMode } from './zone-draft.ts';
import { featureOf, verticesOf } from '../map/zone-features.ts';
import { newShapeId } from './zone-shapes.ts';

export type ZoneEvents = {
  /** `near`: how many metres are as near on the map as a person can draw. */
  readonly onDrawn: (vertices: readonly LatLng[], near?: number) => void;
  readonly onReshaped: (shapeId: string, vertices: readonly LatLng[], near?: number) => void;
  readonly onSelected: (shapeId: string | undefined) => void;
  /** A press on the map while zones are being deleted. */
  readonly onPressed: (at: LatLng) => void;
};

export type ZoneEditor = {
  /** Shows these zones; those already on the map are not drawn again. */
  readonly show: (zones: readonly Shape[], selected: string | undefined) => void;
  readonly setMode: (mode: ZoneMode, nextColor: string) => void;
  /** Adds the next corner at the centre of the map, as a press there would. */
  readonly addCorner: () => void;
  /** Closes the outline being drawn; one with too few corners is reported unchanged. */
  readonly closeOutline: () => void;
  readonly showZone: (zone: Shape) => void;
  readonly remove: () => void;
};

/** Coordinates with the precision of the draft. */
const DECIMALS = 6;

/** How exactly a border is met by a finger, in pixels. */
const NEAR_PIXELS = 12;

/** The same in metres on the map as it is shown. */
function nearMetres(map: leaflet.Map): number {
  const middle = map.getSize().divideBy(2);
  const from = map.containerPointToLatLng(middle);
  return map.distance(from, map.containerPointToLatLng(middle.add([NEAR_PIXELS, 0])));
}

type Finished = {
  readonly id: string | number;
  readonly action: string;
  readonly near: number;
};

/** Reports a finished outline or corner, after the library has processed it. */
function reportFinished(draw: TerraDraw, events: ZoneEvents, { id, action, near }: Finished): void {
  const vertices = () => {
    const feature = draw.enabled && draw.hasFeature(id) ? draw.getSnapshotFeature(id) : undefined;
    return feature && verticesOf(feature);
  };
  const reportReshaped = () => {
    const reshaped = vertices();
    if (reshaped) events.onReshaped(String(id), reshaped, near);
  };
  if (action === 'draw') {
    const drawn = vertices() ?? [];
    // The library still uses the outline: removing it now would throw.
    window.setTimeout(() => {
      if (draw.enabled && draw.hasFeature(id)) draw.removeFeatures([id]);
      events.onDrawn(drawn, near);
    });
  } else if (action === 'insertMidpoint') {
    // A new corner is usually dragged at once: adding and dragging it are one undo step.
    const reportLater = () => window.setTimeout(reportReshaped);
    window.addEventListener('pointerup', reportLater, { once: true });
  } else reportReshaped();
}

/** The mode of the map, and the zones that it already shows. */
type State = {
  mode: ZoneMode;
  nextColor: string;
  /** The zone that is selected on the map. */
  shown: string | undefined;
  /** A selection made by the page itself must not be reported to it. */
  isShowing: boolean;
  /** The number of finished outlines and corners. */
  finished: number;
};

/** Reports the user's changes on the map to the page; returns a function that stops it. */
function reportDrawing(
  draw: TerraDraw,
  { map, state, events }: { map: leaflet.Map; state: State; events: ZoneEvents },
): () => void {
  const select = (id: string | undefined) => {
    state.shown = id;
    if (!state.isShowing) events.onSelected(id);
  };
  draw.on('finish', (id, { action }) => {
    state.finished += 1;
    reportFinished(draw, events, { id, action, near: nearMetres(map) });
  });
  draw.on('select', (id) => {
    select(String(id));
  });
  draw.on('deselect', () => {
    select(undefined);
  });
  const press = ({ latlng: { lat, lng } }: leaflet.LeafletMouseEvent) => {
    if (state.mode === 'delete') events.onPressed({ lat, lng });
  };
  map.on('click', press);
  return () => {
    map.off('click', press);
  };
}

function isOnMap(draw: TerraDraw, zones: readonly Shape[]): boolean {
  const drawn = draw
    .getSnapshot()
    .filter(({ properties }) => properties['mode'] === 'polygon' && 'color' in properties);
  return (
    drawn.length === zones.length &&
    zones.every((zone, index) => {
      const feature = drawn[index];
      return (
        feature?.id === zone.shape_id &&
        feature.properties['color'] === zone.color &&
        isSameOutline(verticesOf(feature), zone.vertices)
      );
    })
  );
}

/** A press of the pointer at the centre of the map. */
function pressMiddle(map: leaflet.Map) {
  const { lat, lng } = map.getCenter();
  const { x, y } = map.latLngToContainerPoint([lat, lng]);
  return {
    lat: Number(lat.toFixed(DECIMALS)),
    lng: Number(lng.toFixed(DECIMALS)),
    containerX: x,
    containerY: y,
    button: 'left' as const,
    heldKeys: [],
    isContextMenu: false,
  };
}

const drawModes = { edit: 'select', draw: 'polygon', delete: 'static' } as const;

/** Drawing on the map: shows the zones and reports the user's changes to them. */
export function createZoneEditor(map: leaflet.Map, events: ZoneEvents): ZoneEditor {
  const state: State = {
    mode: 'edit',
    nextColor: '',
    shown: undefined,
    isShowing: false,
    finished: 0,
  };
  const { polygons, select } = createZoneModes(() => state.nextColor);
  const draw = new TerraDraw({
    adapter: createPaneAdapter(map, DECIMALS),
    modes: [polygons, select],
    // The zones have their own ids; the library's would have to be UUIDs.
    idStrategy: { isValidId: (id) => typeof id === 'string', getId: newShapeId },
  });
  const stopReports = reportDrawing(draw, { map, state, events });
  draw.start();
  draw.setMode('select');
  return {
    show: (zones, selected) => {
      state.isShowing = true;
      if (!isOnMap(draw, zones)) {
        draw.setMode('static');
        draw.clear();
        draw.addFeatures(zones.map(featureOf));
        state.shown = undefined;
        draw.setMode(drawModes[state.mode]);
      }
      const { shown } = state;
      if (state.mode === 'edit' && selected !== shown) {
        if (shown !== undefined) draw.deselectFeature(shown);
        if (selected !== undefined && draw.hasFeature(selected)) draw.selectFeature(selected);
      }
      state.isShowing = false;
    },
    setMode: (next, color) => {
      state.nextColor = color;
      if (next === state.mode) return;
      state.isShowing = true;
      state.mode = next;
      draw.setMode(drawModes[next]);
      state.isShowing = false;
    },
    addCorner: () => {
      polygons.onClick(pressMiddle(map));
    },
    closeOutline: () => {
      const before = state.finished;
      polygons.onKeyUp({ key: 'Enter', heldKeys: [], preventDefault: () => {} });
      if (state.finished === before) events.onDrawn([]);
    },
    showZone: ({ vertices }) => {
      map.fitBounds(leaflet.latLngBounds([...vertices]), { padding: [32, 32], animate: false });
    },
    remove: () => {
      stopReports();
      draw.stop();
    },
  };
}
