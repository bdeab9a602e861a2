import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  aWaitingOrder,
  scopeOfCourier,
  type ACourier,
} from '../../../testing/builders/order-builders.ts';
import { copyOrder } from '../../../testing/builders/copy-order.ts';
import { loadCourierOrders } from './load-courier-orders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const ordersOf = ({ id }: ACourier) => loadCourierOrders(t.deps, scopeOfCourier(id));

it('a courier’s list of waiting orders is limited: own orders first, then the newest', async () => {
  const admin = await anAdmin(t);
  const courier = await anApprovedCourier(t, admin);
  const own = await aDeliveringPub(t);
  const body = { courier_id: courier.id };
  await t.call('POST /api/company/:companyID/pubs/:pubID/couriers', {
    params: own.ids,
    as: own.company,
    body,
  });
  const oldestOwn = await aWaitingOrder(t, own);
  const pool = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
  const oldest = await aWaitingOrder(t, pool);
  const theirs = await aWaitingOrder(t, pool);
  const reserve = { order_id: theirs.id };
  await t.call('POST /api/courier/:courierID/reserve-order', {
    params: courier.ids,
    as: courier,
    body: reserve,
  });
  await copyOrder(t, oldest, 250);
  const orders = await ordersOf(courier);
  const ids = orders.map(({ id }) => id);
  // 200 waiting orders, and the courier's own besides.
  expect(orders).toHaveLength(201);
  expect(ids).toEqual(expect.arrayContaining([oldestOwn.id, theirs.id]));
  expect(ids).not.toContain(oldest.id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

it('a courier’s list of finished orders is limited: the newest 100', async () => {
  const courier = await anApprovedCourier(t);
  const pool = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
  const oldest = await aWaitingOrder(t, pool);
  for (const step of ['reserve-order', 'set-order-to-completed'] as const) {
    await t.call(`POST /api/courier/:courierID/${step}`, {
      params: courier.ids,
      as: courier,
      body: { order_id: oldest.id },
    });
  }
  await copyOrder(t, oldest, 100);
  const finished = (await ordersOf(courier)).filter(({ status }) => status === 'completed');
  expect(finished).toHaveLength(100);
  expect(finished.map(({ id }) => id)).not.toContain(oldest.id);
});

it('the platform’s list of orders in process is limited: the newest 500', async () => {
  const pub = await aDeliveringPub(t);
  const oldest = await aWaitingOrder(t, pub);
  await copyOrder(t, oldest, 500);
  const page = await t.call('GET /api/admin/orders', {
    query: { status: 'in-process' },
    as: await anAdmin(t),
  });
  const ids = page.orders.map(({ id }) => id);
  expect(ids).toHaveLength(500);
  expect(ids).not.toContain(oldest.id);
});
