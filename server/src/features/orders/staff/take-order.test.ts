import { randomUUID, type UUID } from 'node:crypto';
import type { CallBody } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { leftAndSoldOut, setLeftCount } from '../../../testing/builders/left-count-builders.ts';
import { PASSWORD, type APub } from '../../../testing/builders/builders.ts';
import {
  aBasket,
  aDeliveringPub,
  anOrder,
  anOrderAtTable,
  secrets,
  setStatus,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';

const ORDERS = 'POST /api/company/:companyID/pubs/:pubID/orders';
const LAST = 'POST /api/company/:companyID/pubs/:pubID/orders/last';
const PUB = '/api/company/:companyID/pubs/:pubID';
const DAY_MS = 24 * 60 * 60 * 1000;

type Body = CallBody<typeof ORDERS>;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const asPub = ({ ids, company }: ADeliveringPub) => ({ params: ids, as: company });

/** A session is shorter than a day: the pub has signed in again. */
async function daysLater(
  { ids, company }: ADeliveringPub,
  days: number,
): Promise<{ params: APub['ids']; as: { accesstoken: string } }> {
  t.clock.advance(days * DAY_MS);
  const body = { as: 'company', email: company.email, password: PASSWORD } as const;
  return { params: ids, as: await t.call('POST /api/auth/login', { body }) };
}

const take = (pub: ADeliveringPub, body: Body, key: UUID = randomUUID()) =>
  t.send(ORDERS, { ...asPub(pub), body, idempotencyKey: key });

const atTable = (pub: ADeliveringPub, change: Partial<Body> = {}): Body => ({
  order_type: 'in_place',
  table_for_in_place_order: '7',
  dishes: [{ dish_id: pub.dishes[0].id, count: 2 }],
  ...change,
});

const historyOf = async (pub: ADeliveringPub, orderID: number) =>
  (
    await t.call('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
      params: { ...pub.ids, orderID },
      as: pub.company,
    })
  ).history;

const soldOut = (pub: ADeliveringPub) =>
  t.call(`PUT ${PUB}/dishes/:dishID/sold-out`, {
    params: { ...pub.ids, dishID: pub.dishes[0].id },
    as: pub.company,
    body: { until: '2099-12-01T08:00:00.000Z' },
  });

const isClosed = (pub: ADeliveringPub) =>
  t.call('POST /api/company/:companyID/pubs/:pubID/shipping-work-hours', {
    ...asPub(pub),
    body: { work_hours: Array.from({ length: 7 }, () => ({ start: 0, end: 0 })) },
  });

