import { expect, it } from 'vitest';
import { aCarriedOrder, aCourier, aCourierOrder } from '../../../testing/samples/an-order.ts';
import { isOutdated, listsToStore } from './stored-lists.ts';

const OWN_ID = 4;
const guest = /Ana|Dacia|69217340|46\.98/;
const keep = (...orders: Parameters<typeof listsToStore>[1]) =>
  listsToStore(aCourier({ id: OWN_ID }), orders, 1000).orders;

it.each([
  ['what may be taken', aCourierOrder({ id: 1 }), true],
  ['what is being carried', aCarriedOrder(OWN_ID, { status: 'at_courier' }), true],
  ['what was delivered', aCarriedOrder(OWN_ID, { status: 'completed' }), true],
  ['what was canceled', aCarriedOrder(OWN_ID, { status: 'canceled' }), false],
  [
    'what another has taken',
    aCourierOrder({
      courier_info: { is_reserved: true, reserver_courier_id: -1, distance: 1, courier_reward: 1 },
    }),
    false,
  ],
])('of the lists %s is kept: %s %s', (_, order, expected) => {
  expect(keep(order)).toHaveLength(expected ? 1 : 0);
});

it('stores the guest of an active order only', () => {
  expect(JSON.stringify(keep(aCarriedOrder(OWN_ID)))).toMatch(guest);
  const [delivered] = keep(aCarriedOrder(OWN_ID, { status: 'completed', comments: 'Ana, et. 3' }));
  expect(JSON.stringify(delivered)).not.toMatch(guest);
  expect(delivered?.dishes).toHaveLength(1);
});

it('stores the last twenty completed orders', () => {
  const delivered = Array.from({ length: 25 }, (_, index) =>
    aCarriedOrder(OWN_ID, { id: index + 1, status: 'completed' }),
  );
  const ids = keep(...delivered).map(({ id }) => id);
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
