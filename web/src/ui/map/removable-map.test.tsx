import { map as createMap } from 'leaflet';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removableMap } from './removable-map.ts';

const element = document.createElement('div');
const failures: string[] = [];
const note = (event: ErrorEvent): void => {
  event.preventDefault();
  failures.push(event.message);
};
const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

beforeEach(() => {
  failures.length = 0;
  element.style.cssText = 'width:400px;height:300px';
  document.body.append(element);
  window.addEventListener('error', note);
});
afterEach(() => {
  window.removeEventListener('error', note);
  element.remove();
});

function aMap() {
  const map = createMap(element).setView([47, 28.8], 10, { animate: false });
  const moveEnds: string[] = [];
  map.on('moveend', () => moveEnds.push(String(map.getCenter().lat)));
  return { map, remove: removableMap(map), moveEnds };
}

test('a map that is removed in the middle of a zoom ends the zoom first', async () => {
  const { map, remove } = aMap();
  map.setZoom(12, { animate: true });
  await wait(60);
  remove();
  await wait(500);
  expect(failures).toEqual([]);
  expect(element.querySelector('.leaflet-map-pane')).toBeNull();
});

test('a map that is removed right after a resize emits no resize event', async () => {
  const { map, remove, moveEnds } = aMap();
  element.style.width = '300px';
  map.invalidateSize({ debounceMoveend: true });
  remove();
  const before = moveEnds.length;
  await wait(350);
  expect(failures).toEqual([]);
  expect(moveEnds).toHaveLength(before);
});

test('a map without an animation is removed at once, and its element can hold another', () => {
  aMap().remove();
  expect(() => aMap().remove()).not.toThrow();
});
