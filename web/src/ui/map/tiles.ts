import { control, tileLayer, type Control, type Map } from 'leaflet';

const DEEPEST_ZOOM = 19;
/** Whose map it is, with the link that its licence asks for. */
const ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">© OpenStreetMap</a>';

/** Lays the tiles of one address over the backdrop, and names their makers; without one, neither. */
export function addTiles(map: Map, url: string): Control | undefined {
  if (url === '') return undefined;
  const credit = control.attribution({ prefix: false }).addTo(map);
  tileLayer(url, { maxZoom: DEEPEST_ZOOM, attribution: ATTRIBUTION }).addTo(map);
  return credit;
}

/** Calls once when the map comes on the screen: until then nobody is told where this reader looks. */
export function onceSeen(map: Map, tell: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    tell();
  });
  observer.observe(map.getContainer());
  map.on('unload', () => {
    observer.disconnect();
  });
}
