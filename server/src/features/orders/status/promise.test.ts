import type { CallBody } from '@comanda/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { openOrderReaders } from '../../../testing/app/order-readers.ts';
import {
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  anOrderAtTable,
  setStatus,
  tryOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
const ACCEPT = `PUT ${ORDER}/accept` as const;
const PROMISE = `PUT ${ORDER}/promise` as const;
const START = '2026-11-20T16:20:10.000Z';

let t: TestApp;
let address: string;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});
beforeEach(async () => {
  t.clock.set(START);
  pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
});
afterAll(() => t.close());

const accept = ({ ids }: AnOrder, minutes: number) =>
  t.send(ACCEPT, { params: ids, body: { minutes }, as: pub.company });

const move = ({ ids }: AnOrder, body: CallBody<typeof PROMISE>) =>
  t.send(PROMISE, { params: ids, body, as: pub.company });

const read = async ({ ids }: AnOrder) => t.call(`GET ${ORDER}`, { params: ids, as: pub.company });

const readAsGuest = async ({ trackingToken }: AnOrder) =>
  (await t.call('GET /api/client/orders/:trackingToken', { params: { trackingToken } })).order;

const after = (minutes: number): string =>
  new Date(Date.parse(START) + minutes * 60_000).toISOString();

describe('accepting with a time', () => {
  it('promises it to the desk, the guest and the courier, and the history keeps it', async () => {
    const courier = await anApprovedCourier(t);
    const order = await anOrder(t, pub);
    const { distance_metres: metres } = await t.deps.db
      .selectFrom('pub_order')
      .select('distance_metres')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(metres).toBe(577);
    const { desk, guest, screen } = await openOrderReaders(address, { pub, order, courier });

    const { status, body } = await accept(order, 20);
    // Ready at 16:40:10, 7.7 minutes of handing over and road: 16:47:52.
    const promised = {
      status: 'preparing',
      promised_at: after(20),
      promise_reason: null,
      arrives_from: '2026-11-20T16:50:00.000Z',
      arrives_to: '2026-11-20T17:05:00.000Z',
    };
    expect([status, body.order]).toMatchObject([200, promised]);
    const { order: now, history } = await read(order);
    expect(now).toMatchObject(promised);
    expect(history.at(-1)).toMatchObject({
      to: 'preparing',
      promised_at: after(20),
      by: 'company',
    });
    expect(await readAsGuest(order)).toMatchObject(promised);
    expect(await desk.event(order.id, now.revision)).toMatchObject(promised);
    expect(await guest.event(order.id, now.revision)).toMatchObject(promised);
    const forCourier = await screen.event(order.id, now.revision);
    expect(forCourier).toMatchObject({ status: 'preparing', promised_at: after(20) });
    expect(forCourier).not.toHaveProperty('arrives_from');
    for (const reader of [desk, guest, screen]) reader.close();
  });

  it('promises an order at a table no arrival', async () => {
    const { body } = await tryOrder(t, pub, { body: anOrderAtTable(pub, '7') });
    const params = { ...pub.ids, orderID: body.order?.id ?? 0 };
    const accepted = await t.call(ACCEPT, { params, body: { minutes: 10 }, as: pub.company });
    expect(accepted.order).toMatchObject({
      promised_at: after(10),
      arrives_from: null,
      arrives_to: null,
    });
  });

  it('is done by the first of many who press at once; the others read who was first', async () => {
    const order = await anOrder(t, pub);
    const answers = await Promise.all(
      [15, 20, 25, 30, 35].map((minutes) => accept(order, minutes)),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    const promised = winners[0]?.body.order?.promised_at;
    for (const { status, body } of answers.filter((answer) => answer !== winners[0])) {
      expect([status, body]).toMatchObject([
        409,
        {
          code: 'order_changed_meanwhile',
          facts: { status: 'preparing', by: 'company', at: START, promised_at: promised },
        },
      ]);
    }
    const { order: now, history } = await read(order);
    expect(now).toMatchObject({ revision: 2, promised_at: promised });
    expect(history).toHaveLength(2);
  });

  it.each(['preparing', 'at_courier', 'completed', 'canceled'] as const)(
    'is refused for an order that is %s',
    async (to) => {
      const order = await anOrder(t, pub);
      await setStatus(t, pub, { order, to });
      expect(await accept(order, 20)).toMatchObject({
        status: 409,
        body: { code: 'order_changed_meanwhile', facts: { status: to } },
      });
      expect((await read(order)).order).toMatchObject({ status: to, promised_at: null });
    },
  );

  it.each([0, 5, 12, 95, 1.5, '20', null])('refuses %s minutes', async (minutes) => {
    const order = await anOrder(t, pub);
    expect(
      await t.sendRaw(ACCEPT, { params: order.ids, body: { minutes }, as: pub.company }),
    ).toMatchObject({ status: 400, body: { code: 'validation_error' } });
    expect((await read(order)).order.status).toBe('not_handled');
  });

  it('is undone with the status: an order that waits again promises nothing', async () => {
    const order = await anOrder(t, pub);
    await accept(order, 20);
    const { body } = await setStatus(t, pub, { order, to: 'not_handled' });
    expect(body.order).toMatchObject({ status: 'not_handled', promised_at: null });
    await setStatus(t, pub, { order, to: 'preparing' });
    expect((await read(order)).order.promised_at).toBeNull();
  });

  it('stays with an order that goes on', async () => {
    const order = await anOrder(t, pub);
    await accept(order, 20);
    await setStatus(t, pub, { order, to: 'at_courier' });
    expect((await read(order)).order.promised_at).toBe(after(20));
  });

  it('is shown by no server while an older one has set the order back', async () => {
    const order = await anOrder(t, pub);
    await accept(order, 20);
    // The version before knows no promised time, so it leaves it where it is.
    await sql`update pub_order set status = 'not_handled' where id = ${order.id}`.execute(
      t.deps.db,
    );
    expect((await read(order)).order).toMatchObject({ promised_at: null, arrives_to: null });
  });
});

describe('moving the promised time', () => {
  it('counts from now, says why, and keeps the line in the history', async () => {
    const order = await anOrder(t, pub);
    await accept(order, 20);
    t.clock.advance(10 * 60_000);
    const body = { minutes: 30, from: after(20), promise_reason: 'takes_longer' } as const;
    const moved = { promised_at: after(40), promise_reason: 'takes_longer', status: 'preparing' };
    expect((await move(order, body)).body.order).toMatchObject(moved);
    expect(await readAsGuest(order)).toMatchObject(moved);
    const { history } = await read(order);
    expect(history.at(-1)).toMatchObject({
      edited: 'promise',
      promised_at: after(40),
      promise_reason: 'takes_longer',
      by: 'company',
    });
    // The guest's history has the steps of the order only.
    expect((await readAsGuest(order)).history).toHaveLength(2);
  });

  it('needs a reason for a later time and none for an earlier one', async () => {
    const order = await anOrder(t, pub);
    await accept(order, 20);
    expect(await move(order, { minutes: 30, from: after(20) })).toMatchObject({
      status: 422,
      body: { code: 'promise_reason_is_required' },
    });
    expect((await read(order)).order.promised_at).toBe(after(20));
    const earlier = await move(order, { minutes: 10, from: after(20) });
    expect(earlier.body.order).toMatchObject({ promised_at: after(10), promise_reason: null });
  });

  it('is refused when somebody else has moved it: the answer has the present one and when it was moved', async () => {
    const order = await anOrder(t, pub);
    await accept(order, 20);
    t.clock.advance(60_000);
    const body = { minutes: 30, from: after(20), promise_reason: 'too_busy' } as const;
    const answers = await Promise.all([move(order, body), move(order, { ...body, minutes: 45 })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const promised = answers.find(({ status }) => status === 200)?.body.order?.promised_at;
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'order_changed_meanwhile',
      facts: { status: 'preparing', by: 'company', at: after(1), promised_at: promised },
    });
    expect((await read(order)).order.promised_at).toBe(promised);
  });

  it('gives an order a time that was accepted without one', async () => {
    const order = await anOrder(t, pub);
    await setStatus(t, pub, { order, to: 'preparing' });
    expect((await move(order, { minutes: 15, from: null })).body.order).toMatchObject({
      promised_at: after(15),
      promise_reason: null,
    });
  });

  it.each(['not_handled', 'at_courier', 'completed', 'canceled'] as const)(
    'is refused for an order that is %s',
    async (to) => {
      const order = await anOrder(t, pub);
      await accept(order, 20);
      await setStatus(t, pub, { order, to });
      const from = (await read(order)).order.promised_at;
      expect(await move(order, { minutes: 10, from })).toMatchObject({
        status: 409,
        body: { code: 'order_changed_meanwhile', facts: { status: to } },
      });
    },
  );
});

it.each([
  ['pub_order', sql`update pub_order set promise_reason = 'bored'`],
  ['order_history', sql`update order_history set promise_reason = 'bored'`],
  ['pub', sql`update pub set usual_minutes_delivery = 12`],
])('the database refuses an unknown value in %s', async (_table, write) => {
  await anOrder(t, pub);
  await expect(write.execute(t.deps.db)).rejects.toThrow(/promise_reason|usual_minutes/);
});

it('a pub chooses its usual minutes by order type', async () => {
  const body = { usual_minutes_delivery: 45, usual_minutes_in_place: 15 };
  const params = pub.ids;
  const PUB = '/api/company/:companyID/pubs/:pubID';
  const { pub: fresh } = await t.call(`GET ${PUB}`, { params, as: pub.company });
  expect(fresh).toMatchObject({ usual_minutes_delivery: 30, usual_minutes_in_place: 20 });
  const { pub: saved } = await t.call(`PUT ${PUB}`, { params, as: pub.company, body });
  expect(saved).toMatchObject(body);
  expect(
    await t.sendRaw(`PUT ${PUB}`, {
      params,
      as: pub.company,
      body: { usual_minutes_delivery: 12 },
    }),
  ).toMatchObject({ status: 400, body: { code: 'validation_error' } });
});
