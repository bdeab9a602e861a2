import { expect, it } from 'vitest';
import { minutesOfSecond, type DeliveryWay } from './second-order.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 20, 17, minute));
const NOW = at(0);

/** Ready at once, 3 km to the north: 19 minutes of road, at the door from 17:20 to 17:35. */
const way = (over: Partial<DeliveryWay> = {}): DeliveryWay => ({
  pubId: 7,
  status: 'preparing',
  prepared: true,
  promisedAt: at(0),
  metres: 3000,
  sector: 'n',
  ...over,
});

it.each<[string, Partial<DeliveryWay>, Partial<DeliveryWay>, number | undefined]>([
  ['the next house', {}, { metres: 3000 }, 15],
  ['a door on the way', {}, { metres: 1500 }, 10],
  ['a door behind it', { metres: 1500 }, { metres: 3000 }, 15],
  ['one near the pub, in any direction', {}, { metres: 300, sector: undefined }, 10],
  ['another direction', {}, { sector: 'ne' }, undefined],
  ['another pub', {}, { pubId: 8 }, undefined],
  [
    'one for which the first would wait too long',
    {},
    { prepared: false, promisedAt: at(40) },
    undefined,
  ],
  [
    'one for which the first waits a little',
    { metres: 1500 },
    { prepared: false, promisedAt: at(10), metres: 1500 },
    20,
  ],
  ['one that is late already', {}, { promisedAt: at(-60) }, undefined],
  ['one that has no promised time', {}, { promisedAt: null }, 15],
  [
    'one of unknown distance, for which the first may wait too long',
    {},
    { metres: null, sector: undefined, promisedAt: at(30) },
    undefined,
  ],
])('%s', (_, first, second, added) => {
  expect(minutesOfSecond({ first: way(first), second: way(second) }, NOW)).toBe(added);
});

it('after the pick-up the courier delivers, comes back and goes again', () => {
  const first = way({ status: 'at_courier' });
  const later = way({ promisedAt: at(40), prepared: false });
  expect(minutesOfSecond({ first, second: later }, NOW)).toBe(40);
  expect(minutesOfSecond({ first, second: way({ promisedAt: at(10) }) }, NOW)).toBeUndefined();
});

it('the real way from door to door counts where it is known', () => {
  const ways = { first: way(), second: way({ metres: 3000 }) };
  expect(minutesOfSecond({ ...ways, betweenMetres: 0 }, NOW)).toBe(5);
  expect(minutesOfSecond({ ...ways, betweenMetres: 5000 }, NOW)).toBeUndefined();
});
