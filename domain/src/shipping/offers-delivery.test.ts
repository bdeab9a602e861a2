import { expect, it } from 'vitest';
import { offersDelivery } from './index.ts';

it.each([
  [true, 47, 28, true],
  [true, 0, 0, true],
  [false, 47, 28, false],
  [true, null, null, false],
])('delivery switched on %s, the pub at %s, %s: offered %s', (isAvailable, lat, lng, offers) => {
  expect(offersDelivery({ isAvailable, lat, lng })).toBe(offers);
});
