import type { LatLng } from '@comanda/domain/geo';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { eventually } from '../../../testing/actions/eventually.ts';
import { createPickMap } from './pick-map.ts';

const element = document.createElement('div');
afterEach(() => element.remove());

const pub = { lat: 47.01, lng: 28.86 };
const chosen = { lat: 47.015, lng: 28.86 };

function openMap({ zones = [] }: { zones?: Parameters<typeof createPickMap>[1]['zones'] } = {}) {
  element.style.cssText = 'width: 320px; height: 240px';
  document.body.append(element);
  const onPick = vi.fn<(point: LatLng) => void>();
  const map = createPickMap(element, {
    pub,
    point: null,
    zones,
    tilesUrl: '',
    label: 'map',
    zoomInLabel: 'closer',
    zoomOutLabel: 'farther',
    onPick,
    onStreets: () => undefined,
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

it('shows whole zones with what a delivery there costs, around the pub', () => {
  const vertices = [
    { lat: 47.06, lng: 28.83 },
    { lat: 47.06, lng: 28.9 },
    { lat: 46.97, lng: 28.86 },
  ];
  const zone = { shape_id: 'a', color: '#3c9a5f', vertices, fee: '45,00 Lei' };
  const { map } = openMap({ zones: [zone, { ...zone, shape_id: 'b', fee: undefined }] });
  const labels = [...element.querySelectorAll('.map-fee')];
  expect(labels.map(({ textContent }) => textContent)).toEqual(['45,00 Lei']);
  const drawn = element.querySelector('path[stroke="#3c9a5f"]')?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  expect(drawn?.top).toBeGreaterThanOrEqual(box.top);
  expect(drawn?.bottom).toBeLessThanOrEqual(box.bottom);
  expect(element.querySelectorAll('.map-ring').length).toBeGreaterThan(2);
  map.remove();
});
