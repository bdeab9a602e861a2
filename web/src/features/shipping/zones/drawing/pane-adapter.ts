import * as leaflet from 'leaflet';
import { TerraDrawLeafletAdapter } from 'terra-draw-leaflet-adapter';

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
