import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { openOrderReaders } from '../../../testing/app/order-readers.ts';
import {
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
const START = '2026-11-20T16:20:10.000Z';

let t: TestApp;
let address: string;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
});
beforeEach(() => {
  t.clock.set(START);
});
afterAll(() => t.close());

const read = async ({ ids }: AnOrder) =>
  (await t.call(`GET ${ORDER}`, { params: ids, as: pub.company })).order;

/** An order that is being prepared, with two lines. */
async function aCookedOrder() {
  const order = await anOrder(t, pub);
  await setStatus(t, pub, { order, to: 'preparing' });
  const [first, second] = (await read(order)).dishes;
  if (!first || !second) throw new Error('an order of the builders has two lines');
  return { order, first, second };
}

type Line = { readonly line_id: number; readonly count: number };

const mark = ({ ids }: AnOrder, lines: readonly Line[], isDone = true) =>
  t.send(`PUT ${ORDER}/kitchen`, {
    params: ids,
    as: pub.company,
    body: { lines: lines.map(({ line_id, count }) => ({ line_id, count, is_done: isDone })) },
  });

const doneOf = async (order: AnOrder) =>
  (await read(order)).dishes.map(({ done_at: at = null }) => at);

it('is read by the desks, and by neither guest nor courier', async () => {
  const { order, first } = await aCookedOrder();
  const courier = await anApprovedCourier(t);
  const { desk, guest, screen } = await openOrderReaders(address, { pub, order, courier });
  const { status, body } = await mark(order, [first]);
  expect([status, body.order?.dishes]).toMatchObject([200, [{ done_at: START }, {}]]);
  const revision = body.order?.revision ?? 0;
  expect(await desk.event(order.id, revision)).toMatchObject({ dishes: [{ done_at: START }, {}] });
  for (const reader of [guest, screen]) {
    expect(JSON.stringify(await reader.event(order.id, revision))).not.toContain('done_at');
  }
  for (const reader of [desk, guest, screen]) reader.close();
});

it('repeated, it changes nothing, not even the revision and the time', async () => {
  const { order, first } = await aCookedOrder();
  const { revision } = (await mark(order, [first])).body.order ?? {};
  t.clock.advance(60_000);
  expect((await mark(order, [first])).body.order).toMatchObject({ revision });
  expect(await doneOf(order)).toEqual([START, null]);
});

it('of two cooks at once are merged', async () => {
  const { order, first, second } = await aCookedOrder();
  const answers = await Promise.all([mark(order, [first]), mark(order, [second])]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await doneOf(order)).toEqual([START, START]);
  await Promise.all([mark(order, [first], false), mark(order, [second])]);
  expect(await doneOf(order)).toEqual([null, START]);
});

it.each(['not_handled', 'at_courier', 'completed', 'canceled'] as const)(
  'is refused for an order that is %s',
  async (to) => {
    const { order, first } = await aCookedOrder();
    await setStatus(t, pub, { order, to });
    expect(await mark(order, [first])).toMatchObject({
      status: 409,
      body: { code: 'order_changed_meanwhile', facts: { status: to, by: 'company', at: START } },
    });
    expect(await doneOf(order)).toEqual([null, null]);
  },
);

it('a late mark for the count before an edit is refused', async () => {
  const { order, first, second } = await aCookedOrder();
  await mark(order, [first, second]);
  const dishes = [
    { dish_id: first.dish_id, count: first.count + 1 },
    { dish_id: second.dish_id, count: second.count },
  ];
  await t.call(`PUT ${ORDER}/update-dishes`, {
    params: order.ids,
    as: pub.company,
    body: { dishes },
  });
  expect(await doneOf(order)).toEqual([null, START]);
  expect(await mark(order, [first])).toMatchObject({
    status: 409,
    body: { code: 'order_changed_meanwhile', facts: { status: 'preparing' } },
  });
  expect(await doneOf(order)).toEqual([null, START]);
  expect((await mark(order, [{ ...first, count: first.count + 1 }])).status).toBe(200);
});

it('does not change a line of another order', async () => {
  const { order } = await aCookedOrder();
  const other = await aCookedOrder();
  expect((await mark(order, [other.first])).status).toBe(409);
  expect((await mark(order, [other.first], false)).status).toBe(200);
  expect(await doneOf(other.order)).toEqual([null, null]);
});

it.each([
  ['no lines', []],
  ['a count of zero', [{ line_id: 1, count: 0, is_done: true }]],
  ['no state', [{ line_id: 1, count: 1 }]],
])('refuses %s', async (_name, lines) => {
  const { order } = await aCookedOrder();
  expect(
    await t.sendRaw(`PUT ${ORDER}/kitchen`, {
      params: order.ids,
      as: pub.company,
      body: { lines },
    }),
  ).toMatchObject({ status: 400, body: { code: 'validation_error' } });
});
