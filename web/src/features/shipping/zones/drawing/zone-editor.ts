import type { Shape } from '@comanda/contract/shipping';
import { isSameOutline, type LatLng } from '@comanda/domain/geo';
import * as leaflet from 'leaflet';
import { TerraDraw } from 'terra-draw';
import { TerraDrawLeafletAdapter } from 'terra-draw-leaflet-adapter';
import { newShapeId } from '../new-shape-id.ts';
import type { ZoneMode } from './zone-draft.ts';
import { createZoneModes } from './zone-drawing-modes.ts';
import { featureOf, verticesOf } from '../zone-features.ts';

export type ZoneEvents = {
  readonly onDrawn: (vertices: readonly LatLng[]) => void;
  readonly onReshaped: (shapeId: string, vertices: readonly LatLng[]) => void;
  readonly onSelected: (shapeId: string | undefined) => void;
  /** A press on the map while zones are being deleted. */
  readonly onPressed: (at: LatLng) => void;
};

export type ZoneEditor = {
  /** Shows these zones; what is on the map already stays untouched. */
  readonly show: (zones: readonly Shape[], selected: string | undefined) => void;
  readonly setMode: (mode: ZoneMode, nextColor: string) => void;
  /** Puts the next corner into the middle of the map, as a press there would. */
  readonly addCorner: () => void;
  /** Closes the outline that is being drawn; one of too few corners is told as it is. */
  readonly closeOutline: () => void;
  readonly lookAt: (zone: Shape) => void;
  readonly remove: () => void;
};

/** Coordinates of the same fineness as the draft's. */
const DECIMALS = 6;

type Finished = { readonly id: string | number; readonly action: string };

/** What a hand has finished, told once the library is done with it. */
function tellFinished(draw: TerraDraw, events: ZoneEvents, { id, action }: Finished): void {
  const vertices = () => {
    const feature = draw.enabled && draw.hasFeature(id) ? draw.getSnapshotFeature(id) : undefined;
    return feature && verticesOf(feature);
  };
  const tellReshaped = () => {
    const reshaped = vertices();
    if (reshaped) events.onReshaped(String(id), reshaped);
  };
  if (action === 'draw') {
    const drawn = vertices() ?? [];
    // The library is still busy with the outline: taking it away now would throw.
    window.setTimeout(() => {
      if (draw.enabled && draw.hasFeature(id)) draw.removeFeatures([id]);
      events.onDrawn(drawn);
    });
  } else if (action === 'insertMidpoint') {
    // A new corner is mostly being dragged already: one step together with where it is let go.
    const tellLater = () => window.setTimeout(tellReshaped);
    window.addEventListener('pointerup', tellLater, { once: true });
  } else tellReshaped();
}

/** Drawing on the map: zones go in, what a hand did to them comes out. */
export function createZoneEditor(map: leaflet.Map, events: ZoneEvents): ZoneEditor {
  let nextColor = '';
  let mode: ZoneMode = 'edit';
  let shown: string | undefined;
  // A selection that the page itself brings about is no news to it.
  let isShowing = false;
  const { polygons, select } = createZoneModes(() => nextColor);
  const draw = new TerraDraw({
    adapter: new TerraDrawLeafletAdapter({ lib: leaflet, map, coordinatePrecision: DECIMALS }),
    modes: [polygons, select],
    // The zones bring ids of their own; the library's would have to be UUIDs.
    idStrategy: { isValidId: (id) => typeof id === 'string', getId: newShapeId },
  });

  let finished = 0;
  draw.on('finish', (id, { action }) => {
    finished += 1;
    tellFinished(draw, events, { id, action });
  });
  draw.on('select', (id) => {
    shown = String(id);
    if (!isShowing) events.onSelected(shown);
  });
  draw.on('deselect', () => {
    shown = undefined;
    if (!isShowing) events.onSelected(undefined);
  });
  const press = ({ latlng: { lat, lng } }: leaflet.LeafletMouseEvent) => {
    if (mode === 'delete') events.onPressed({ lat, lng });
  };
  map.on('click', press);
  draw.start();
  draw.setMode('select');

  const zonesOnMap = () =>
    draw
      .getSnapshot()
      .filter(({ properties }) => properties['mode'] === 'polygon' && 'color' in properties);
  const isOnMap = (zones: readonly Shape[]) => {
    const there = zonesOnMap();
    return (
      there.length === zones.length &&
      zones.every((zone, index) => {
        const feature = there[index];
        return (
          feature?.id === zone.shape_id &&
          feature.properties['color'] === zone.color &&
          isSameOutline(verticesOf(feature), zone.vertices)
        );
      })
    );
  };
  const enter = () => {
    draw.setMode(mode === 'draw' ? 'polygon' : mode === 'delete' ? 'static' : 'select');
  };

  return {
    show: (zones, selected) => {
      isShowing = true;
      if (!isOnMap(zones)) {
        draw.setMode('static');
        draw.clear();
        draw.addFeatures(zones.map(featureOf));
        shown = undefined;
        enter();
      }
      if (mode === 'edit' && selected !== shown) {
        if (shown !== undefined) draw.deselectFeature(shown);
        if (selected !== undefined && draw.hasFeature(selected)) draw.selectFeature(selected);
      }
      isShowing = false;
    },
    setMode: (next, color) => {
      nextColor = color;
      if (next === mode) return;
      isShowing = true;
      mode = next;
      enter();
      isShowing = false;
    },
    addCorner: () => {
      const { lat, lng } = map.getCenter();
      const { x, y } = map.latLngToContainerPoint([lat, lng]);
      const at = { lat: Number(lat.toFixed(DECIMALS)), lng: Number(lng.toFixed(DECIMALS)) };
      polygons.onClick({
        ...at,
        containerX: x,
        containerY: y,
        button: 'left',
        heldKeys: [],
        isContextMenu: false,
      });
    },
    closeOutline: () => {
      const before = finished;
      polygons.onKeyUp({ key: 'Enter', heldKeys: [], preventDefault: () => {} });
      if (finished === before) events.onDrawn([]);
    },
    lookAt: ({ vertices }) => {
      map.fitBounds(leaflet.latLngBounds([...vertices]), { padding: [32, 32], animate: false });
    },
    remove: () => {
      map.off('click', press);
      draw.stop();
    },
  };
}
