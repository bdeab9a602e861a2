import type { LatLng } from '@comanda/domain/geo';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { eventually } from '../../../testing/actions/eventually.ts';
import { createPickMap } from './pick-map.ts';

const element = document.createElement('div');
afterEach(() => element.remove());

const pub = { lat: 47.01, lng: 28.86 };
const chosen = { lat: 47.015, lng: 28.86 };

function openMap() {
  element.style.cssText = 'width: 320px; height: 240px';
  document.body.append(element);
  const onPick = vi.fn<(point: LatLng) => void>();
  const map = createPickMap(element, {
    pub,
    point: null,
    shapes: [],
    tilesUrl: '',
    label: 'map',
    zoomInLabel: 'closer',
    zoomOutLabel: 'farther',
    onPick,
  });
  return { map, onPick };
}

it('keeps the chosen place under the pin when the phone is turned', async () => {
  const { map, onPick } = openMap();
  map.moveTo(chosen);
  await eventually(() => expect(onPick).toHaveBeenCalled());
  onPick.mockClear();
  element.style.width = '640px';
  await eventually(() => expect(onPick).toHaveBeenCalled());
  const [point] = onPick.mock.lastCall ?? [];
  // At this zoom a pixel is about two metres wide.
  expect(point?.lat).toBeCloseTo(chosen.lat, 4);
  expect(point?.lng).toBeCloseTo(chosen.lng, 4);
  map.remove();
});

it('shows the pub after a reset and has no chosen place until the user moves the map', async () => {
  const { map, onPick } = openMap();
  map.moveTo({ lat: 47.76, lng: 27.93 });
  await eventually(() => expect(onPick).toHaveBeenCalled());
  onPick.mockClear();
  map.restart();
  element.style.width = '640px';
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(onPick).not.toHaveBeenCalled();
  element.focus();
  await userEvent.keyboard('{ArrowUp}');
  await eventually(() => expect(onPick).toHaveBeenCalled());
  const [point] = onPick.mock.lastCall ?? [];
  expect(point?.lat).toBeGreaterThan(pub.lat);
  expect(point?.lng).toBeCloseTo(pub.lng, 3);
  map.remove();
});
