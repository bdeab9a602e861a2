import { must } from '@comanda/contract/client';
import type { Pub } from '@comanda/contract/pubs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { type APub } from '../../testing/builders/builders.ts';
import { aDeliveringPub, anAdmin, anOrder } from '../../testing/builders/order-builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
// Friday, 19:00 in Chișinău, noon in New York, six on Saturday morning in Auckland.
beforeEach(() => t.clock.set('2026-11-20T17:00:00Z'));
afterAll(() => t.close());

async function put({ ids, company }: APub, time_zone: string) {
  return t.send('PUT /api/company/:companyID/pubs/:pubID', {
    params: ids,
    as: company,
    body: { time_zone },
  });
}

async function move(pub: APub, zone: string): Promise<Pub> {
  return (await must(put(pub, zone))).pub;
}

test('a pub has its own time zone, under the name that the runtime uses', async () => {
  const pub = await aDeliveringPub(t);
  expect(await move(pub, 'america/new_york')).toMatchObject({ time_zone: 'America/New_York' });
  for (const zone of ['Europe/Atlantis', '+02:00', 'EST', '', 'x'.repeat(65)]) {
    expect(await put(pub, zone), zone).toMatchObject({
      status: 400,
      body: { code: 'validation_error', validationErrors: [{ field: 'time_zone' }] },
    });
  }
  const number = await t.sendRaw('PUT /api/company/:companyID/pubs/:pubID', {
    params: pub.ids,
    as: pub.company,
    body: { time_zone: 7 },
  });
  expect(number).toMatchObject({
    status: 400,
    body: { code: 'validation_error', validationErrors: [{ field: 'time_zone' }] },
  });
  const seen = await t.call('GET /api/client/pub/:pubUrlName', {
    params: { pubUrlName: pub.pub.url_name },
  });
  expect(seen.pub.time_zone).toBe('America/New_York');
});

test('its publication ends with the same day in any zone', async () => {
  const pub = await aDeliveringPub(t);
  const end = async (zone: string) => (await move(pub, zone)).expiration_time_utc;
  expect(await end('America/New_York')).toBe('2026-12-21T04:59:59.000Z');
  expect(await end('Pacific/Auckland')).toBe('2026-12-20T10:59:59.000Z');
  // Back to the first zone, and sent twice: the end is the same.
  expect(await end('Europe/Chisinau')).toBe('2026-12-20T21:59:59.000Z');
  expect(await end('Europe/Chisinau')).toBe('2026-12-20T21:59:59.000Z');
  await end('Pacific/Auckland');
  const extended = await t.call('POST /api/admin/pubs/:pubID/extend', {
    params: pub.ids,
    as: await anAdmin(t),
    body: { days: 1 },
  });
  expect(extended.pub).toMatchObject({
    time_zone: 'Pacific/Auckland',
    expiration_time_utc: '2026-12-21T10:59:59.000Z',
  });
});

test('its hours follow the zone', async () => {
  const pub = await aDeliveringPub(t);
  // Friday from 10:00, every other day from 06:30, to 22:00.
  const work_hours = Array.from({ length: 7 }, (_, day) => ({
    start: day === 4 ? 600 : 390,
    end: 1320,
  }));
  await t.call('POST /api/company/:companyID/pubs/:pubID/shipping-work-hours', {
    params: pub.ids,
    as: pub.company,
    body: { work_hours },
  });
  const readShipping = () =>
    t.call('GET /api/client/pub/:pubUrlName', { params: { pubUrlName: pub.pub.url_name } });
  expect(await readShipping()).toMatchObject({
    is_open: true,
    next_change: '2026-11-20T20:00:00.000Z',
  });
  expect(await move(pub, 'Pacific/Auckland')).toMatchObject({
    days_left: 29,
    shipping: { shipping_work_start: 390 },
  });
  expect(await readShipping()).toMatchObject({
    is_open: false,
    next_change: '2026-11-20T17:30:00.000Z',
  });
});

test('the current date follows the zone', async () => {
  t.clock.set('2026-11-20T21:55:00Z');
  const pub = await aDeliveringPub(t);
  await anOrder(t, pub);
  t.clock.set('2026-11-20T22:05:00Z');
  // Midnight has passed in Chișinău since; in New York it is still the afternoon.
  expect(await move(pub, 'Europe/Chisinau')).toMatchObject({ orders_today: 0 });
  expect(await move(pub, 'America/New_York')).toMatchObject({ orders_today: 1 });
});
