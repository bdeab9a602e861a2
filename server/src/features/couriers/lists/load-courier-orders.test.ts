import { grant, type CourierScope } from '../../../scopes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  aWaitingOrder,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import { loadCourierOrders } from './load-courier-orders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** Adds this many orders like this one, newer than it. */
async function multiply(order: AnOrder, times: number): Promise<void> {
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'pub_order' and column_name not in ('id', 'tracking_token', 'idempotency_key')
  `.execute(t.deps.db);
  const names = sql.join(columns.rows.map(({ name }) => sql.ref(name)));
  await sql`
    insert into pub_order (${names}, tracking_token, idempotency_key)
    select ${names}, gen_random_uuid()::text, gen_random_uuid()
    from pub_order, generate_series(1, ${times}::int) where id = ${order.id}`.execute(t.deps.db);
}

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
  await multiply(oldest, 250);
  const scope = grant<CourierScope>({
    kind: 'courier',
    courierId: courier.id,
    actor: { accountId: courier.id, role: 'courier', sessionId: 0, entered: undefined },
  });
  const orders = await loadCourierOrders(t.deps.db, scope);
  const ids = orders.map(({ id }) => id);
  // 200 waiting orders, and the courier's own besides.
  expect(orders).toHaveLength(201);
  expect(ids).toEqual(expect.arrayContaining([oldestOwn.id, theirs.id]));
  expect(ids).not.toContain(oldest.id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

it('the platform’s list of orders in process is limited: the newest 500', async () => {
  const pub = await aDeliveringPub(t);
  const oldest = await aWaitingOrder(t, pub);
  await multiply(oldest, 500);
  const page = await t.call('GET /api/admin/orders', {
    query: { status: 'in-process' },
    as: await anAdmin(t),
  });
  const ids = page.orders.map(({ id }) => id);
  expect(ids).toHaveLength(500);
  expect(ids).not.toContain(oldest.id);
});
