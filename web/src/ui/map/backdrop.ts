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
// Moldova, its neighbours' borders and towns: cut from Natural Earth (1:10m, public domain), rounded to ten metres. The
// municipality of Chișinău: after the administrative borders of OCHA (2020, CC BY 3.0 IGO), without bends below a kilometre.
import outline from './moldova-outline.json';

const RINGS_KM = [1, 2, 5, 10];
// The pane of the lines would hide the words: Leaflet draws its lines above everything in a pane.
const LABELS = 'backdrop-labels';
const LABEL_HEIGHT = 18;
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
      iconSize: [90, LABEL_HEIGHT],
      iconAnchor: [45, LABEL_HEIGHT / 2 - lower],
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
  return RINGS_KM.map((km) => ({
    line: circle([middle.lat, middle.lng], {
      ...quiet,
      className: 'map-ring',
      radius: km * 1000,
      fill: false,
      weight: 1,
    }),
    name: label([middle.lat + km / KM_PER_DEGREE, middle.lng], kilometres(km)),
  }));
}

/** A ring whose name would lie on that of the ring inside it, or on the middle, has none at this zoom. */
function nameRings(map: Map, middle: LatLng, rings: ReturnType<typeof ringsAround>): void {
  const centre = map.latLngToContainerPoint(middle).y;
  let taken = 0;
  for (const { name } of rings) {
    const height = centre - map.latLngToContainerPoint(name.getLatLng()).y;
    const isFree = height - taken >= LABEL_HEIGHT;
    name.setOpacity(isFree ? 1 : 0);
    if (isFree) taken = height;
  }
}

/**
 * A simple map for when no tile loads: the country, its towns and, where there is a middle, rings
 * of distance around it. It lies beneath the tiles, so it is only visible where they are missing.
 */
export function addBackdrop(map: Map, middle?: LatLng): void {
  map.createPane(quiet.pane).style.zIndex = '150';
  map.createPane(LABELS).style.zIndex = '160';
  const rings = middle ? ringsAround(middle) : [];
  layerGroup([
    polygon(outline.moldova as LatLngTuple[][], { ...quiet, className: 'map-land', weight: 2 }),
    polygon(outline.capital as LatLngTuple[], { ...quiet, className: 'map-town', weight: 1 }),
    polyline(outline.borders as LatLngTuple[][], { ...quiet, className: 'map-border', weight: 1 }),
    ...outline.towns.map(([name, lat, lng, lower = 0]) =>
      label([Number(lat), Number(lng)], String(name), Number(lower)),
    ),
    ...rings.flatMap(({ line, name }) => [line, name]),
  ]).addTo(map);
  if (!middle) return;
  const refresh = (): void => {
    nameRings(map, middle, rings);
  };
  map.on('zoomend', refresh).whenReady(refresh);
}
