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
import type { LatLng } from '@comanda/domain/geo';
// Moldova, its neighbours' borders and towns: cut from Natural Earth (1:10m, public domain), rounded to ten metres.
import outline from './moldova-outline.json';

const RINGS_KM = [1, 2, 5, 10];
// The pane of the lines would hide the words: Leaflet draws its lines above everything in a pane.
const LABELS = 'backdrop-labels';
const KM_PER_DEGREE = 111.2;
const quiet = { pane: 'backdrop', interactive: false } as const;

/** `lower` pixels below its place: the names of two near towns would overlap at a low zoom. */
function label(at: LatLngTuple, text: string, lower = 0) {
  const span = document.createElement('span');
  span.textContent = text;
  return marker(at, {
    pane: LABELS,
    interactive: false,
    keyboard: false,
    icon: divIcon({
      className: 'map-label',
      html: span,
      iconSize: [90, 18],
      iconAnchor: [45, 9 - lower],
    }),
  });
}

/** "1 km" in the language of the page. */
function kilometres(km: number): string {
  const { lang } = document.documentElement;
  const unit = { style: 'unit', unit: 'kilometer' } as const;
  return new Intl.NumberFormat(lang === '' ? undefined : lang, unit).format(km);
}

function ringsAround(middle: LatLng) {
  return RINGS_KM.flatMap((km) => [
    circle([middle.lat, middle.lng], {
      ...quiet,
      className: 'map-ring',
      radius: km * 1000,
      fill: false,
      weight: 1,
    }),
    label([middle.lat + km / KM_PER_DEGREE, middle.lng], kilometres(km)),
  ]);
}

/**
 * A simple map for when no tile loads: the country, its towns and, where there is a middle, rings
 * of distance around it. It lies beneath the tiles, so it is only visible where they are missing.
 */
export function addBackdrop(map: Map, middle?: LatLng): void {
  map.createPane(quiet.pane).style.zIndex = '150';
  map.createPane(LABELS).style.zIndex = '160';
  layerGroup([
    polygon(outline.moldova as LatLngTuple[][], { ...quiet, className: 'map-land', weight: 2 }),
    polyline(outline.borders as LatLngTuple[][], { ...quiet, className: 'map-border', weight: 1 }),
    ...outline.towns.map(([name, lat, lng, lower = 0]) =>
      label([Number(lat), Number(lng)], String(name), Number(lower)),
    ),
    ...(middle ? ringsAround(middle) : []),
  ]).addTo(map);
}
