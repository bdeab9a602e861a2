import type { PaymentRequest } from '@comanda/contract/payments';
import { must } from '@comanda/contract/client';
import { MAX_REQUESTS_OF_ORDER } from '@comanda/domain/payments';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankAccount } from '../../../testing/mia/bank-simulator.ts';
import {
  aMiaOrder,
  aMiaPub,
  buildMiaApp,
  deliver,
  GUEST,
  ORDER,
  type MiaApp,
} from '../../../testing/mia/mia-app.ts';
import {
  aDeliveringPub,
  anOrder,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const MINUTE_MS = 60_000;
const START = '2026-11-20T17:00:00Z';

let app: MiaApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  app = await buildMiaApp();
  pub = await aMiaPub(app.t);
});
beforeEach(() => {
  app.bank.behave(() => undefined);
  app.t.clock.set(START);
});
afterAll(() => app.close());

const tokenOf = ({ trackingToken }: AnOrder) => ({ params: { trackingToken } });
const asGuest = (order: AnOrder) => app.t.send(`POST ${GUEST}/mia`, tokenOf(order));
const asStaff = (order: AnOrder, amount: number, paid = 0) =>
  app.t.send(`POST ${ORDER}/mia`, {
    params: order.ids,
    as: pub.company,
    body: { amount, paid },
  });
const ofGuest = (order: AnOrder) => app.t.call(`GET ${GUEST}/mia`, tokenOf(order));
const payments = async (order: AnOrder) =>
  (await app.t.call(`GET ${ORDER}/payments`, { params: order.ids, as: pub.company })).payments;
/** With a session that has not ended meanwhile. */
const read = async (order: AnOrder) => {
  app.t.clock.set(START);
  return (await app.t.call(`GET ${ORDER}`, { params: order.ids, as: pub.company })).order;
};
const giveBack = async (order: AnOrder, void_reason: 'given_back' | 'mistake' = 'given_back') =>
  app.t.send(`PUT ${ORDER}/payments/:paymentID/void`, {
    params: { ...order.ids, paymentID: (await payments(order)).at(-1)?.id ?? 0 },
    as: pub.company,
    body: { void_reason },
  });
const cancel = (order: AnOrder) => app.t.call(`POST ${GUEST}/mia/cancel`, tokenOf(order));

/** The key of the newest request, which only the bank knows. */
const keyOf = async ({ id }: AnOrder): Promise<string> =>
  (
    await app.t.deps.db
      .selectFrom('payment_request')
      .where('order_id', '=', id)
      .orderBy('id', 'desc')
      .select('key')
      .executeTakeFirstOrThrow()
  ).key;

async function pay(order: AnOrder, options?: { readonly isLate?: boolean }) {
  const callback = app.bank.pay(await keyOf(order), options);
  if (!callback) throw new Error('the bank let nobody pay');
  return callback;
}

/** Time goes by, and the tasks run. */
async function wait(minutes: number): Promise<void> {
  app.t.clock.advance(minutes * MINUTE_MS);
  await app.t.app.tasks.runDue();
}

const orderOfAll = () => aMiaOrder(app.t, pub);
const stateOf = async (order: AnOrder): Promise<PaymentRequest['state'] | undefined> =>
  (await ofGuest(order)).request?.state;

