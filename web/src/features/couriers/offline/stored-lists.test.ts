import { expect, it } from 'vitest';
import {
  anActiveCourierOrder,
  aCourier,
  aCourierOrder,
} from '../../../testing/samples/an-order.ts';
import { isOutdated, listsToStore } from './stored-lists.ts';

const OWN_ID = 4;
const guest = /Ana|Dacia|69217340|46\.98/;
const stored = (...orders: Parameters<typeof listsToStore>[1]) =>
  listsToStore(aCourier({ id: OWN_ID }), orders, 1000).orders;

it.each([
  ['an available order', aCourierOrder({ id: 1 }), true],
  ['an active order', anActiveCourierOrder(OWN_ID, { status: 'at_courier' }), true],
  ['a completed order', anActiveCourierOrder(OWN_ID, { status: 'completed' }), true],
  ['a canceled order', anActiveCourierOrder(OWN_ID, { status: 'canceled' }), false],
  [
    'an order that another courier reserved',
    aCourierOrder({
      courier_info: { is_reserved: true, reserver_courier_id: -1, distance: 1, courier_reward: 1 },
    }),
    false,
  ],
])('%s is stored: %s %s', (_, order, expected) => {
  expect(stored(order)).toHaveLength(expected ? 1 : 0);
});

it('stores the guest of an active order only', () => {
  expect(JSON.stringify(stored(anActiveCourierOrder(OWN_ID)))).toMatch(guest);
  const [delivered] = stored(
    anActiveCourierOrder(OWN_ID, { status: 'completed', comments: 'Ana, et. 3' }),
  );
  expect(JSON.stringify(delivered)).not.toMatch(guest);
  expect(delivered?.dishes).toHaveLength(1);
});

it('stores the last twenty completed orders', () => {
  const delivered = Array.from({ length: 25 }, (_, index) =>
    anActiveCourierOrder(OWN_ID, { id: index + 1, status: 'completed' }),
  );
  const ids = stored(...delivered).map(({ id }) => id);
  expect(ids).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index));
});

it.each([
  [24, false],
  [24.1, true],
])('lists of %d hours ago are outdated: %s', (hours, expected) => {
  const lists = listsToStore(aCourier(), [], 0);
  expect(isOutdated(lists, hours * 3_600_000)).toBe(expected);
});

it('treats lists of an older version as outdated: their amounts have no currency', () => {
  const lists = listsToStore(aCourier(), [], 0);
  expect(isOutdated({ ...lists, shape: lists.shape - 1 }, 0)).toBe(true);
});

it('stores from what the guest needs change; lists from before it was known stay readable', () => {
  const [order] = stored(anActiveCourierOrder(OWN_ID, { change_from: 500 }));
  expect(order?.change_from).toBe(500);
  const before = listsToStore(aCourier({ id: OWN_ID }), [anActiveCourierOrder(OWN_ID)], 0);
  expect(before.orders[0]).not.toHaveProperty('change_from');
  expect(isOutdated({ ...before, shape: 4 }, 0)).toBe(false);
});
