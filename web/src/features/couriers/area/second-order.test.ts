import type { CourierOrder } from '@comanda/contract/couriers';
import { expect, it } from 'vitest';
import { aCourierOrder, anActiveCourierOrder } from '../../../testing/samples/an-order.ts';
import { secondOf, withoutUnfit } from './second-order.ts';

const OWN_ID = 4;
const NOW = new Date('2026-11-20T17:00:00Z');
const { courier_info: free } = aCourierOrder();

const own = (over: Partial<CourierOrder> = {}) =>
  anActiveCourierOrder(OWN_ID, {
    id: 9,
    prepared: true,
    ...over,
    courier_info: { ...anActiveCourierOrder(OWN_ID).courier_info, sector: 'n' },
  });
const offered = (sector: 'n' | 's', over: Partial<CourierOrder> = {}) =>
  aCourierOrder({ id: 8, prepared: true, courier_info: { ...free, sector }, ...over });

it.each([
  ['the first one is compared with nothing', [], offered('s'), 'first'],
  ['one in the same direction adds minutes', [own()], offered('n'), 15],
  ['one in another does not fit', [own()], offered('s'), 'does_not_fit'],
  ['a third one does not fit', [own(), own({ id: 7 })], offered('n'), 'does_not_fit'],
  ['a finished one does not count', [own({ status: 'completed' })], offered('s'), 'first'],
  ['a rehearsal does not count', [own({ is_rehearsal: true })], offered('s'), 'first'],
])('%s', (_, orders, order, second) => {
  expect(secondOf(order, { orders, courierID: OWN_ID }, NOW)).toBe(second);
});

it('leaves out what its pub does not let the courier take, and nothing else', () => {
  const strict = { second_must_fit: true } as const;
  const orders = [
    own(strict),
    offered('s', { id: 1 }),
    offered('s', { id: 2, ...strict }),
    offered('n', { id: 3, ...strict }),
  ];
  const shown = withoutUnfit({ orders, courierID: OWN_ID }, NOW);
  expect(shown.map(({ id }) => id)).toEqual([9, 1, 3]);
});