describe('a guest pays by MIA', () => {
  it('what is open, once, and both screens say so', async () => {
    const order = await orderOfAll();
    expect(await ofGuest(order)).toEqual({ ok: true, open: 100, request: null });
    const { request } = await must(asGuest(order));
    expect(request).toMatchObject({
      state: 'shown',
      amount: 100,
      expires_at: '2026-11-20T17:15:00.000Z',
      code: { link: expect.stringMatching(/^https:/) as string },
    });
    // Staff who ask for the same sum show the same code.
    expect((await must(asStaff(order, 100))).request).toEqual(request);
    const callback = await pay(order);
    const before = (await read(order)).revision;
    expect(await Promise.all([deliver(app.t, callback), deliver(app.t, callback)])).toEqual([
      200, 200,
    ]);
    expect(await read(order)).toMatchObject({ paid: 100, revision: before + 1 });
    expect(await payments(order)).toMatchObject([
      { method: 'mia', amount: 100, by: 'system', request_state: 'paid' },
    ]);
    expect(await ofGuest(order)).toMatchObject({ open: 0, request: { state: 'paid' } });
    expect((await asGuest(order)).body.code).toBe('mia_is_not_offered');
  });

  it('a part for staff, then the guest the rest', async () => {
    const order = await orderOfAll();
    await must(asStaff(order, 30.5));
    expect((await asGuest(order)).body.code).toBe('payment_request_is_open');
    await deliver(app.t, await pay(order));
    expect((await must(asGuest(order))).request.amount).toBe(69.5);
    await deliver(app.t, await pay(order));
    expect((await read(order)).paid).toBe(100);
  });

  it.each<[string, (order: AnOrder) => Promise<{ body: { code?: unknown } }>, string]>([
    ['more than is open', (order) => asStaff(order, 100.01), 'payment_is_too_large'],
    ['what was not seen', (order) => asStaff(order, 50, 10), 'order_changed_meanwhile'],
    [
      'a canceled order',
      async (order) => {
        await setStatus(app.t, pub, { order, to: 'canceled' });
        return asGuest(order);
      },
      'mia_is_not_offered',
    ],
  ])('is refused for %s', async (_, ask, code) => {
    expect((await ask(await orderOfAll())).body.code).toBe(code);
  });

  it('is refused before the order is accepted, and without an account of the pub', async () => {
    const waiting = await anOrder(app.t, pub);
    expect((await asGuest(waiting)).body.code).toBe('mia_is_not_offered');
    const other = await aMiaOrder(app.t, await aDeliveringPub(app.t));
    expect(await ofGuest(other)).toEqual({ ok: true, open: 0, request: null });
    expect((await asGuest(other)).body.code).toBe('mia_is_not_set_up');
  });
});

describe('what the bank does not say', () => {
  it.each(['lost', 'answer_lost', 'nonsense'] as const)(
    'of a new request (%s) is asked until it is known; nothing else is asked for meanwhile',
    async (fault) => {
      const order = await orderOfAll();
      app.bank.behave((call) => (call === 'create' ? fault : undefined));
      expect((await must(asGuest(order))).request.state).toBe('unsure');
      const key = await keyOf(order);
      // Asked again, it is the same request.
      await must(asGuest(order));
      expect(await keyOf(order)).toBe(key);
      app.bank.behave(() => undefined);
      await wait(2);
      expect(await stateOf(order)).toBe(fault === 'answer_lost' ? 'shown' : 'canceled');
    },
  );

  it('a callback that was lost is made up for by asking', async () => {
    const order = await orderOfAll();
    await must(asGuest(order));
    await pay(order);
    await wait(1);
    expect((await read(order)).paid).toBe(100);
  });

  it('is not known at its end: it stays unsure, and is paid when the bank says so', async () => {
    const order = await orderOfAll();
    await must(asGuest(order));
    await pay(order);
    app.bank.behave(() => 'lost');
    await wait(16);
    expect(await stateOf(order)).toBe('unsure');
    app.bank.behave(() => undefined);
    await wait(10);
    expect((await read(order)).paid).toBe(100);
  });

  it('a refused request is over at once', async () => {
    const order = await orderOfAll();
    app.bank.behave((call) => (call === 'create' ? 'refused' : undefined));
    expect((await asGuest(order)).body.code).toBe('mia_refused');
    expect(await stateOf(order)).toBe('canceled');
  });
});

