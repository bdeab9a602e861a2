import type { CallBody } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  aWaitingOrder,
  secrets,
  setStatus,
  type ACourier,
  type CourierStep,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

type Token = { accesstoken: string };
type StepDetails = Omit<CallBody<'POST /api/courier/:courierID/reserve-order'>, 'order_id'>;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let t: TestApp;
let admin: Token;
let pool: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
  admin = await anAdmin(t);
  pool = await aDeliveringPub(t, { deliveryType: 'delivery_service', commission: true });
});
afterAll(() => t.close());

function act(courier: ACourier, verb: CourierStep, order: { id: number }, more: StepDetails = {}) {
  const body = { order_id: order.id, ...more };
  return t.send(`POST /api/courier/:courierID/${verb}`, { params: courier.ids, as: courier, body });
}

async function aReservedOrder(courier: ACourier): Promise<AnOrder> {
  const order = await aWaitingOrder(t, pool);
  await must(act(courier, 'reserve-order', order));
  return order;
}

const linesOf = (order: AnOrder) =>
  t.deps.db.selectFrom('courier_ledger').where('order_id', '=', order.id).selectAll().execute();

const historyOf = (order: AnOrder) =>
  t.deps.db
    .selectFrom('order_history')
    .where('order_id', '=', order.id)
    .orderBy('id')
    .selectAll()
    .execute();

const rowOf = (order: AnOrder) =>
  t.deps.db
    .selectFrom('pub_order')
    .where('id', '=', order.id)
    .selectAll()
    .executeTakeFirstOrThrow();

const stepsOf = (order: AnOrder) =>
  t.deps.db
    .selectFrom('courier_step')
    .where('order_id', '=', order.id)
    .orderBy('id')
    .selectAll()
    .execute();

describe('canceling', () => {
  it('ends the order for its courier and its pub, once, and moves no money', async () => {
    const [courier, other] = [await anApprovedCourier(t, admin), await anApprovedCourier(t, admin)];
    const order = await aReservedOrder(courier);
    expect((await act(other, 'set-order-to-canceled', order)).body.code).toBe('order_not_found');
    const answer = await act(courier, 'set-order-to-canceled', order);
    expect(answer.body).toMatchObject({ order: { status: 'canceled' } });
    expect((await act(courier, 'set-order-to-canceled', order)).status).toBe(200);
    expect((await historyOf(order)).at(-1)).toMatchObject({
      from_status: 'preparing',
      to_status: 'canceled',
      by_role: 'courier',
      by_account_id: courier.id,
    });
    expect(await linesOf(order)).toEqual([]);
    const { body } = await t.send('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
      params: order.ids,
      as: pool.company,
    });
    expect(body.order).toMatchObject({ status: 'canceled' });
    expect((await act(other, 'reserve-order', order)).body.code).toBe('order_is_already_reserved');
  });
});

