import type { LatLng } from '@comanda/domain/geo';
import { control, map as createMap, type Control, type Map } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { pageSetting } from '../../lib/page/page-setting.ts';
import { addBackdrop } from './backdrop.ts';
import { addTiles, whenVisible } from './tiles.ts';

export type BaseMapOptions = {
  /** Names the map for a screen reader. */
  readonly label: string;
  readonly zoomInLabel: string;
  readonly zoomOutLabel: string;
  readonly centre: LatLng;
  readonly zoom: number;
  /** Rings of distance are drawn around it. */
  readonly middle?: LatLng | undefined;
};

/** Without an address there are no tiles. */
const tilesUrl = () => pageSetting('map-tiles-url');

/** Drawing tools listen to pointers on the whole map: a press on a control must not reach them. */
function shield(part: Control | undefined): void {
  for (const kind of ['pointerdown', 'pointerup', 'pointermove']) {
    part?.getContainer()?.addEventListener(kind, (event) => {
      event.stopPropagation();
    });
  }
}

/** A map with its tiles, or with the plain backdrop where none load. */
export function createBaseMap(element: HTMLElement, options: BaseMapOptions): Map {
  const map = createMap(element, {
    attributionControl: false,
    zoomControl: false,
    zoomSnap: 1,
    center: options.centre,
    zoom: options.zoom,
  });
  const zoom = control.zoom({
    zoomInTitle: options.zoomInLabel,
    zoomOutTitle: options.zoomOutLabel,
  });
  zoom.addTo(map);
  shield(zoom);
  addBackdrop(map, options.middle);
  whenVisible(map, () => {
    shield(addTiles(map, tilesUrl()));
  });
  element.setAttribute('role', 'application');
  element.ariaLabel = options.label;
  return map;
}
