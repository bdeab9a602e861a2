import type { Shape } from '@comanda/contract/shipping';
import type { LatLng } from '@comanda/domain/geo';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aShipping } from '../../../../testing/samples/a-shipping.ts';
import { draw } from '../../../../testing/setup/draw.tsx';
import { eventually } from '../../../../testing/actions/eventually.ts';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';
import { ZoneMap } from './zone-map.tsx';

const pub = { lat: 47.01, lng: 28.83 };
/** The width of a Leaflet pixel in degrees of longitude at zoom 10. */
const PIXEL = 360 / (256 * 2 ** 10);
const { shapes } = aShipping();
const events = {
  onDrawn: () => {},
  onReshaped: () => {},
  onSelected: () => {},
  onPressed: () => {},
};
let unmount: () => void = () => {};

beforeAll(() => {
  startTestTexts('ro');
});
afterEach(() => unmount());

function open(
  deliveries: readonly LatLng[] | undefined,
  unpriced: readonly string[] = [],
  {
    zones = shapes,
    location = pub,
  }: { zones?: readonly Shape[]; location?: LatLng | undefined } = {},
) {
  unmount = draw(
    <ZoneMap
      label="hartă"
      location={location}
      draft={{ zones, mode: 'edit', selected: undefined }}
      looks={{ unpriced: new Set(unpriced), names: new Map() }}
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

it('clusters deliveries within 60 pixels and shows large clusters in red', async () => {
  open([...eastOf(-150, 14), ...eastOf(0), ...eastOf(50, 3), ...eastOf(120)]);
  await eventually(() => expect(marks('.leaflet-pane .deliveries')).toHaveLength(2));
  expect(marks('.leaflet-pane .deliveries').toSorted()).toEqual(['14', '4']);
  // Above the mean of 14, 4 and 1, and above 10.
  expect(marks('.leaflet-pane .deliveries-many')).toEqual(['14']);
  expect(marks('path.delivery')).toHaveLength(1);
  const many = document.querySelector('.leaflet-pane .deliveries-many') ?? document.body;
  const few =
    document.querySelector('.leaflet-pane .deliveries:not(.deliveries-many)') ?? document.body;
  const [red, blue] = [many, few].map((mark) => getComputedStyle(mark).backgroundColor);
  expect(red).not.toBe(blue);
});

it('has no red cluster while none has more than ten', async () => {
  open([...eastOf(-150, 10), ...eastOf(100, 2)]);
  await eventually(() => expect(marks('.leaflet-pane .deliveries')).toHaveLength(2));
  expect(marks('.leaflet-pane .deliveries-many')).toEqual([]);
});

it('clusters again at another zoom, and removes the clusters when they are hidden', async () => {
  open([...eastOf(0), ...eastOf(50)]);
  await eventually(() => expect(marks('.leaflet-pane .deliveries')).toEqual(['2']));
  document.querySelector<HTMLElement>('.leaflet-control-zoom-in')?.click();
  await eventually(() => expect(marks('path.delivery')).toHaveLength(2));
  expect(marks('.leaflet-pane .deliveries')).toEqual([]);
  unmount();
  open(undefined);
  await eventually(() => expect(marks('.leaflet-pane .zone-number')).toHaveLength(2));
  expect(marks('path.delivery')).toEqual([]);
});

it('hatches a zone without a price, and numbers every zone', async () => {
  open([], ['b']);
  await eventually(() => expect(marks('.leaflet-pane .zone-number')).toEqual(['1', '2']));
  const hatched = [...document.querySelectorAll('path[fill^="url(#"]')];
  expect(hatched.map((path) => path.getAttribute('fill-opacity'))).toEqual(['0', '1']);
  expect(document.querySelectorAll('pattern')).toHaveLength(1);
});

/** The box around the zones and the pin on the screen, and the box of the map. */
function boxes() {
  const frame = document.querySelector('[role="application"]')?.getBoundingClientRect();
  const inside = [
    ...document.querySelectorAll('path[fill="#d94f3d"], path[fill="#2f7fd1"], .map-pin'),
  ].map((one) => one.getBoundingClientRect());
  if (!frame) throw new Error('no map');
  return {
    frame,
    left: Math.min(...inside.map(({ left }) => left)),
    right: Math.max(...inside.map(({ right }) => right)),
    top: Math.min(...inside.map(({ top }) => top)),
    bottom: Math.max(...inside.map(({ bottom }) => bottom)),
  };
}

/** With the precision of the draft. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
const moved = (by: number, size: number): Shape[] =>
  shapes.map((shape) => ({
    ...shape,
    vertices: shape.vertices.map(({ lat, lng }) => ({
      lat: rounded(47 + (lat - 47) * size + by),
      lng: rounded(28.8 + (lng - 28.8) * size),
    })),
  }));

it.each([
  ['far from the pub', moved(0.6, 1), pub],
  ['larger than the district', moved(0, 6), pub],
  ['of a few streets', moved(0, 0.05), { lat: 47.001, lng: 28.801 }],
])('opens with every zone and the pub visible: zones %s', async (_, zones, location) => {
  open(undefined, [], { zones, location });
  await eventually(() => expect(marks('.leaflet-pane .zone-number')).toHaveLength(2));
  await eventually(() => {
    const { frame, left, right, top, bottom } = boxes();
    expect(left).toBeGreaterThanOrEqual(frame.left);
    expect(right).toBeLessThanOrEqual(frame.right);
    expect(top).toBeGreaterThanOrEqual(frame.top);
    expect(bottom).toBeLessThanOrEqual(frame.bottom);
    // The closest zoom that shows everything: one step closer would cut something off.
    const shares = [(right - left) / frame.width, (bottom - top) / frame.height];
    expect(Math.max(...shares)).toBeGreaterThan(0.35);
  });
});

it('opens at the pub with zoom 10 while there is no zone', async () => {
  open([{ lat: pub.lat, lng: pub.lng + 100 * PIXEL }], [], { zones: [] });
  await eventually(() => expect(marks('path.delivery')).toHaveLength(1));
  const dot = document.querySelector('path.delivery')?.getBoundingClientRect();
  const { frame } = boxes();
  const middle = frame.left + frame.width / 2;
  expect(Math.abs((dot ? dot.left + dot.width / 2 : 0) - middle - 100)).toBeLessThan(2);
});

it('the marks of deliveries differ from the zone numbers in shape, and a legend explains both', async () => {
  open([...eastOf(-150, 14), ...eastOf(0, 2)]);
  await eventually(() => expect(marks('.leaflet-pane .deliveries')).toHaveLength(2));
  const looks = ['.leaflet-pane .deliveries', '.leaflet-pane .zone-number b'].map((selector) => {
    const mark = document.querySelector(selector) ?? document.body;
    const { borderRadius, backgroundColor } = getComputedStyle(mark);
    return { borderRadius, backgroundColor, icon: getComputedStyle(mark, '::before').content };
  });
  expect(looks[0]?.icon).toBe('""');
  expect(looks[1]?.icon).toBe('none');
  expect(looks[0]?.borderRadius).not.toBe(looks[1]?.borderRadius);
  expect(looks[0]?.backgroundColor).not.toBe(looks[1]?.backgroundColor);
  for (const key of ['legend_zone', 'legend_deliveries', 'legend_crowded'] as const) {
    await expect.element(page.getByText(text(`shipping.${key}`))).toBeVisible();
  }
  unmount();
  open([]);
  await eventually(() => expect(marks('.leaflet-pane .zone-number')).toHaveLength(2));
  expect(page.getByText(text('shipping.legend_zone')).elements()).toEqual([]);
});