describe('a step that is sent again', () => {
  it('is done once and answered with the current order', async () => {
    const courier = await anApprovedCourier(t, admin);
    const order = await aWaitingOrder(t, pool);
    const reserving = { action_id: randomUUID() };
    await must(act(courier, 'reserve-order', order, reserving));
    const completing = { action_id: randomUUID() };
    const first = await act(courier, 'set-order-to-completed', order, completing);
    expect(first.status).toBe(200);
    // The pub takes it back: the repeated step does not complete it again.
    await must(setStatus(t, pool, { order, to: 'preparing' }));
    const { revision } = await rowOf(order);
    const again = await act(courier, 'set-order-to-completed', order, completing);
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ order: { ...secrets, status: 'preparing', revision } });
    const reserved = await act(courier, 'reserve-order', order, reserving);
    expect(reserved.body).toMatchObject({ order: { revision } });
    expect((await rowOf(order)).revision).toBe(revision);
    expect((await linesOf(order)).map(({ kind }) => kind)).toEqual(['debit', 'reversal']);
    expect(await stepsOf(order)).toHaveLength(2);
  });

  it('is done once when both requests arrive at once', async () => {
    const courier = await anApprovedCourier(t, admin);
    const order = await aReservedOrder(courier);
    const same = { action_id: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => act(courier, 'set-order-to-completed', order, same)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await linesOf(order)).toHaveLength(1);
    expect((await historyOf(order)).filter((line) => line.to_status === 'completed')).toHaveLength(
      1,
    );
  });

  it('of a release does not take the order from its new courier', async () => {
    const [courier, next] = [await anApprovedCourier(t, admin), await anApprovedCourier(t, admin)];
    const order = await aReservedOrder(courier);
    const releasing = { action_id: randomUUID() };
    await must(act(courier, 'release-order', order, releasing));
    await must(act(next, 'reserve-order', order));
    expect((await act(courier, 'release-order', order, releasing)).status).toBe(200);
    expect((await rowOf(order)).reserver_courier_id).toBe(next.id);
  });

  it('of a reservation that was released shows no data of the guest', async () => {
    const courier = await anApprovedCourier(t, admin);
    const order = await aWaitingOrder(t, pool);
    const reserving = { action_id: randomUUID() };
    await must(act(courier, 'reserve-order', order, reserving));
    await must(act(courier, 'release-order', order));
    const again = await act(courier, 'reserve-order', order, reserving);
    expect(again.body).toMatchObject({ order: { courier_info: { is_reserved: false } } });
    for (const secret of Object.values(secrets)) {
      expect(JSON.stringify(again.body)).not.toContain(secret);
    }
    expect((await rowOf(order)).reserver_courier_id).toBeNull();
    await t.call('POST /api/admin/couriers/:courierID/block', { params: courier.ids, as: admin });
    expect(await act(courier, 'reserve-order', order, reserving)).toMatchObject({
      status: 404,
      body: { code: 'order_not_found' },
    });
  });

  it('as another step, or with another order, is refused and changes nothing', async () => {
    const courier = await anApprovedCourier(t, admin);
    const [order, other] = [await aReservedOrder(courier), await aReservedOrder(courier)];
    const used = { action_id: randomUUID() };
    await must(act(courier, 'set-order-to-at-courier', order, used));
    for (const answer of [
      await act(courier, 'set-order-to-completed', order, used),
      await act(courier, 'set-order-to-at-courier', other, used),
      await act(courier, 'release-order', order, used),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'action_id_was_used' } });
    }
    expect((await rowOf(order)).status).toBe('at_courier');
    expect((await rowOf(other)).status).toBe('preparing');
    // Of two at once with one id, for two orders, one is done and the other is refused.
    const both = { action_id: randomUUID() };
    const answers = await Promise.all([
      act(courier, 'set-order-to-completed', order, both),
      act(courier, 'set-order-to-completed', other, both),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('under the id of another courier is a separate step', async () => {
    const [one, two] = [await anApprovedCourier(t, admin), await anApprovedCourier(t, admin)];
    const same = { action_id: randomUUID() };
    for (const courier of [one, two]) {
      const order = await aReservedOrder(courier);
      await must(act(courier, 'set-order-to-completed', order, same));
      expect((await rowOf(order)).status).toBe('completed');
    }
  });
});

describe('a step that has become impossible', () => {
  it.each([
    ['the pub has canceled it', 'canceled', 'set-order-to-completed', 'order_is_finished'],
    ['it is completed', 'completed', 'set-order-to-at-courier', 'order_is_finished'],
    ['it is completed', 'completed', 'release-order', 'order_is_finished'],
  ] as const)('because %s (%s, %s) is refused and changes nothing', async (_, to, verb, code) => {
    const courier = await anApprovedCourier(t, admin);
    const order = await aReservedOrder(courier);
    await must(setStatus(t, pool, { order, to }));
    const [row, history, lines] = [
      await rowOf(order),
      await historyOf(order),
      await linesOf(order),
    ];
    const waited = { action_id: randomUUID(), happened_at: t.clock.now().toISOString() };
    expect((await act(courier, verb, order, waited)).body.code).toBe(code);
    expect([await rowOf(order), await historyOf(order), await linesOf(order)]).toEqual([
      row,
      history,
      lines,
    ]);
    expect(await stepsOf(order)).toHaveLength(1);
  });

  it('is refused while another courier has the order, and checked again when it is sent again', async () => {
    const [courier, other] = [await anApprovedCourier(t, admin), await anApprovedCourier(t, admin)];
    const order = await aReservedOrder(other);
    const waited = { action_id: randomUUID() };
    const tryIt = () => act(courier, 'reserve-order', order, waited);
    expect((await tryIt()).body.code).toBe('order_is_already_reserved');
    expect((await act(courier, 'set-order-to-completed', order)).body.code).toBe('order_not_found');
    await must(act(other, 'release-order', order));
    expect((await tryIt()).status).toBe(200);
  });

  it('is refused for an order that does not exist', async () => {
    const courier = await anApprovedCourier(t, admin);
    const unknown = { id: 2_000_000_000 };
    const answer = await act(courier, 'reserve-order', unknown, { action_id: randomUUID() });
    expect(answer).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
  });
});

