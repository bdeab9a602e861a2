import { expect, it } from 'vitest';
import { DEFAULT_WEEK, missingForDelivery, offersDelivery } from './index.ts';

it.each([
  [true, 47, 28, true],
  [true, 0, 0, true],
  [false, 47, 28, false],
  [true, null, null, false],
])('delivery switched on %s, the pub at %s, %s: offered %s', (isAvailable, lat, lng, offers) => {
  expect(offersDelivery({ isAvailable, lat, lng })).toBe(offers);
});

const complete = {
  lat: 47,
  lng: 28,
  zoneIds: ['a', 'b'],
  prices: { b: 40 },
  week: DEFAULT_WEEK,
  takesPayment: true,
};

it.each([
  [{}, []],
  [{ takesPayment: undefined }, []],
  [{ prices: { deleted: 40 } }, ['price']],
  [{ week: DEFAULT_WEEK.map(() => ({ start: 0, end: 0 })) }, ['hours']],
  [{ lng: null }, ['place']],
  [{ zoneIds: [], takesPayment: false }, ['zone', 'payment']],
])('a delivery with the changes %j misses %j', (change, missing) => {
  expect(missingForDelivery({ ...complete, ...change })).toEqual(missing);
});