describe('a request ends', () => {
  it('by its time, by its guest, by a payment in cash', async () => {
    const [late, canceled, cash] = [await orderOfAll(), await orderOfAll(), await orderOfAll()];
    for (const order of [late, canceled, cash]) await must(asGuest(order));
    expect((await cancel(canceled)).request?.state).toBe('canceled');
    await app.t.call(`POST ${ORDER}/payments`, {
      params: cash.ids,
      as: pub.company,
      body: { method: 'cash', amount: 40, paid: 0, action_id: randomUUID() },
    });
    await wait(1);
    expect(await stateOf(cash)).toBe('canceled');
    await wait(15);
    expect(await stateOf(late)).toBe('expired');
    expect((await must(asGuest(late))).request.state).toBe('shown');
  });

  it('only when the bank says so, and paid just before it is a payment', async () => {
    const [unheard, paid] = [await orderOfAll(), await orderOfAll()];
    for (const order of [unheard, paid]) await must(asGuest(order));
    await pay(paid);
    expect((await cancel(paid)).request?.state).toBe('paid');
    app.bank.behave((call) => (call === 'cancel' ? 'lost' : undefined));
    expect((await cancel(unheard)).request).toMatchObject({ state: 'unsure', is_ending: true });
    expect((await asGuest(unheard)).body.code).toBe('payment_request_is_open');
    app.bank.behave(() => undefined);
    await wait(1);
    expect(await stateOf(unheard)).toBe('canceled');
  });

  it('money that comes after the end is a payment, and what is too much is to be given back', async () => {
    const order = await orderOfAll();
    await must(asGuest(order));
    await cancel(order);
    await must(asStaff(order, 100));
    const [first] = app.bank.codes.filter(({ status }) => status === 'Cancelled').slice(-1);
    await deliver(app.t, await pay(order));
    const late = app.bank.pay(first?.orderId ?? '', { isLate: true });
    // Its callback is lost.
    expect(late).toBeDefined();
    await wait(60);
    expect(await read(order)).toMatchObject({ paid: 200, client_total: 100 });
  });
});