describe('the time of a step that was taken offline', () => {
  const iso = (time: Date): string => time.toISOString();
  // The clock advances in these tests, and a token expires after a quarter of an hour.
  beforeEach(async () => {
    admin = await anAdmin(t);
    pool = await aDeliveringPub(t, { deliveryType: 'delivery_service', commission: true });
  });

  it('is the courier’s time; the server’s own is stored beside it, and dates the ledger', async () => {
    const courier = await anApprovedCourier(t, admin);
    const order = await aReservedOrder(courier);
    const pickedUpAt = new Date(t.clock.now().getTime() + 2 * MINUTE_MS);
    const deliveredAt = new Date(t.clock.now().getTime() + 6 * MINUTE_MS);
    t.clock.advance(10 * MINUTE_MS);
    const pickingUp = { action_id: randomUUID(), happened_at: iso(pickedUpAt) };
    await must(act(courier, 'set-order-to-at-courier', order, pickingUp));
    const delivering = { action_id: randomUUID(), happened_at: iso(deliveredAt) };
    await must(act(courier, 'set-order-to-completed', order, delivering));
    const now = t.clock.now();
    expect((await historyOf(order)).slice(-2)).toMatchObject([
      { to_status: 'at_courier', at: now, happened_at: pickedUpAt },
      { to_status: 'completed', at: now, happened_at: deliveredAt },
    ]);
    expect(await linesOf(order)).toMatchObject([{ kind: 'debit', at: now }]);
    const { history } = await t.call('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
      params: order.ids,
      as: pool.company,
    });
    expect(history.at(-1)).toMatchObject({
      to: 'completed',
      at: iso(now),
      happened_at: iso(deliveredAt),
    });
  });

  it('is limited to the time between the previous step and now', async () => {
    const courier = await anApprovedCourier(t, admin);
    const start = t.clock.now().getTime();
    const order = await aReservedOrder(courier);
    t.clock.advance(8 * MINUTE_MS);
    const early = { happened_at: iso(new Date(start - 60 * MINUTE_MS)) };
    await must(act(courier, 'set-order-to-at-courier', order, early));
    const late = { happened_at: iso(new Date(start + 90 * MINUTE_MS)) };
    await must(act(courier, 'set-order-to-completed', order, late));
    expect((await historyOf(order)).slice(-2)).toMatchObject([
      // A time before the reservation becomes the reservation's, and one in the future becomes now.
      { to_status: 'at_courier', happened_at: new Date(start) },
      { to_status: 'completed', happened_at: null, at: t.clock.now() },
    ]);
    const steps = await stepsOf(order);
    expect(steps.map(({ step }) => step)).toEqual(['reserve', 'at_courier', 'completed']);
    expect(steps.at(-1)).toMatchObject({ at: t.clock.now(), happened_at: t.clock.now() });
  });

  it('is not limited by an edit of the order, which is not a step', async () => {
    const courier = await anApprovedCourier(t, admin);
    const order = await aReservedOrder(courier);
    const deliveredAt = new Date(t.clock.now().getTime() + 2 * MINUTE_MS);
    t.clock.advance(5 * MINUTE_MS);
    await t.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-delivery-price', {
      params: order.ids,
      query: { price: 0 },
      as: pool.company,
    });
    await must(act(courier, 'set-order-to-completed', order, { happened_at: iso(deliveredAt) }));
    expect((await historyOf(order)).slice(-2)).toMatchObject([
      { change: 'delivery_price' },
      { to_status: 'completed', happened_at: deliveredAt },
    ]);
  });

  it('is seven days ago at most', async () => {
    const courier = await anApprovedCourier(t, admin);
    const order = await aReservedOrder(courier);
    const start = t.clock.now();
    t.clock.advance(10 * DAY_MS);
    const { accesstoken } = await t.call('POST /api/auth/login', {
      body: { as: 'courier', email: courier.email, password: 'o parolă destul de lungă' },
    });
    const waited = { happened_at: iso(start) };
    await must(act({ ...courier, accesstoken }, 'set-order-to-completed', order, waited));
    expect((await historyOf(order)).at(-1)).toMatchObject({
      happened_at: new Date(t.clock.now().getTime() - 7 * DAY_MS),
    });
    t.clock.set(iso(start));
  });

  it.each(['2026-13-45T99:99:99Z', 'ieri', '2026-11-20T17:00:00+02:00'])(
    'that is %s is refused',
    async (happened_at) => {
      const courier = await anApprovedCourier(t, admin);
      const order = await aReservedOrder(courier);
      expect(await act(courier, 'set-order-to-completed', order, { happened_at })).toMatchObject({
        status: 400,
        body: { validationErrors: [{ field: 'happened_at', code: 'invalid_value' }] },
      });
      expect((await rowOf(order)).status).toBe('preparing');
    },
  );
});
