import type { LatLng } from '@comanda/domain/shipping';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { aShipping } from '../../testing/a-shipping.ts';
import { draw } from '../../testing/draw.tsx';
import { eventually } from '../../testing/eventually.ts';
import { startTestTexts } from '../../testing/test-texts.ts';
import { ZoneMap } from './zone-map.tsx';

const pub = { lat: 47.01, lng: 28.83 };
/** At zoom 10 a pixel of Leaflet's is so many degrees of longitude wide. */
const PIXEL = 360 / (256 * 2 ** 10);
const { shapes } = aShipping();
const events = {
  onDrawn: () => {},
  onReshaped: () => {},
  onSelected: () => {},
  onPressed: () => {},
};
let takeAway: () => void = () => {};

beforeAll(async () => {
  await startTestTexts('ro');
});
afterEach(() => takeAway());

function open(deliveries: readonly LatLng[] | undefined, unpriced: readonly string[] = []) {
  takeAway = draw(
    <ZoneMap
      label="hartă"
      location={pub}
      draft={{ zones: shapes, mode: 'edit', selected: undefined }}
      unpriced={new Set(unpriced)}
      deliveries={deliveries}
      events={events}
      onEditor={() => {}}
    />,
  );
}

const eastOf = (pixels: number, times = 1): LatLng[] =>
  Array.from({ length: times }, () => ({ lat: pub.lat, lng: pub.lng + pixels * PIXEL }));
const marks = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ textContent }) => textContent);

it('gathers deliveries within 60 pixels; the crowded places are red', async () => {
  open([...eastOf(-150, 14), ...eastOf(0), ...eastOf(50, 3), ...eastOf(120)]);
  await eventually(() => expect(marks('.deliveries')).toHaveLength(2));
  expect(marks('.deliveries').toSorted()).toEqual(['14', '4']);
  // Above the mean of 14, 4 and 1, and above 10.
  expect(marks('.deliveries-many')).toEqual(['14']);
  expect(marks('path.delivery')).toHaveLength(1);
  const many = document.querySelector('.deliveries-many') ?? document.body;
  const few = document.querySelector('.deliveries:not(.deliveries-many)') ?? document.body;
  const [red, blue] = [many, few].map((mark) => getComputedStyle(mark).backgroundColor);
  expect(red).not.toBe(blue);
});

it('has no red place while none has more than ten', async () => {
  open([...eastOf(-150, 10), ...eastOf(100, 2)]);
  await eventually(() => expect(marks('.deliveries')).toHaveLength(2));
  expect(marks('.deliveries-many')).toEqual([]);
});

it('gathers them anew at another zoom, and takes them away when they are not to be seen', async () => {
  open([...eastOf(0), ...eastOf(50)]);
  await eventually(() => expect(marks('.deliveries')).toEqual(['2']));
  document.querySelector<HTMLElement>('.leaflet-control-zoom-in')?.click();
  await eventually(() => expect(marks('path.delivery')).toHaveLength(2));
  expect(marks('.deliveries')).toEqual([]);
  takeAway();
  open(undefined);
  await eventually(() => expect(marks('.zone-number')).toHaveLength(2));
  expect(marks('path.delivery')).toEqual([]);
});

it('hatches a zone without a price, and numbers every one', async () => {
  open([], ['b']);
  await eventually(() => expect(marks('.zone-number')).toEqual(['1', '2']));
  const hatched = [...document.querySelectorAll('path[fill^="url(#"]')];
  expect(hatched.map((path) => path.getAttribute('fill-opacity'))).toEqual(['0', '1']);
  expect(document.querySelectorAll('pattern')).toHaveLength(1);
});
