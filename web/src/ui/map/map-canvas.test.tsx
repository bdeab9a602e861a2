import type { Map } from 'leaflet';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw } from '../../testing/setup/draw.tsx';
import { eventually } from '../../testing/actions/eventually.ts';
import { startTestTexts } from '../../testing/setup/test-texts.ts';
import { MapCanvas } from './map-canvas.tsx';

const TILES = '/tiles-of-ours/{z}/{x}/{y}.png';
const centre = { lat: 47.01, lng: 28.83 };
const onMap = () => () => {};
const meta = document.createElement('meta');
meta.name = 'map-tiles-url';

beforeAll(() => {
  startTestTexts('ro');
});
afterEach(() => {
  meta.remove();
  delete document.documentElement.dataset['theme'];
});

function open(tiles: string) {
  meta.content = tiles;
  document.head.append(meta);
  draw(
    <MapCanvas label="hartă" centre={centre} zoom={9} middle={centre} height={300} onMap={onMap} />,
  );
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const tileUrls = () => all('img').map((tile) => tile.getAttribute('src') ?? '');

it('requests tiles at the address of the settings, at its zoom, and shows their attribution', async () => {
  open(TILES);
  await eventually(() => expect(tileUrls().length).toBeGreaterThan(0));
  for (const address of tileUrls()) expect(address).toMatch(/^\/tiles-of-ours\/9\/\d+\/\d+\.png$/);
  const [credit] = all('.leaflet-control-attribution a');
  expect(credit?.textContent).toBe('© OpenStreetMap');
  expect(credit?.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
});

it('distributes the requests over the subdomains of the address', async () => {
  open('https://{s}.tiles.invalid/{z}/{x}/{y}.png');
  await eventually(() => expect(tileUrls().length).toBeGreaterThan(0));
  for (const address of tileUrls()) {
    expect(address).toMatch(/^https:\/\/[abc]\.tiles\.invalid\/9\/\d+\/\d+\.png$/);
  }
});

it('requests none without an address: the backdrop is the map', () => {
  open('');
  expect(tileUrls()).toEqual([]);
  expect(all('.leaflet-control-attribution')).toEqual([]);
  expect(all('path.map-land')).toHaveLength(1);
  expect(all('path.map-ring')).toHaveLength(4);
  expect(all('.map-label').map(({ textContent }) => textContent)).toContain('Chișinău');
  expect(all('.map-town')).toHaveLength(1);
});

it('names of rings do not lie on one another', () => {
  open('');
  const tops = all('.map-label')
    .filter(({ textContent, style }) => textContent.endsWith('km') && style.opacity !== '0')
    .map((name) => name.getBoundingClientRect().top);
  expect(tops.length).toBeGreaterThan(0);
  for (const [index, top] of tops.slice(1).entries())
    expect((tops[index] ?? 0) - top).toBeGreaterThanOrEqual(18);
});

it('requests none before it is on the screen', async () => {
  const before = document.createElement('div');
  before.style.height = '5000px';
  document.body.append(before);
  open(TILES);
  await eventually(() => expect(all('path.map-land')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(tileUrls()).toEqual([]);
  all('[role="application"]')[0]?.scrollIntoView();
  await eventually(() => expect(tileUrls().length).toBeGreaterThan(0));
  before.remove();
});

it('shows the backdrop where a tile does not load', async () => {
  open('/tiles-of-ours/that-are-not-there-{z}-{x}-{y}.png');
  await eventually(() => expect(tileUrls().length).toBeGreaterThan(0));
  const isBare = (tile: HTMLElement) => getComputedStyle(tile).visibility === 'hidden';
  await eventually(() => expect(all('img').every(isBare)).toBe(true));
  expect(all('path.map-land')).toHaveLength(1);
});

/** A pointer left over the map by an earlier test would colour the button beneath it. */
async function putPointerAside(): Promise<void> {
  const corner = document.createElement('i');
  corner.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 8px; height: 8px';
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
}

it('resizes with its container: a phone is turned, a window is widened', async () => {
  meta.content = '';
  document.head.append(meta);
  let map: Map | undefined;
  const storeMap = (made: Map) => {
    map = made;
    return () => {};
  };
  draw(
    <div className="place" style={{ width: 320 }}>
      <MapCanvas label="hartă" centre={centre} zoom={9} height={300} onMap={storeMap} />
    </div>,
  );
  const before = map?.getSize().x ?? 0;
  expect(before).toBeGreaterThan(300);
  all('.place')[0]?.style.setProperty('width', '640px');
  await eventually(() => expect(map?.getSize().x).toBe(before + 320));
});

it.each(['light', 'dark'])('uses the %s theme, also for its buttons', async (theme) => {
  await putPointerAside();
  document.documentElement.dataset['theme'] = theme;
  open(TILES);
  const paper = document.createElement('i');
  paper.style.background = 'var(--paper)';
  document.body.append(paper);
  const expected = getComputedStyle(paper).backgroundColor;
  paper.remove();
  const parts = () => all('.leaflet-bar a, .leaflet-control-attribution');
  await eventually(() => expect(parts()).toHaveLength(3));
  for (const part of parts()) expect(getComputedStyle(part).backgroundColor).toBe(expected);
  const [tiles] = all('.leaflet-tile-pane');
  expect(getComputedStyle(tiles ?? document.body).filter === 'none').toBe(theme === 'light');
});
