import { DEFAULT_LATER } from '@comanda/domain/later';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aDeliveringPub, anOrder } from '../../testing/builders/order-builders.ts';
import { findGuestOrder } from './load-orders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;
const TRACKED = '/api/client/orders/:trackingToken' as const;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

it('the guest’s page says what the order costs without what is missing, with the delivery as it is then', async () => {
  t.clock.set('2026-11-20T17:00:00Z');
  // 155.50 of dishes are delivered for nothing, 55.50 for 40.
  const pub = await aDeliveringPub(t, { price: 40, freeFrom: 150 });
  const of = { params: pub.ids, as: pub.company };
  await t.call(`PUT ${PUB}/later`, {
    ...of,
    body: { later: { ...DEFAULT_LATER, order_types: ['delivery'] } },
  });
  const [first, second] = pub.dishes;
  const placed = await anOrder(t, pub, {
    wanted_at: '2026-11-20T18:30:00.000Z',
    dishes: [first, second].map(({ id }) => ({ dish_id: id, count: 1 })),
  });
  await t.call(`PUT ${PUB}/orders/:orderID/accept`, {
    params: placed.ids,
    as: pub.company,
    body: { minutes: 20 },
  });
  const sellOut = (dishID: number) =>
    t.call(`PUT ${PUB}/dishes/:dishID/sold-out`, {
      params: { ...pub.ids, dishID },
      as: pub.company,
      body: { until: '9999-12-31T00:00:00.000Z' },
    });
  const read = () => findGuestOrder(t.deps, placed.trackingToken);
  await sellOut(first.id);
  expect(await read()).toMatchObject({ totalWithout: null, order: { client_total: 155.5 } });
  t.clock.set('2026-11-20T18:30:00Z');
  await t.app.tasks.runDue();
  expect(await read()).toMatchObject({ totalWithout: 95.5, order: { client_total: 155.5 } });
  const { order } = await t.call(`POST ${TRACKED}/leave-out`, {
    params: { trackingToken: placed.trackingToken },
    body: { dish_ids: [first.id] },
  });
  expect(order.client_total).toBe(95.5);
  expect(await read()).toMatchObject({ totalWithout: null });
});
