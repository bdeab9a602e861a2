import { afterEach, beforeAll, expect, it } from 'vitest';
import { GeolocationMap } from '../../../features/pubs/place/geolocation-map.tsx';
import { ZoneMap } from '../../../features/shipping/zones/map/zone-map.tsx';
import { draw } from '../../../testing/setup/draw.tsx';
import { eventually } from '../../../testing/actions/eventually.ts';
import { startTestTexts } from '../../../testing/setup/test-texts.ts';

const pub = { lat: 47.01, lng: 28.83 };
const nothing = () => {};
const meta = document.createElement('meta');
meta.name = 'map-tiles-url';
meta.content = '/tiles/{z}/{x}/{y}.png';

beforeAll(() => {
  startTestTexts('ro');
});
afterEach(() => {
  meta.remove();
});

const geolocation = (saved: typeof pub | undefined) => (
  <GeolocationMap label="loc" saved={saved} onPick={nothing} onHandle={nothing} />
);
const zones = (location: typeof pub | undefined) => (
  <ZoneMap
    label="zone"
    location={location}
    draft={{ zones: [], mode: 'edit', selected: undefined }}
    looks={{ unpriced: new Set(), names: new Map() }}
    deliveries={undefined}
    events={{ onDrawn: nothing, onReshaped: nothing, onSelected: nothing, onPressed: nothing }}
    onEditor={nothing}
  />
);

// A tile's address contains the zoom.
it.each([
  ['the map of the pub’s location', geolocation(pub), 16],
  ['the same without a location', geolocation(undefined), 7],
  ['the map of zones', zones(pub), 10],
  ['the same without a location', zones(undefined), 7],
])('%s opens at its zoom', async (_name, map, zoom) => {
  document.head.append(meta);
  draw(map);
  const tileUrls = () =>
    [...document.querySelectorAll('img')].map((tile) => tile.getAttribute('src'));
  await eventually(() => expect(tileUrls().length).toBeGreaterThan(0));
  for (const address of tileUrls()) expect(address).toMatch(new RegExp(`^/tiles/${zoom}/`));
});

it('the map of zones is 400 pixels high and at most 800 wide', () => {
  draw(<div style={{ width: 1100 }}>{zones(pub)}</div>);
  const map = document.querySelector('[role="application"]');
  // Within a border of one pixel on each side.
  expect(map?.getBoundingClientRect()).toMatchObject({ height: 400, width: 798 });
});
