import type { ZoneTerms } from '@comanda/contract/shipping';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { plainZoneTerms } from '../../../testing/builders/builders.ts';
import { bodyOf } from '../../../testing/builders/known-fields.ts';
import {
  aBasket,
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  anOrder,
  aWaitingOrder,
  tryOrder,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';

let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-11-20T10:00:00Z');
  pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
});

const steps = [
  { from: 200, price: 20 },
  { from: 300, price: 10, reward: 35 },
  { from: 500, price: 0, reward: 60 },
];
const setTerms = (change: Partial<ZoneTerms>) =>
  t.call('POST /api/company/:companyID/pubs/:pubID/zone-terms', {
    params: pub.ids,
    as: pub.company,
    body: { zone: { ...plainZoneTerms, price: 40, ...change } },
  });
/** Dishes of 100 each. */
const dishes = (count: number) => ({ dishes: [{ dish_id: pub.dishes[0].id, count }] });
const QUOTE = 'POST /api/client/pub/:pubID/orders/quote';
const quoteOf = async (change: object) => {
  const body = bodyOf(QUOTE, aBasket(pub, change));
  return (await t.call(QUOTE, { params: pub.ids, body })).quote;
};
const replaceDishes = async (orderIds: typeof pub.ids & { orderID: number }, count: number) =>
  (
    await t.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes', {
      params: orderIds,
      as: pub.company,
      body: dishes(count),
    })
  ).order;

describe('steps', () => {
  it('price a quote, which says the next cheaper one and what is missing', async () => {
    await setTerms({ steps });
    expect(await quoteOf(dishes(1))).toMatchObject({
      delivery_price: 40,
      zone_price: 40,
      next_step: { missing: 100, price: 20 },
      missing_to_free_delivery: 400,
    });
    expect(await quoteOf(dishes(3))).toMatchObject({
      delivery_price: 10,
      next_step: { missing: 200, price: 0 },
      client_total: 310,
    });
    expect(await quoteOf(dishes(5))).toMatchObject({ delivery_price: 0, next_step: null });
  });

  it('price an order and each edit of it by the terms of its day', async () => {
    await setTerms({ steps });
    const { ids, order } = await anOrder(t, pub, dishes(2));
    expect(order).toMatchObject({ delivery_price: 20, client_total: 220 });
    await setTerms({ price: 90 });
    expect(await replaceDishes(ids, 3)).toMatchObject({ delivery_price: 10, client_total: 310 });
    expect(await replaceDishes(ids, 5)).toMatchObject({ delivery_price: 0 });
    expect(await replaceDishes(ids, 1)).toMatchObject({ delivery_price: 40 });
  });

  it('allow their prices as one that the pub sets by hand', async () => {
    await setTerms({ steps });
    const { ids } = await anOrder(t, pub, dishes(1));
    await setTerms({});
    const set = (price: number) =>
      t.send('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-delivery-price', {
        params: ids,
        query: { price },
        as: pub.company,
      });
    expect((await set(10)).status).toBe(200);
    expect((await set(15)).status).toBe(422);
  });

  it.each([
    [2, 40],
    [3, 35],
    [5, 60],
  ])('with %d dishes the courier gets %d, and owes the rest of the cash', async (count, reward) => {
    await setTerms({ steps });
    const order = await aWaitingOrder(t, pub, dishes(count));
    const courier = await anApprovedCourier(t, await anAdmin(t));
    const act = (verb: 'reserve-order' | 'set-order-to-at-courier' | 'set-order-to-completed') =>
      t.call(`POST /api/courier/:courierID/${verb}`, {
        params: courier.ids,
        as: courier,
        body: { order_id: order.id },
      });
    const { order: reserved } = await act('reserve-order');
    const price = { 2: 20, 3: 10, 5: 0 }[count] ?? 0;
    expect(reserved.courier_info).toMatchObject({
      courier_reward: reward,
      courier_debit: price - reward,
    });
    await act('set-order-to-at-courier');
    await act('set-order-to-completed');
    const lines = await t.deps.db
      .selectFrom('courier_ledger')
      .where('order_id', '=', order.id)
      .select('amount_minor')
      .execute();
    expect(lines).toEqual([{ amount_minor: (reward - price) * 100 }]);
  });

  it('never raise the price where a server without them has saved another one', async () => {
    await setTerms({ steps });
    const old = (change: { price_minor: number } | { free_from_minor: number }) =>
      t.deps.db.updateTable('delivery_zone').set(change).where('pub_id', '=', pub.pub.id).execute();
    const touch = () =>
      t.call('POST /api/company/:companyID/pubs/:pubID/shipping-time', {
        params: pub.ids,
        as: pub.company,
        body: { from: 30, to: 50 },
      });
    await old({ price_minor: 1500 });
    await touch();
    expect(await quoteOf(dishes(2))).toMatchObject({ delivery_price: 15 });
    await old({ free_from_minor: 20_000 });
    await touch();
    expect(await quoteOf(dishes(3))).toMatchObject({ delivery_price: 0, next_step: null });
  });
});