describe('an order that staff take', () => {
  it('needs no guest at a table, is accepted at once, and is theirs in the history', async () => {
    const pub = await aDeliveringPub(t);
    const { order } = await must(take(pub, atTable(pub)));
    expect(order).toMatchObject({
      source: 'staff',
      status: 'preparing',
      accepted_by_itself: false,
      client_name: '',
      main_phone_number: '',
      table_for_in_place_order: '7',
      client_total: 200,
    });
    expect(order.promised_at).not.toBeNull();
    const history = await historyOf(pub, order.id);
    expect(history.map(({ by, to }) => [by, to])).toEqual([
      ['company', 'not_handled'],
      ['company', 'preparing'],
    ]);
    expect(history.every((entry) => !('overruled' in entry))).toBe(true);
  });

  it('is taken at a pub whose guests may not order at tables, nor for collecting', async () => {
    const pub = await aDeliveringPub(t);
    await t.call(`PUT ${PUB}`, {
      ...asPub(pub),
      body: { has_in_place_order: false, has_pick_up_order: false },
    });
    const { order } = await must(take(pub, atTable(pub)));
    expect(order.table_for_in_place_order).toBe('7');
    const pickUp = {
      order_type: 'pick_up',
      client_name: 'Ana',
      dishes: atTable(pub).dishes,
    } as const;
    expect((await must(take(pub, pickUp))).order).toMatchObject({
      client_name: 'Ana',
      main_phone_number: '',
    });
  });

  it.each([
    ['a delivery without a phone', { main_phone_number: '' }, ['main_phone_number']],
    ['a delivery without an address', { full_address: ' ' }, ['full_address']],
    ['a delivery without a name', { client_name: undefined }, ['client_name']],
    ['a wrong second phone', { second_phone_number: '12' }, ['second_phone_number']],
  ])('refuses %s', async (_, change, fields) => {
    const pub = await aDeliveringPub(t);
    const answer = await take(pub, { ...aBasket(pub), ...change } as Body);
    expect(answer.body.code).toBe('validation_error');
    expect(answer.body.validationErrors?.map(({ field }) => field)).toEqual(fields);
  });

  it('asks a courier for no code: who has called reads no page with it', async () => {
    const pub = await aDeliveringPub(t);
    await t.call(`PUT ${PUB}`, { ...asPub(pub), body: { asks_handover_code: true } });
    const guests = await anOrder(t, pub, { payment_type: 'card_offline' });
    const ofGuest = await t.call(`GET ${PUB}/orders/:orderID`, {
      params: guests.ids,
      as: pub.company,
    });
    expect(ofGuest.order.handover).toBeDefined();
    const { order } = await must(take(pub, { ...aBasket(pub), payment_type: 'card_offline' }));
    expect(order.handover).toBeUndefined();
  });

  it('is one for each key, ten times at once too; another body with it is refused', async () => {
    const pub = await aDeliveringPub(t);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => must(take(pub, atTable(pub), key))),
    );
    expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1);
    const other = await take(pub, atTable(pub, { table_for_in_place_order: '8' }), key);
    expect(other.body).toMatchObject({ code: 'idempotency_key_was_used' });
    expect((await take(pub, atTable(pub), 'a-key-that-is-no-uuid')).body).toMatchObject({
      code: 'idempotency_key_is_required',
    });
  });

  it('is not the answer to the key of a guest', async () => {
    const pub = await aDeliveringPub(t);
    const key = randomUUID();
    const body = { ...anOrderAtTable(pub, '7'), client_name: '' };
    await t.call('POST /api/client/pub/:pubID/orders', {
      params: pub.ids,
      body,
      idempotencyKey: key,
    });
    expect((await take(pub, body, key)).body).toMatchObject({ code: 'idempotency_key_was_used' });
  });

  it('is bound neither by how much guests order at once nor by how many wait', async () => {
    const pub = await aDeliveringPub(t);
    await t.call(`PUT ${PUB}`, {
      ...asPub(pub),
      body: { max_dish_units: 1, max_waiting_of_table: 1, max_waiting: 1 },
    });
    await t.call('POST /api/client/pub/:pubID/orders', {
      params: pub.ids,
      body: anOrderAtTable(pub, '7'),
      idempotencyKey: randomUUID(),
    });
    expect((await must(take(pub, atTable(pub)))).order.client_total).toBe(200);
  });

  it('may say something to the kitchen where guests may not', async () => {
    const pub = await aDeliveringPub(t);
    await t.call(`PUT ${PUB}`, { ...asPub(pub), body: { takes_dish_notes: false } });
    const dishes = [{ dish_id: pub.dishes[0].id, count: 1, note: 'fără ceapă' }];
    const { order } = await must(take(pub, atTable(pub, { dishes })));
    expect(order.dishes[0]?.note).toBe('fără ceapă');
  });
});

