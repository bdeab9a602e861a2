import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import {
  aBasket,
  aDeliveringPub,
  anOrder,
  tryOrder,
} from '../../testing/builders/order-builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

test('a pub with an order in process is not deleted; after the order is finished, it may be', async () => {
  const pub = await aDeliveringPub(t);
  const { order } = await anOrder(t, pub);
  const remove = () =>
    t.send('DELETE /api/company/:companyID/pubs/:pubID', { params: pub.ids, as: pub.company });
  expect(await remove()).toMatchObject({
    status: 409,
    body: { code: 'pub_has_orders_in_process' },
  });
  expect(
    await t.send('GET /api/company/:companyID/pubs/:pubID', { params: pub.ids, as: pub.company }),
  ).toMatchObject({
    status: 200,
  });
  await t.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status', {
    params: { ...pub.ids, orderID: order.id },
    query: { status: 'canceled' },
    as: pub.company,
  });
  expect(await remove()).toMatchObject({ status: 200 });
});

test('when orders and a deletion happen at once, no order is lost: it is refused, or its pub stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const pub = await aDeliveringPub(t);
    const [removed, ...placed] = await Promise.all([
      t.send('DELETE /api/company/:companyID/pubs/:pubID', { params: pub.ids, as: pub.company }),
      ...Array.from({ length: 6 }, () => tryOrder(t, pub, { body: aBasket(pub) })),
    ]);
    const isDeleted = removed.status === 200;
    const statuses = new Set(placed.map(({ status }) => status));
    // Deleted, and every order was refused; or not deleted, since it had at least one order.
    if (isDeleted) expect([...statuses]).toEqual([404]);
    else expect(statuses.has(201)).toBe(true);
    const stored = await t.deps.db
      .selectFrom('pub_order')
      .where('pub_id', '=', pub.pub.id)
      .select('id')
      .execute();
    expect(stored).toHaveLength(placed.filter(({ status }) => status === 201).length);
  }
});