describe('a minimum', () => {
  const short = { code: 'below_zone_minimum', facts: { minimum: 240, missing: 40 } };

  it('refuses a smaller basket with what is missing, and not an edit of the pub', async () => {
    await setTerms({ minimum: 240 });
    expect((await quoteOf(dishes(2))).refusal).toEqual(short);
    expect(await tryOrder(t, pub, { body: aBasket(pub, dishes(2)) })).toMatchObject({
      status: 422,
      body: short,
    });
    const { ids } = await anOrder(t, pub, dishes(3));
    expect(await replaceDishes(ids, 1)).toMatchObject({ dish_total: 100, delivery_price: 40 });
  });

  it('is not for a table, nor for the pub’s rehearsal', async () => {
    await setTerms({ minimum: 5000 });
    const atTable = { order_type: 'in_place', table_for_in_place_order: '7' } as const;
    expect((await quoteOf({ ...dishes(1), ...atTable })).refusal).toBeNull();
    const rehearsal = await t.send('POST /api/company/:companyID/pubs/:pubID/rehearsal-order', {
      params: pub.ids,
      as: pub.company,
      body: { order_type: 'delivery' },
    });
    expect(rehearsal.body.code).toBeUndefined();
  });
});

describe('a zone that is closed', () => {
  const until = '2026-11-20T16:00:00.000Z';
  it('by its pub refuses until its end, for which no write is needed', async () => {
    await setTerms({ closed_until: until, closed_texts: { ro: 'Podul e închis' } });
    const facts = { closed_until: until, closed_texts: { ro: 'Podul e închis' } };
    expect(await tryOrder(t, pub, { body: aBasket(pub) })).toMatchObject({
      body: { code: 'zone_is_closed', facts },
    });
    expect(await quoteOf({})).toMatchObject({
      delivery_price: 40,
      refusal: { code: 'zone_is_closed', facts },
    });
    t.clock.set(until);
    expect((await tryOrder(t, pub, { body: aBasket(pub) })).status).toBe(201);
  });

  it('by its hours says until when it was delivered to, and when again', async () => {
    const day = [
      { start: 600, end: 660 },
      { start: 1080, end: 60 },
    ];
    await setTerms({ hours: Array.from({ length: 7 }, () => day) });
    expect((await quoteOf({})).refusal).toEqual({
      code: 'zone_is_closed',
      facts: { taken_until: '2026-11-20T09:00:00.000Z', opens_at: until },
    });
    t.clock.set('2026-11-20T22:59:00Z');
    expect((await tryOrder(t, pub, { body: aBasket(pub) })).status).toBe(201);
  });
});

it('the extra minutes of a zone are in the quote and in the arrival', async () => {
  const arrival = async () => {
    const { ids } = await anOrder(t, pub);
    const { order } = await t.call(
      'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/accept',
      { params: ids, as: pub.company, body: { minutes: 30 } },
    );
    return new Date(order.arrives_from ?? '').getTime();
  };
  const usual = await arrival();
  expect(await quoteOf({})).not.toHaveProperty('zone_minutes');
  await setTerms({ extra_minutes: 20 });
  expect((await quoteOf({})).zone_minutes).toBe(20);
  expect(await arrival()).toBe(usual + 20 * 60_000);
});

it('an order has the name that its zone had', async () => {
  await setTerms({ name: 'Centru' });
  const { ids } = await anOrder(t, pub);
  await setTerms({ name: 'Alt nume' });
  const { order } = await t.call('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
    params: ids,
    as: pub.company,
  });
  expect(order.zone_name).toBe('Centru');
});
