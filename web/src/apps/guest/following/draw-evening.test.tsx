import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { aGuestOrder } from '../testing/a-guest-order.ts';
import { drawEvening } from './draw-evening.ts';

const info = {
  urlName: 'la-nuc',
  trackingToken: 'second',
  timeZone: 'Europe/Chisinau',
  texts: { live: '', offline: '' },
};

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'ro';
  document.body.innerHTML = '<nav class="next"></nav>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
});

const rows = () =>
  [...document.querySelectorAll('#evening > :is(a, p)')].map((row) =>
    [...row.children].map((part) => part.textContent.replaceAll('\u00A0', ' ')).join(' | '),
  );

it('lists what this phone has ordered tonight, with links to the other orders and the sum', async () => {
  const ofTable = {
    ...aGuestOrder(),
    order_type: 'in_place',
    created_time: '2026-11-20T17:05:00Z',
  } as const;
  const amounts: Record<string, number> = { first: 120.1, second: 80.2 };
  fakeApi({
    'GET /api/client/orders/:trackingToken': ({ params: { trackingToken: token } }) => {
      const client_total = amounts[token];
      return client_total === undefined
        ? refusal(404, 'order_not_found')
        : { ok: true, order: { ...ofTable, id: token === 'first' ? 7 : 8, client_total } };
    },
  });
  // Alone it says nothing that its own slip does not.
  await drawEvening({ ...info, trackingToken: 'first' }, ['first', 'gone']);
  expect(rows()).toEqual([]);
  await drawEvening(info, ['second', 'first']);
  expect(rows()).toEqual([
    '№ 8 | 19:05 | 80,20 Lei',
    '№ 7 | 19:05 | 120,10 Lei',
    'Împreună | 200,30 Lei',
  ]);
  expect(document.querySelector('#evening a')?.getAttribute('href')).toBe(
    '/pub/la-nuc/order/first?lang=ro',
  );
  // Somebody else's order is shown to who has its link, without this phone's evening.
  await drawEvening({ ...info, trackingToken: 'shared' }, []);
  expect(rows()).toEqual([]);
});
