import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { pointInZone } from '../../../testing/builders/builders.ts';
import { copyOrder } from '../../../testing/builders/copy-order.ts';
import { aDeliveringPub, anOrder, setStatus } from '../../../testing/builders/order-builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

test('returns the points of the pub’s completed deliveries, newest first, and of no other orders', async () => {
  const pub = await aDeliveringPub(t);
  const other = await aDeliveringPub(t);
  const further = { ...pointInZone, lat: pointInZone.lat + 0.0001 };
  const orders = [
    await anOrder(t, pub),
    await anOrder(t, pub, further),
    await anOrder(t, pub, { order_type: 'in_place', table_for_in_place_order: '4' }),
  ];
  const canceled = await anOrder(t, pub);
  await anOrder(t, pub);
  for (const order of orders) await must(setStatus(t, pub, { order, to: 'completed' }));
  await must(setStatus(t, pub, { order: canceled, to: 'canceled' }));
  await must(setStatus(t, other, { order: await anOrder(t, other), to: 'completed' }));

  const { points } = await t.call('GET /api/company/:companyID/pubs/:pubID/delivery-points', {
    params: pub.ids,
    as: pub.company,
  });
  expect(points).toEqual([further, pointInZone]);
});

test('returns the newest 5000 points', async () => {
  const pub = await aDeliveringPub(t);
  const oldest = await anOrder(t, pub, { ...pointInZone, lat: pointInZone.lat + 0.0001 });
  await must(setStatus(t, pub, { order: oldest, to: 'completed' }));
  const newer = await anOrder(t, pub);
  await must(setStatus(t, pub, { order: newer, to: 'completed' }));
  await copyOrder(t, newer, 4999);
  const { points } = await t.call('GET /api/company/:companyID/pubs/:pubID/delivery-points', {
    params: pub.ids,
    as: pub.company,
  });
  expect(points).toHaveLength(5000);
  expect(points.at(-1)).toEqual(pointInZone);
});
