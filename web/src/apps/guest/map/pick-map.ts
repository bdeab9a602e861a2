import type { Shape } from '@comanda/contract/shipping';
import type { LatLng } from '@comanda/domain/geo';
import { circleMarker, control, map as createMap, polygon } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { addBackdrop } from '../../../ui/map/backdrop.ts';
import { removableMap } from '../../../ui/map/removable-map.ts';
import { addTiles } from '../../../ui/map/tiles.ts';

const FIRST_ZOOM = 13;
const PICKED_ZOOM = 16;

type Options = {
  readonly pub: LatLng;
  readonly point: LatLng | null;
  readonly shapes: readonly Shape[];
  readonly tilesUrl: string;
  readonly label: string;
  readonly zoomInLabel: string;
  readonly zoomOutLabel: string;
  readonly onPick: (point: LatLng) => void;
};

export type PickMap = {
  moveTo(point: LatLng): void;
  /** Shows the pub and its zones as at the beginning, with no chosen place. */
  restart(): void;
  remove(): void;
};

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** A map whose middle is the chosen place. There is none until the user has moved the map. */
export function createPickMap(element: HTMLElement, options: Options): PickMap {
  const { pub, point, shapes, tilesUrl, onPick } = options;
  const map = createMap(element, {
    attributionControl: false,
    zoomControl: false,
    zoomSnap: 1,
  });
  control.zoom({ zoomInTitle: options.zoomInLabel, zoomOutTitle: options.zoomOutLabel }).addTo(map);
  map.setView(point ?? pub, point ? PICKED_ZOOM : FIRST_ZOOM, { animate: false });
  addBackdrop(map, pub);
  addTiles(map, tilesUrl);
  for (const { vertices, color } of shapes) {
    polygon([...vertices], { color, weight: 2, fillOpacity: 0.14, interactive: false }).addTo(map);
  }
  circleMarker(pub, { radius: 6, weight: 3, className: 'map-pub', interactive: false }).addTo(map);
  element.setAttribute('role', 'application');
  element.ariaLabel = options.label;

  let isMoved = point !== null;
  const touch = (): void => {
    isMoved = true;
  };
  for (const kind of ['pointerdown', 'wheel', 'keydown']) element.addEventListener(kind, touch);
  map.on('click', ({ latlng }) => map.panTo(latlng));
  map.on('moveend', () => {
    const { lat, lng } = map.getCenter();
    if (isMoved) onPick({ lat: round(lat), lng: round(lng) });
  });
  const remove = removableMap(map);
  // The sheet slides in and phones are turned: the place under the pin stays under it.
  const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  sizes.observe(element);
  return {
    moveTo: (to) => {
      touch();
      map.setView(to, PICKED_ZOOM);
    },
    restart: () => {
      isMoved = false;
      map.setView(pub, FIRST_ZOOM, { animate: false });
    },
    remove: () => {
      sizes.disconnect();
      remove();
    },
  };
}
