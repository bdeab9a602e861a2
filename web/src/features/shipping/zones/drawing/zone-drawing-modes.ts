import { TerraDrawPolygonMode, TerraDrawSelectMode, type GeoJSONStoreFeatures } from 'terra-draw';
import { colorOf } from '../map/zone-features.ts';
import * as leaflet from 'leaflet';
import { TerraDrawLeafletAdapter } from 'terra-draw-leaflet-adapter';

const PAPER = '#fffdf8';
const INK = '#14110e';

/** The two modes of the library: drawing an outline, and moving the corners of one. */
export function createZoneModes(nextColor: () => string) {
  const color = (feature: GeoJSONStoreFeatures) => colorOf(feature, nextColor());
  const polygons = new TerraDrawPolygonMode({
    pointerDistance: 24,
    styles: {
      fillColor: color,
      outlineColor: color,
      fillOpacity: 0.2,
      outlineWidth: 3,
      closingPointColor: PAPER,
      closingPointOutlineColor: INK,
      closingPointOutlineWidth: 2,
      closingPointWidth: 7,
    },
  });
  const select = new TerraDrawSelectMode({
    pointerDistance: 24,
    // Deleting is a mode of ours: the library's key deletes at once without a notice.
    keyEvents: { deselect: 'Escape', delete: null, rotate: null, scale: null },
    flags: {
      polygon: {
        feature: {
          draggable: false,
          coordinates: { draggable: true, deletable: true, midpoints: { draggable: true } },
        },
      },
    },
    styles: {
      selectedPolygonColor: color,
      selectedPolygonOutlineColor: color,
      selectedPolygonFillOpacity: 0.32,
      selectedPolygonOutlineWidth: 4,
      selectionPointColor: PAPER,
      selectionPointOutlineColor: INK,
      selectionPointOutlineWidth: 2,
      selectionPointWidth: 8,
      midPointColor: INK,
      midPointOutlineColor: PAPER,
      midPointOutlineWidth: 2,
      midPointWidth: 5,
    },
  });
  return { polygons, select };
}

/** Of a pane above Leaflet's own ones, as the library has it. */
const LOWEST_LAYER = 600;

/**
 * The library orders its panes by adding style elements to the page, which the page's policy forbids: here a pane
 * has its order from its own element.
 */
export function createPaneAdapter(
  map: leaflet.Map,
  coordinatePrecision: number,
): TerraDrawLeafletAdapter {
  const adapter = new TerraDrawLeafletAdapter({ lib: leaflet, map, coordinatePrecision });
  return Object.assign(adapter, {
    createPaneStyleSheet: (name: string, layer: number) => {
      const pane = map.getPane(name) ?? map.createPane(name);
      pane.style.zIndex = String(LOWEST_LAYER + layer);
      // The library removes its style elements at the end; the pane is removed with the map.
      return { remove: () => undefined };
    },
  });
}
