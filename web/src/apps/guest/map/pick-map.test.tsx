import type { LatLng } from '@comanda/domain/shipping';
import { afterEach, expect, it, vi } from 'vitest';
import { createPickMap } from './pick-map.ts';

const element = document.createElement('div');
afterEach(() => element.remove());

it('a phone that is turned leaves the chosen place under the pin', async () => {
  const chosen = { lat: 47.015, lng: 28.86 };
  element.style.cssText = 'width: 320px; height: 240px';
  document.body.append(element);
  const onPick = vi.fn<(point: LatLng) => void>();
  const map = createPickMap(element, {
    pub: { lat: 47.01, lng: 28.86 },
    point: null,
    shapes: [],
    tilesUrl: '',
    label: 'map',
    zoomInLabel: 'closer',
    zoomOutLabel: 'farther',
    onPick,
  });
  map.moveTo(chosen);
  await vi.waitFor(() => expect(onPick).toHaveBeenCalled());
  onPick.mockClear();
  element.style.width = '640px';
  await vi.waitFor(() => expect(onPick).toHaveBeenCalled());
  const [point] = onPick.mock.lastCall ?? [];
  // At this zoom a pixel is about two metres wide.
  expect(point?.lat).toBeCloseTo(chosen.lat, 4);
  expect(point?.lng).toBeCloseTo(chosen.lng, 4);
  map.remove();
});
