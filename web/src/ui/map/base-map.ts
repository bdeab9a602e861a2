import type { LatLng } from '@comanda/domain/shipping';
import { control, map as createMap, tileLayer, type Map } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { addBackdrop } from './backdrop.ts';

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

/** The server writes the address of the tiles into the page; without one there are none. */
function tilesUrl(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="map-tiles-url"]')?.content ?? '';
}

/** A map with its tiles, or with the plain backdrop where none come. */
export function createBaseMap(element: HTMLElement, options: BaseMapOptions): Map {
  const tiles = tilesUrl();
  const map = createMap(element, {
    attributionControl: tiles !== '',
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
  // What is drawn on the map listens to pointers on all of it: a press on a button is none of that.
  for (const kind of ['pointerdown', 'pointerup', 'pointermove']) {
    zoom.getContainer()?.addEventListener(kind, (event) => {
      event.stopPropagation();
    });
  }
  addBackdrop(map, options.middle);
  if (tiles !== '') {
    map.attributionControl.setPrefix(false);
    tileLayer(tiles, { maxZoom: 19, attribution: '© OpenStreetMap' }).addTo(map);
  }
  element.setAttribute('role', 'application');
  element.ariaLabel = options.label;
  return map;
}