describe('a payment that the bank has proved', () => {
  async function aPaidOrder(): Promise<AnOrder> {
    const order = await orderOfAll();
    await must(asGuest(order));
    await deliver(app.t, await pay(order));
    return order;
  }

  it('is given back by the bank once, and only so', async () => {
    const order = await aPaidOrder();
    const before = app.bank.refunds();
    expect((await giveBack(order, 'mistake')).body.code).toBe('bank_gives_back');
    const answers = await Promise.all([giveBack(order), giveBack(order)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(app.bank.refunds()).toBe(before + 1);
    expect(await payments(order)).toMatchObject([
      { request_state: 'refunded', voided: { reason: 'given_back', by: 'company' } },
    ]);
    expect((await read(order)).paid).toBe(0);
  });

  it('counts until the bank has said that it gave it back', async () => {
    const order = await aPaidOrder();
    const before = app.bank.refunds();
    app.bank.behave((call) => (call === 'refund' ? 'answer_lost' : undefined));
    const { payments: shown } = await must(giveBack(order));
    expect(shown).toMatchObject([{ request_state: 'refunding' }]);
    expect((await read(order)).paid).toBe(100);
    app.bank.behave(() => undefined);
    await wait(1);
    expect((await read(order)).paid).toBe(0);
    expect(app.bank.refunds()).toBe(before + 1);
  });

  it('counts while the bank takes its time, and is not given back twice by asking again', async () => {
    const order = await aPaidOrder();
    const before = app.bank.refunds();
    app.bank.setSlow(true);
    expect((await must(giveBack(order))).payments).toMatchObject([{ request_state: 'refunding' }]);
    await wait(30);
    await wait(60);
    expect((await read(order)).paid).toBe(100);
    app.bank.setSlow(false);
    await wait(180);
    expect((await read(order)).paid).toBe(0);
    expect(await payments(order)).toMatchObject([{ request_state: 'refunded' }]);
    expect(app.bank.refunds()).toBe(before + 1);
  });

  it('that the bank does not give back may be asked for again, or given back in cash', async () => {
    const order = await aPaidOrder();
    app.bank.behave((call) => (call === 'refund' ? 'refused' : undefined));
    expect((await must(giveBack(order))).payments).toMatchObject([
      { request_state: 'refund_refused' },
    ]);
    app.bank.behave(() => undefined);
    expect((await must(giveBack(order))).payments).toMatchObject([{ request_state: 'refunded' }]);
  });
});

describe('a stranger', () => {
  it('gets the same answer for a forged, a foreign, a guessed and an unreadable report', async () => {
    const [order, other] = [await orderOfAll(), await aMiaOrder(app.t, await aMiaPub(app.t))];
    for (const one of [order, other]) await must(asGuest(one));
    const right = await pay(order);
    const [payment] = app.bank.paid.slice(-1);
    if (!payment) throw new Error('nothing was paid');
    const { result, signature } = right.body;
    const answers = [
      app.bank.forged(payment),
      { key: randomUUID(), body: right.body },
      { key: 'x', body: right.body },
      // Signed rightly, for another request.
      { key: await keyOf(other), body: right.body },
      { key: right.key, body: { result: { ...result, amount: 100.01 }, signature } },
      { key: right.key, body: { result: { ...result, payerName: 'ION PLĂTITORUL' }, signature } },
      { key: right.key, body: { result, signature: '' } },
      { key: right.key, body: { result: {}, signature } },
    ].map((callback) => deliver(app.t, callback));
    expect(await Promise.all(answers)).toEqual(answers.map(() => 404));
    expect(await read(order)).not.toHaveProperty('paid');
    const large = { result: { ...result, payerName: 'x'.repeat(8_000) }, signature };
    expect([400, 413]).toContain(await deliver(app.t, { key: right.key, body: large }));
    expect(await deliver(app.t, right)).toBe(200);
  });

  it('asks the bank only so often about one order', async () => {
    const order = await orderOfAll();
    for (let count = 0; count < MAX_REQUESTS_OF_ORDER; count += 1) {
      await must(asGuest(order));
      await cancel(order);
    }
    const before = app.bank.codes.length;
    expect((await asGuest(order)).body.code).toBe('mia_is_not_offered');
    expect(app.bank.codes).toHaveLength(before);
  });

  it('reads no secret of an account: not in an answer, and not in the database', async () => {
    const { params, as } = { params: pub.ids, as: pub.company };
    const { mia } = await app.t.call(`GET ${PUB}/mia`, { params, as });
    expect(mia).toEqual({
      ends_with: '4321',
      is_sandbox: true,
      changed_at: expect.any(String) as string,
    });
    const rows = await app.t.deps.db.selectFrom('mia_account').selectAll().execute();
    const stored = JSON.stringify(rows);
    for (const secret of [bankAccount.client_secret, bankAccount.signature_key]) {
      expect(stored).not.toContain(secret);
    }
  });
});

it('an account is tried, and not changed while a request is open', async () => {
  const own = await aMiaPub(app.t);
  const sent = { params: own.ids, as: own.company };
  const tried = async () => (await app.t.call(`POST ${PUB}/mia/try`, sent)).bank;
  expect(await tried()).toBe('works');
  await app.t.call(`PUT ${PUB}/mia`, { ...sent, body: { ...bankAccount, client_secret: 'x' } });
  expect(await tried()).toBe('refused');
  app.bank.behave(() => 'lost');
  expect(await tried()).toBe('silent');
  app.bank.behave(() => undefined);
  await app.t.call(`PUT ${PUB}/mia`, { ...sent, body: bankAccount });
  const order = await aMiaOrder(app.t, own);
  await must(asGuest(order));
  expect((await app.t.send(`DELETE ${PUB}/mia`, sent)).body.code).toBe('payment_request_is_open');
  await cancel(order);
  await app.t.call(`DELETE ${PUB}/mia`, sent);
  expect((await asGuest(order)).body.code).toBe('mia_is_not_set_up');
});
