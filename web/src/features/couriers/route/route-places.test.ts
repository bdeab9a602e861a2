import { expect, it } from 'vitest';
import { anActiveCourierOrder, aCourierOrder } from '../../../testing/samples/an-order.ts';
import { routeOf } from './route-places.ts';

const unknown = { url_name: 'x', lat: null, lng: null, address: '', time_zone: 'Europe/Chisinau' };

it.each([
  ['both ends of an active order', anActiveCourierOrder(4), [47.02, 46.98]],
  ['the pub alone before it is reserved', aCourierOrder(), [47.02, undefined]],
  [
    'the guest alone where the pub has no location',
    anActiveCourierOrder(4, { pub: unknown }),
    [undefined, 46.98],
  ],
])('shows %s', (_, order, [pub, guest]) => {
  const route = routeOf(order);
  expect([route?.pub?.at.lat, route?.guest?.at.lat]).toEqual([pub, guest]);
});

it('is undefined when neither has a location', () => {
  expect(routeOf(aCourierOrder({ pub: unknown }))).toBeUndefined();
});