describe('what would refuse it', () => {
  it('names every rule, and is overruled by their names alone', async () => {
    const pub = await aDeliveringPub(t);
    await isClosed(pub);
    await soldOut(pub);
    const body: Body = aBasket(pub);
    const refused = await take(pub, body);
    expect(refused.body).toMatchObject({
      code: 'pub_is_closed',
      facts: { refusals: ['pub_is_closed', 'dish_sold_out'] },
    });
    const half = await take(pub, { ...body, overrules: ['pub_is_closed'] });
    expect(half.body).toMatchObject({ code: 'dish_sold_out' });
    const { order } = await must(
      take(pub, { ...body, overrules: ['dish_sold_out', 'pub_is_closed', 'slot_is_full'] }),
    );
    expect(order.dishes).toHaveLength(2);
    expect(order.client_total).toBe(251);
    const [placed, accepted] = await historyOf(pub, order.id);
    expect(placed?.overruled).toEqual(['pub_is_closed', 'dish_sold_out']);
    expect(accepted).not.toHaveProperty('overruled');
  });

  it.each<[string, Partial<Body>]>([
    ['outside_delivery_zones', { lat: 46.5, lng: 28.86 }],
    ['location_is_required', { lat: null, lng: null }],
    ['payment_type_not_offered', { payment_type: '' }],
    ['table_is_required', { order_type: 'in_place', table_for_in_place_order: ' ' }],
    ['basket_is_empty', { dishes: [] }],
    ['dish_not_available', { dishes: [{ dish_id: 999_999, count: 1 }] }],
    [
      'dish_count_is_invalid',
      { order_type: 'in_place', table_for_in_place_order: '7', dishes: [] },
    ],
  ])('cannot be overruled where an order cannot be without it: %s', async (code, change) => {
    const pub = await aDeliveringPub(t);
    await isClosed(pub);
    const [first] = pub.dishes;
    const dishes = [{ dish_id: first.id, count: 0 }];
    const wrong = code === 'dish_count_is_invalid' ? { ...change, dishes } : change;
    const answer = await take(pub, { ...aBasket(pub), ...wrong, overrules: ['pub_is_closed'] });
    expect(answer.body).toMatchObject({ code });
    // This rule is named first: `pub_is_closed`, which staff could overrule, comes after it.
    expect((await take(pub, { ...aBasket(pub), ...wrong })).body).toMatchObject({ code });
  });

  it('cannot be overruled by a name that is no rule of the pub', async () => {
    const pub = await aDeliveringPub(t);
    // As a program sends it that does not know the contract.
    const answer = await t.sendRaw(ORDERS, {
      ...asPub(pub),
      body: { ...atTable(pub), overrules: ['outside_delivery_zones'] },
      idempotencyKey: randomUUID(),
    });
    expect(answer.body).toMatchObject({ code: 'validation_error' });
  });

  it('more than is left takes nothing from what is counted', async () => {
    const pub = await aDeliveringPub(t);
    const [first] = pub.dishes;
    await setLeftCount(t, pub, { dishId: first.id, left: 1 });
    const left = async () => (await leftAndSoldOut(t, pub, first.id))[0];
    expect((await take(pub, atTable(pub))).body).toMatchObject({
      code: 'too_few_left',
      facts: { left: 1, refusals: ['too_few_left'] },
    });
    const { order } = await must(take(pub, atTable(pub, { overrules: ['too_few_left'] })));
    expect(await left()).toBe(1);
    // Given back is only what was taken.
    await must(
      t.send(`PUT ${PUB}/orders/:orderID/update-status`, {
        params: { ...pub.ids, orderID: order.id },
        query: { status: 'canceled' },
        as: pub.company,
      }),
    );
    expect(await left()).toBe(1);
    // With enough there is nothing to overrule.
    const one = atTable(pub, {
      dishes: [{ dish_id: first.id, count: 1 }],
      overrules: ['too_few_left'],
    });
    const taken = await must(take(pub, one));
    expect((await historyOf(pub, taken.order.id))[0]).not.toHaveProperty('overruled');
    expect(await left()).toBe(0);
  });
});

describe('a slot that is full', () => {
  it('takes an order of staff who say so', async () => {
    const pub = await aDeliveringPub(t);
    await t.call(`PUT ${PUB}/later`, { ...asPub(pub), body: { later: { limits: { orders: 1 } } } });
    await anOrder(t, pub);
    expect((await take(pub, aBasket(pub))).body).toMatchObject({ code: 'slot_is_full' });
    const { order } = await must(take(pub, { ...aBasket(pub), overrules: ['slot_is_full'] }));
    expect((await historyOf(pub, order.id))[0]?.overruled).toEqual(['slot_is_full']);
  });
});

it('an order for a time is accepted at once, and waits for its kitchen', async () => {
  const pub = await aDeliveringPub(t);
  await t.call(`PUT ${PUB}`, { ...asPub(pub), body: { has_pick_up_order: true } });
  await t.call(`PUT ${PUB}/later`, {
    ...asPub(pub),
    body: { later: { order_types: ['pick_up'] } },
  });
  const order = { order_type: 'pick_up', dishes: atTable(pub).dishes } as const;
  const { times } = await t.call('POST /api/client/pub/:pubID/orders/times', {
    params: pub.ids,
    body: order,
  });
  const wanted_at = times.times.at(-1)?.from ?? '';
  const taken = await must(take(pub, { ...order, client_name: 'Ana', wanted_at }));
  expect(taken.order).toMatchObject({
    status: 'preparing',
    wanted_from: wanted_at,
    is_ahead: true,
    source: 'staff',
  });
  const wrong = await take(pub, {
    ...order,
    client_name: 'Ana',
    wanted_at: '2026-11-20T17:01:00Z',
  });
  expect(wrong.body.code).toBe('time_is_not_offered');
});

