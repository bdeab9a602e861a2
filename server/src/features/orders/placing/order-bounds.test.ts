import type { CallBody } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aBasket,
  aDeliveringPub,
  anOrderAtTable,
  tryOrder,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;

let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  pub = await aDeliveringPub(t);
});
afterAll(() => t.close());

const set = (body: CallBody<`PUT ${typeof PUB}`>) =>
  t.send(`PUT ${PUB}`, { params: pub.ids, as: pub.company, body });
const dishes = (...counts: number[]) =>
  counts.map((count, index) => ({ dish_id: pub.dishes[index]?.id ?? 0, count }));
const atTable = (table = '7', change: object = {}) =>
  tryOrder(t, pub, { body: { ...anOrderAtTable(pub, table), ...change } });
const quoted = async (table: string, counts: number[]) => {
  const { quote } = await t.call('POST /api/client/pub/:pubID/orders/quote', {
    params: { pubID: pub.pub.id },
    body: {
      order_type: 'in_place',
      table_for_in_place_order: table,
      dishes: dishes(...counts),
    },
  });
  return quote.refusal?.code;
};

describe('a basket larger than the pub takes from its page', () => {
  it.each([
    ['of one dish', { max_dish_units: 4 }, [5], 'dish_units'],
    ['of all dishes', { max_order_units: 6 }, [4, 3], 'order_units'],
    ['of a larger total', { max_order_total: 399.99 }, [4], 'total'],
    ['of a hundred portions, by what a new pub has', {}, [100], 'dish_units'],
  ])('%s is refused, by the quote and for a delivery too', async (_, bounds, counts, bound) => {
    await must(set(bounds));
    const refused = { status: 422, body: { code: 'order_is_too_large', facts: { bound } } };
    expect(await atTable('7', { dishes: dishes(...counts) })).toMatchObject(refused);
    const delivery = aBasket(pub, { dishes: dishes(...counts) });
    expect(await tryOrder(t, pub, { body: delivery })).toMatchObject(refused);
    expect(await quoted('7', counts)).toBe('order_is_too_large');
    expect((await atTable('7', { dishes: dishes(3) })).status).toBe(201);
  });

  it('is not split past the bound by notes and choices', async () => {
    await must(set({ max_dish_units: 4, takes_dish_notes: true }));
    const [{ id }] = pub.dishes;
    const lines = ['', 'fără sare'].map((note) => ({ dish_id: id, count: 3, note }));
    expect(await atTable('7', { dishes: lines })).toMatchObject({
      body: { facts: { bound: 'dish_units' } },
    });
  });

  it('was placed before the pub set the bound: the same request gets the same order', async () => {
    const key = crypto.randomUUID();
    const body = { ...anOrderAtTable(pub, '7'), dishes: dishes(9) };
    const first = await tryOrder(t, pub, { body, key });
    await must(set({ max_dish_units: 1, max_waiting_of_table: 1, tables: 'Bar' }));
    expect((await tryOrder(t, pub, { body, key })).body).toEqual(first.body);
  });

  it('is what the staff may make of an order', async () => {
    await must(set({ max_dish_units: 1 }));
    const { order } = await must(atTable());
    const orderID = (await t.call(`GET ${PUB}/orders`, { params: pub.ids, as: pub.company }))
      .orders[0]?.id;
    expect(order.dishes).toHaveLength(1);
    const edited = await t.send(`PUT ${PUB}/orders/:orderID/update-dishes`, {
      params: { ...pub.ids, orderID: orderID ?? 0 },
      as: pub.company,
      body: { dishes: dishes(99) },
    });
    expect(edited.status).toBe(200);
  });
});

describe('orders that wait for an answer', () => {
  const waits = { status: 422, body: { code: 'too_many_orders_wait' } };

  it('of one table are as many as the pub has set, also of many at once', async () => {
    await must(set({ max_waiting_of_table: 3 }));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => atTable(index % 2 === 0 ? 'VIP' : ' vip ')),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject(waits);
    expect(await quoted('Vip', [1])).toBe('too_many_orders_wait');
    expect(await quoted('8', [1])).toBeUndefined();
    expect((await atTable('8')).status).toBe(201);
    expect((await tryOrder(t, pub, { body: aBasket(pub) })).status).toBe(201);
  });

  it('of all tables are as many as the pub has set, also of many at once', async () => {
    await must(set({ max_waiting: 4 }));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => atTable(`${index}`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject(waits);
  });

  it('are those of the last half hour where the pub accepts by itself: its kitchen may work from paper', async () => {
    await must(set({ max_waiting_of_table: 1, accepts_by_itself: true }));
    await must(atTable());
    t.clock.advance(29 * 60_000);
    expect(await atTable()).toMatchObject(waits);
    t.clock.advance(60_000);
    expect((await atTable()).status).toBe(201);
  });

  it.each([
    ['that a person has answered', false, 'accept'],
    ['that were accepted by themselves and a person has opened', true, 'opened'],
  ] as const)('are no longer those %s', async (_, accepts_by_itself, act) => {
    await must(set({ max_waiting_of_table: 1, accepts_by_itself }));
    await must(atTable());
    expect(await atTable()).toMatchObject(waits);
    const { orders } = await t.call(`GET ${PUB}/orders`, { params: pub.ids, as: pub.company });
    await t.call(`PUT ${PUB}/orders/:orderID/${act}`, {
      params: { ...pub.ids, orderID: orders[0]?.id ?? 0 },
      as: pub.company,
      ...(act === 'accept' && { body: { minutes: 20 } }),
    });
    expect((await atTable()).status).toBe(201);
  });
});

it('a table that the pub does not have is refused, and its rehearsal needs none', async () => {
  await must(set({ tables: ' 1-40, Terasă 3 ' }));
  expect(await atTable('99999')).toMatchObject({
    status: 422,
    body: { code: 'table_is_unknown' },
  });
  expect(await quoted('41', [1])).toBe('table_is_unknown');
  expect((await atTable('TERASA 3')).status).toBe(201);
  await must(set({ tables: 'Bar' }));
  const rehearsal = await t.send(`POST ${PUB}/rehearsal-order`, {
    params: pub.ids,
    as: pub.company,
    body: { order_type: 'in_place' },
  });
  expect(rehearsal.status).toBe(201);
});

it('bounds that make no sense change nothing', async () => {
  for (const body of [
    { max_dish_units: 0 },
    { max_dish_units: 1000 },
    { max_order_total: 0 },
    { max_waiting_of_table: 0 },
    { tables: '40-1' },
  ]) {
    expect(await set(body)).toMatchObject({ status: 400, body: { code: 'validation_error' } });
  }
  const before = await t.call(`GET ${PUB}`, { params: pub.ids, as: pub.company });
  expect(before.pub).toMatchObject({ max_dish_units: 60, max_order_total: null, tables: '' });
  await must(set({ max_order_total: 500 }));
  await must(set({ max_order_total: null }));
  const after = await t.call(`GET ${PUB}`, { params: pub.ids, as: pub.company });
  expect(after.pub.max_order_total).toBeNull();
});
