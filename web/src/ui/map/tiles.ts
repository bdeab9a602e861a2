import { control, tileLayer, type Control, type Map } from 'leaflet';

const DEEPEST_ZOOM = 19;
/** The attribution of the map, with the link that its licence requires. */
const ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">© OpenStreetMap</a>';

/**
 * Adds the tiles and their attribution to the map; without an address it adds nothing. Calls `onStreets` when the first
 * tile has loaded (true) or failed (false).
 */
export function addTiles(
  map: Map,
  url: string,
  onStreets?: (hasStreets: boolean) => void,
): Control | undefined {
  if (url === '') return undefined;
  const credit = control.attribution({ prefix: false }).addTo(map);
  const tiles = tileLayer(url, { maxZoom: DEEPEST_ZOOM, attribution: ATTRIBUTION });
  if (onStreets) {
    let hasLoaded = false;
    tiles.on('tileload', () => {
      if (!hasLoaded) onStreets(true);
      hasLoaded = true;
    });
    tiles.on('tileerror', () => {
      if (!hasLoaded) onStreets(false);
    });
  }
  tiles.addTo(map);
  return credit;
}

/** Calls once when the map becomes visible: until then no tile server learns the place on it. */
export function whenVisible(map: Map, onVisible: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onVisible();
  });
  observer.observe(map.getContainer());
  map.on('unload', () => {
    observer.disconnect();
  });
}
