import type { ServingSpan } from '@comanda/contract/menu';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aMenuWithDishes, type AMenu } from '../../../testing/builders/builders.ts';
import {
  aDeliveringPub,
  anOrder,
  anOrderAtTable,
  tryOrder,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';
import { siblingPaths } from '../../../testing/builders/sibling-rows.ts';

/** A Friday, half past ten in Chișinău. */
const MORNING = '2026-11-20T08:30:00.000Z';
const END = '2026-11-20T09:30:00.000Z';
const MONDAY = '2026-11-23T06:00:00.000Z';
const breakfast: ServingSpan = { days: [0, 1, 2, 3, 4], start: 480, end: 690 };

let t: TestApp;
let pub: ADeliveringPub;
let other: AMenu;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  t.clock.set(MORNING);
  pub = await aDeliveringPub(t);
  other = await aMenuWithDishes(t, pub, [30, 40]);
});
afterAll(() => t.close());

/** Of the menu with the dishes of the pub. */
const setHours = (serving_hours: ServingSpan[], ids = pub.categoryIds) =>
  t.call(`PUT ${siblingPaths.menus}`, {
    params: ids,
    as: pub.company,
    body: { name: 'Mic dejun', visible: true, serving_hours },
  });

const basket = () => {
  const ids = [pub.dishes[0].id, other.dishes[0]?.id ?? 0];
  return { ...anOrderAtTable(pub, '7'), dishes: ids.map((dish_id) => ({ dish_id, count: 1 })) };
};
const order = () => tryOrder(t, pub, { body: basket() });

it('is refused by the quote and by the order, which say when it is served next', async () => {
  const [{ id }] = pub.dishes;
  await setHours([breakfast]);
  t.clock.set(END);
  const notServed = [{ dish_id: id, not_served_until: MONDAY }];
  const refusal = { code: 'dish_not_served_now', facts: { dish_ids: [id], dishes: notServed } };
  const { status, body } = await order();
  expect([status, body]).toMatchObject([422, refusal]);
  const { quote } = await t.call('POST /api/client/pub/:pubID/orders/quote', {
    params: { pubID: pub.pub.id },
    body: { order_type: 'in_place', table_for_in_place_order: '7', dishes: basket().dishes },
  });
  expect(quote).toMatchObject({
    refusal,
    unavailable_dish_ids: [id],
    sold_out_dish_ids: [],
    not_served_dishes: notServed,
    dishes: [{ dish_id: other.dishes[0]?.id }],
    client_total: 30,
  });
  const rows = await t.deps.db
    .selectFrom('pub_order')
    .where('pub_id', '=', pub.pub.id)
    .select('id')
    .execute();
  expect(rows).toEqual([]);
});

it('is judged at the moment of each order, also by terms that are in memory', async () => {
  await setHours([breakfast]);
  expect((await order()).status).toBe(201);
  t.clock.set('2026-11-20T09:29:59.999Z');
  expect((await order()).status).toBe(201);
  t.clock.set(END);
  expect((await order()).body.code).toBe('dish_not_served_now');
  t.clock.set('2026-11-23T05:59:59.999Z');
  expect((await order()).body.code).toBe('dish_not_served_now');
  t.clock.set(MONDAY);
  expect((await order()).status).toBe(201);
});

it('follows the hours of its category as well', async () => {
  const { category } = other;
  await t.call(`PUT ${siblingPaths.categories}`, {
    params: other.ids,
    as: pub.company,
    body: {
      name: category.name,
      visible: true,
      text_color: category.text_color,
      category_types: category.category_types,
      serving_hours: [{ days: [4], start: 720, end: 900 }],
    },
  });
  expect((await order()).body).toMatchObject({
    code: 'dish_not_served_now',
    facts: {
      dishes: [{ dish_id: other.dishes[0]?.id, not_served_until: '2026-11-20T10:00:00.000Z' }],
    },
  });
  t.clock.set('2026-11-20T10:00:00.000Z');
  expect((await order()).status).toBe(201);
});

it('a sold-out dish is reported before one that is not served', async () => {
  await setHours([breakfast]);
  await t.call('PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/sold-out', {
    params: { ...pub.ids, dishID: pub.dishes[0].id },
    body: { until: '9999-12-31T00:00:00.000Z' },
    as: pub.company,
  });
  t.clock.set(END);
  expect((await order()).body.code).toBe('dish_sold_out');
});

it('guests order while the pub ends the serving: none is placed after its answer', async () => {
  let isEnded = false;
  const guests = Array.from({ length: 16 }, async (_, index) => {
    await new Promise((resolve) => {
      setTimeout(resolve, index);
    });
    const wasEnded = isEnded;
    const { status, body } = await order();
    return { wasEnded, status, code: body.code };
  });
  const ending = (async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 6);
    });
    await setHours([{ ...breakfast, end: 600 }]);
    isEnded = true;
  })();
  const outcomes = await Promise.all(guests);
  await ending;
  for (const { wasEnded, status, code } of outcomes) {
    expect([
      [201, undefined],
      [422, 'dish_not_served_now'],
    ]).toContainEqual([status, code]);
    if (wasEnded) expect(status).toBe(422);
  }
  expect((await order()).status).toBe(422);
});

it('a pub may put it into an order, and rehearses with it', async () => {
  const placed = await anOrder(t, pub);
  const [first, second] = pub.dishes;
  for (const ids of [pub.categoryIds, other.ids]) {
    await setHours([{ ...breakfast, end: 600 }], ids);
  }
  const dishes = [first, second].map(({ id }) => ({ dish_id: id, count: 2 }));
  const edited = await t.send(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes',
    { params: placed.ids, body: { dishes }, as: pub.company },
  );
  expect([edited.status, edited.body.order?.dishes.length]).toEqual([200, 2]);
  const rehearsal = await t.send('POST /api/company/:companyID/pubs/:pubID/rehearsal-order', {
    params: pub.ids,
    body: {},
    as: pub.company,
  });
  expect(rehearsal.status).toBe(201);
  expect(rehearsal.body.order?.dishes).toHaveLength(2);
});
