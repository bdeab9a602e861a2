import type { Shape } from '@comanda/contract/shipping';
import type { LatLng } from '@comanda/domain/geo';
import {
  circleMarker,
  control,
  divIcon,
  latLngBounds,
  map as createMap,
  marker,
  polygon,
  type Map,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { addBackdrop } from '../../../ui/map/backdrop.ts';
import { removableMap } from '../../../ui/map/removable-map.ts';
import { addTiles } from '../../../ui/map/tiles.ts';
import { feePlace } from './fee-place.ts';

/** The pub's surroundings; less where its zones are larger, down to a large town. */
const FIRST_ZOOM = 13;
const WIDEST_ZOOM = 10;
/** The street of a chosen place; without streets the pub and the distances stay in sight. */
const PICKED_ZOOM = 16;
const PICKED_ZOOM_WITHOUT_STREETS = 14;

/** A zone with the words for what a delivery there costs. */
type PricedShape = Shape & { readonly fee?: string | undefined };

type Options = {
  readonly pub: LatLng;
  readonly point: LatLng | null;
  readonly zones: readonly PricedShape[];
  readonly tilesUrl: string;
  readonly label: string;
  readonly zoomInLabel: string;
  readonly zoomOutLabel: string;
  readonly onPick: (point: LatLng) => void;
  /** Whether the tiles could be loaded. */
  readonly onStreets: (hasStreets: boolean) => void;
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

/** The closest zoom at which a map around the pub has all of its zones. */
function zoomAround(map: Map, pub: LatLng, zones: readonly PricedShape[]): number {
  const corners = zones.flatMap(({ vertices }) => vertices);
  if (corners.length === 0) return FIRST_ZOOM;
  const opposite = corners.map(({ lat, lng }) => ({
    lat: 2 * pub.lat - lat,
    lng: 2 * pub.lng - lng,
  }));
  const zoom = map.getBoundsZoom(latLngBounds([...corners, ...opposite]));
  return Math.max(WIDEST_ZOOM, Math.min(FIRST_ZOOM, zoom));
}

function addZones(map: Map, pub: LatLng, zones: readonly PricedShape[]): void {
  for (const zone of zones) {
    const { vertices, color, fee } = zone;
    polygon([...vertices], { color, weight: 2, fillOpacity: 0.14, interactive: false }).addTo(map);
    const at = fee === undefined ? undefined : feePlace(zone, zones, pub);
    if (fee === undefined || !at) continue;
    const words = document.createElement('span');
    words.textContent = fee;
    words.style.borderColor = color;
    const icon = divIcon({ className: 'map-fee', html: words, iconSize: [0, 0] });
    marker(at, { icon, interactive: false, keyboard: false }).addTo(map);
  }
}

/** A map whose middle is the chosen place. There is none until the user has moved the map. */
export function createPickMap(element: HTMLElement, options: Options): PickMap {
  const { pub, point, zones, tilesUrl, onPick } = options;
  const map = createMap(element, {
    attributionControl: false,
    zoomControl: false,
    zoomSnap: 1,
  });
  control.zoom({ zoomInTitle: options.zoomInLabel, zoomOutTitle: options.zoomOutLabel }).addTo(map);
  const firstZoom = zoomAround(map, pub, zones);
  let hasStreets = tilesUrl !== '';
  const pickedZoom = (): number => (hasStreets ? PICKED_ZOOM : PICKED_ZOOM_WITHOUT_STREETS);
  map.setView(point ?? pub, point ? pickedZoom() : firstZoom, { animate: false });
  addBackdrop(map, pub);
  addTiles(map, tilesUrl, (has) => {
    hasStreets = has;
    options.onStreets(has);
  });
  addZones(map, pub, zones);
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
      map.setView(to, pickedZoom());
    },
    restart: () => {
      isMoved = false;
      map.setView(pub, firstZoom, { animate: false });
    },
    remove: () => {
      sizes.disconnect();
      remove();
    },
  };
}