describe('the quote of staff', () => {
  it('prices what is sold out, and tells the rule', async () => {
    const pub = await aDeliveringPub(t);
    await soldOut(pub);
    const { quote } = await t.call(`${ORDERS}/quote`, { ...asPub(pub), body: quoteOf(pub) });
    expect(quote).toMatchObject({
      client_total: 251,
      unavailable_dish_ids: [],
      sold_out_dish_ids: [pub.dishes[0].id],
      refusal: { code: 'dish_sold_out' },
    });
  });
});

function quoteOf(pub: ADeliveringPub) {
  const { order_type, dishes, lat = null, lng = null, payment_type = '' } = aBasket(pub);
  return { order_type, dishes, lat, lng, payment_type };
}

describe('the last orders', () => {
  it('of a table are those of the day, without canceled ones, however it is typed; newest first', async () => {
    const pub = await aDeliveringPub(t);
    const idsAt = async (table: string) =>
      (await t.call(LAST, { ...asPub(pub), body: { table } })).orders.map(({ id }) => id);
    const at = async (table: string) =>
      (await must(take(pub, atTable(pub, { table_for_in_place_order: table })))).order.id;
    const first = await at('T1');
    await at('T2');
    const second = await at('t 01');
    const canceled = await at('T1');
    await t.call(`PUT ${PUB}/orders/:orderID/update-status`, {
      params: { ...pub.ids, orderID: canceled },
      query: { status: 'canceled' },
      as: pub.company,
    });
    expect(await idsAt('Т1')).toEqual([second, first]);
    const more = [await at('T1'), await at('T1')].toReversed();
    expect(await idsAt('t1')).toEqual([...more, second]);
    const nextDay = await daysLater(pub, 1);
    expect((await t.call(LAST, { ...nextDay, body: { table: 'T1' } })).orders).toEqual([]);
  });

  it('of a phone have its address while the pub sees the contacts; other phones’ are not among them', async () => {
    const pub = await aDeliveringPub(t);
    const ofPhone = async (phone: string) =>
      (await t.call(LAST, { ...asPub(pub), body: { phone } })).orders;
    const placed = await anOrder(t, pub);
    await anOrder(t, pub, { main_phone_number: '+37369000111' });
    await take(pub, atTable(pub));
    await must(setStatus(t, pub, { order: await anOrder(t, pub), to: 'canceled' }));
    const found = await ofPhone('069 111 222');
    expect(found.map(({ id }) => id)).toEqual([placed.id]);
    expect(found[0]).toMatchObject({ full_address: secrets.full_address, town: 'Chișinău' });
    await must(setStatus(t, pub, { order: placed, to: 'completed' }));
    expect(await ofPhone('+373 69 111 222')).toHaveLength(1);
    const later = await daysLater(pub, t.deps.settings.contactDays.company);
    const body = { phone: '069 111 222' };
    expect((await t.call(LAST, { ...later, body })).orders).toEqual([]);
  });

  it.each([
    ['neither', { table: ' ' }, 'phone'],
    ['both', { table: '7', phone: '069 111 222' }, 'table'],
    ['a phone that is none', { phone: 'abc' }, 'phone'],
  ])('are refused for %s', async (_, body, field) => {
    const pub = await aDeliveringPub(t);
    const answer = await t.send(LAST, { ...asPub(pub), body });
    expect(answer.body).toMatchObject({ code: 'validation_error', validationErrors: [{ field }] });
  });

  it('and the favourites are of this pub alone', async () => {
    const pub = await aDeliveringPub(t);
    const other = await aDeliveringPub(t);
    await must(take(other, atTable(other)));
    await anOrder(t, other);
    const favourites = async (by: Awaited<ReturnType<typeof daysLater>> = asPub(pub)) =>
      (await t.call(`GET ${PUB}/favourite-dishes`, by)).dish_ids;
    expect(await favourites()).toEqual([]);
    const [first, second] = pub.dishes;
    await must(take(pub, atTable(pub, { dishes: [{ dish_id: second.id, count: 3 }] })));
    await must(take(pub, atTable(pub, { dishes: [{ dish_id: first.id, count: 2 }] })));
    expect(await favourites()).toEqual([second.id, first.id]);
    expect(await favourites(await daysLater(pub, 28))).toEqual([]);
  });
});
