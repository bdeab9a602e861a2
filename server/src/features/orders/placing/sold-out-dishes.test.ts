import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anOrder,
  anOrderAtTable,
  tryOrder,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';

const NOW = '2026-11-20T16:20:10.000Z';
/** Soon enough that the pub is still signed in. */
const LATER = '2026-11-20T16:30:00.000Z';

let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  t.clock.set(NOW);
  pub = await aDeliveringPub(t);
});
afterAll(() => t.close());

const setSoldOut = (dishID: number, until: string | null) =>
  t.call('PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/sold-out', {
    params: { ...pub.ids, dishID },
    body: { until },
    as: pub.company,
  });

const basket = () => {
  const [first, second] = pub.dishes;
  const dishes = [first, second].map(({ id }) => ({ dish_id: id, count: 1 }));
  return { ...anOrderAtTable(pub, '7'), dishes };
};

const order = () => tryOrder(t, pub, { body: basket() });

it('a basket with a sold-out dish is refused with its id, by the quote and by the order', async () => {
  const [{ id }, other] = pub.dishes;
  await setSoldOut(id, LATER);
  const refusal = { code: 'dish_sold_out', facts: { dish_ids: [id] } };
  const { status, body } = await order();
  expect([status, body]).toMatchObject([422, refusal]);
  const { quote } = await t.call('POST /api/client/pub/:pubID/orders/quote', {
    params: { pubID: pub.pub.id },
    body: { order_type: 'in_place', table_for_in_place_order: '7', dishes: basket().dishes },
  });
  expect(quote).toMatchObject({
    refusal,
    unavailable_dish_ids: [id],
    sold_out_dish_ids: [id],
    dishes: [{ dish_id: other.id }],
  });
  const rows = await t.deps.db
    .selectFrom('pub_order')
    .where('pub_id', '=', pub.pub.id)
    .select('id')
    .execute();
  expect(rows).toEqual([]);
});

it('is ordered again from its end on, without a write, and when it is switched back', async () => {
  const [{ id }] = pub.dishes;
  await setSoldOut(id, LATER);
  t.clock.set('2026-11-20T16:29:59.999Z');
  expect((await order()).status).toBe(422);
  t.clock.set(LATER);
  expect((await order()).status).toBe(201);
  await setSoldOut(id, UNTIL_SWITCHED_BACK);
  expect((await order()).status).toBe(422);
  await setSoldOut(id, null);
  expect((await order()).status).toBe(201);
});

it('a dish that has left the menu is reported before a sold-out one', async () => {
  const [gone, soldOut] = pub.dishes;
  await setSoldOut(soldOut.id, LATER);
  await t.deps.db.updateTable('dish').set({ visible: false }).where('id', '=', gone.id).execute();
  expect((await order()).body).toMatchObject({
    code: 'dish_not_available',
    facts: { dish_ids: [gone.id] },
  });
});

it('guests order while the dish is sold out: no order comes after the answer, and none is lost before', async () => {
  const [{ id }] = pub.dishes;
  let isSoldOut = false;
  const guests = Array.from({ length: 20 }, async (_, index) => {
    await new Promise((resolve) => {
      setTimeout(resolve, index);
    });
    const wasSoldOut = isSoldOut;
    const { status, body } = await order();
    return { wasSoldOut, status, code: body.code };
  });
  const selling = (async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 8);
    });
    await setSoldOut(id, LATER);
    isSoldOut = true;
  })();
  const outcomes = await Promise.all(guests);
  await selling;
  for (const { wasSoldOut, status, code } of outcomes) {
    expect([
      [201, undefined],
      [422, 'dish_sold_out'],
    ]).toContainEqual([status, code]);
    if (wasSoldOut) expect(status).toBe(422);
  }
  expect((await order()).status).toBe(422);
});

it('a pub may put a sold-out dish into an order, and keep it there', async () => {
  const placed = await anOrder(t, pub);
  const [first, second] = pub.dishes;
  for (const { id } of [first, second]) await setSoldOut(id, LATER);
  const dishes = [first, second].map(({ id }) => ({ dish_id: id, count: 2 }));
  const edited = await t.send(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes',
    {
      params: placed.ids,
      body: { dishes },
      as: pub.company,
    },
  );
  expect([edited.status, edited.body.order?.dishes.length]).toEqual([200, 2]);
});
