import {
  circle,
  layerGroup,
  marker,
  polygon,
  polyline,
  divIcon,
  type LatLngTuple,
  type Map,
} from 'leaflet';
import type { LatLng } from '@comanda/domain/shipping';
import outline from './moldova-outline.json';

const RINGS_KM = [1, 2, 5, 10];
// The lines' own pane would hide the words: Leaflet draws its lines above everything in a pane.
const LABELS = 'backdrop-labels';
const KM_PER_DEGREE = 111.2;

function label(at: LatLngTuple, text: string) {
  const span = document.createElement('span');
  span.textContent = text;
  return marker(at, {
    pane: LABELS,
    interactive: false,
    keyboard: false,
    icon: divIcon({ className: 'map-label', html: span, iconSize: [90, 18] }),
  });
}

/**
 * Something to go by when no tile comes: the country, its towns and rings of distance around the
 * pub. It lies beneath the tiles, so it is only seen where they are missing.
 */
export function addBackdrop(map: Map, pub: LatLng): void {
  const pane = 'backdrop';
  map.createPane(pane).style.zIndex = '150';
  map.createPane(LABELS).style.zIndex = '160';
  const quiet = { pane, interactive: false } as const;
  layerGroup([
    polygon(outline.moldova as LatLngTuple[][], { ...quiet, className: 'map-land', weight: 2 }),
    polyline(outline.borders as LatLngTuple[][], { ...quiet, className: 'map-border', weight: 1 }),
    ...outline.towns.map(([name, lat, lng]) => label([Number(lat), Number(lng)], String(name))),
    ...RINGS_KM.flatMap((km) => [
      circle([pub.lat, pub.lng], {
        ...quiet,
        className: 'map-ring',
        radius: km * 1000,
        fill: false,
        weight: 1,
      }),
      label([pub.lat + km / KM_PER_DEGREE, pub.lng], `${km} km`),
    ]),
  ]).addTo(map);
}
