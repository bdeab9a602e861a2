import { randomUUID } from 'node:crypto';
import type { CallBody } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import { TILL_LEASE_MS, TILL_SILENT_AFTER_MS } from '@comanda/domain/receipts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  aWaitingOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../testing/builders/order-builders.ts';
import { aBridge } from '../../testing/printing/a-bridge.ts';
import { aPaidOrder, aTill, payWhole, receiptOf, want } from '../../testing/receipts/a-till.ts';
import { tillCalls, type Send } from '../../testing/receipts/a-till-worker.ts';
import { tillKeys } from '../../testing/receipts/till-simulator.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const ORDER = `${PUB}/orders/:orderID` as const;
const START = '2026-11-20T16:20:10.000Z';
type Answer = CallBody<`PUT ${typeof ORDER}/receipt`>;

let t: TestApp;
let pub: ADeliveringPub;
let bridge: Send;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  t.clock.set(START);
  pub = await aDeliveringPub(t);
  bridge = tillCalls(t, await aBridge(t, pub));
  await aTill(t, pub);
});
afterAll(() => t.close());

/** The body of an answer, whether it refuses or not. */
const bodyOf = async (answered: Promise<{ readonly body: unknown }>) => (await answered).body;
const stateOf = async (order: AnOrder) => (await receiptOf(t, pub, order))?.state ?? 'none';
const answer = ({ ids: params }: AnOrder, body: Answer) =>
  t.send(`PUT ${ORDER}/receipt`, { params, as: pub.company, body });
const read = async ({ ids: params }: AnOrder) =>
  (await t.call(`GET ${ORDER}`, { params, as: pub.company })).order;

type Poll = { readonly receipt_id: number | null; readonly till: object | null };
const poll = async (state = 'ok') => (await bridge('till', { state })) as Poll;
/** Takes the next receipt; its id and claim. */
async function take() {
  const { receipt_id: id } = await poll();
  const claim = randomUUID();
  const taken = await bridge(`receipts/${id}/take`, { claim });
  const end = (result: string, change: object = {}) =>
    bridge(`receipts/${id}/result`, { claim, result, ...change });
  return { id, claim, taken, end };
}
/** A receipt at the till. */
async function atTill() {
  const order = await aPaidOrder(t, pub);
  await must(want(t, pub, order));
  return { order, ...(await take()) };
}
const issued = { number: '0042', link: 'https://mev.sfs.md/receipt/1', device: 'ECC-1' };

async function voidFirst({ ids: params }: AnOrder, change: object = {}) {
  const { payments } = await t.call(`GET ${ORDER}/payments`, { params, as: pub.company });
  return t.send(`PUT ${ORDER}/payments/:paymentID/void`, {
    params: { ...params, paymentID: payments[0]?.id ?? 0 },
    as: pub.company,
    body: { void_reason: 'mistake', ...change },
  });
}

describe('a receipt', () => {
  it('is wanted once, taken with its sale, and issued with number and link', async () => {
    const order = await aPaidOrder(t, pub);
    const params = order.ids;
    const body = { action_id: randomUUID() };
    const asked = { params, as: pub.company, body };
    await must(t.send(`POST ${ORDER}/receipt`, asked));
    await must(t.send(`POST ${ORDER}/receipt`, asked));
    expect(await bodyOf(want(t, pub, order))).toMatchObject({ code: 'receipt_changed_meanwhile' });
    const { taken, end, id, claim } = await take();
    const { client_total: total, dishes } = await read(order);
    expect(taken).toMatchObject({
      receipt_to: null,
      sale: {
        sum_minor: total * 100,
        payments: [{ method: 'cash', amount_minor: total * 100 }],
        lines: [...dishes.map(({ name, count }) => ({ name, count })), { unit_minor: 4_000 }],
      },
    });
    expect(await bridge(`receipts/${id}/take`, { claim })).toEqual(taken);
    await expect(bridge(`receipts/${id}/take`, { claim: randomUUID() })).rejects.toThrow('taken');
    await end('issued', issued);
    await end('issued', issued);
    expect(await receiptOf(t, pub, order)).toMatchObject({
      state: 'issued',
      number: '0042',
    });
    await expect(end('refused')).rejects.toThrow('receipt_is_taken');
  });

  it('needs a till, and an order that is paid in whole', async () => {
    const order = await anOrder(t, pub);
    expect(await bodyOf(want(t, pub, order))).toMatchObject({ code: 'order_is_not_paid' });
    await payWhole(t, pub, order);
    await t.call(`DELETE ${PUB}/till`, { params: pub.ids, as: pub.company });
    expect(await bodyOf(want(t, pub, order))).toMatchObject({ code: 'till_is_not_set' });
    expect(await bodyOf(answer(order, { answer: 'by_hand', number: ' 77 ' }))).toMatchObject({
      receipt: { state: 'issued', number: '77', by_hand: true },
    });
  });

  it('is wanted by itself where its pub has chosen that', async () => {
    await aTill(t, pub, { issues_by_itself: true });
    const order = await aPaidOrder(t, pub);
    expect(await stateOf(order)).toBe('wanted');
    expect(await bodyOf(answer(order, { answer: 'withdrawn' }))).toMatchObject({ ok: true });
    expect(await stateOf(order)).toBe('none');
  });

  it('that is refused is wanted again, with the words of the till until then', async () => {
    const { order, end } = await atTill();
    await end('refused', { words: 'Tura este deschisă' });
    expect(await receiptOf(t, pub, order)).toMatchObject({
      state: 'refused',
      words: 'Tura este deschisă',
    });
    await must(want(t, pub, order));
    expect(await stateOf(order)).toBe('wanted');
    await must(answer(order, { answer: 'withdrawn' }));
  });

  it('of which the till says nothing is unsure, waits for a person, and is believed late', async () => {
    const { order, end } = await atTill();
    t.clock.advance(TILL_LEASE_MS);
    expect(await stateOf(order)).toBe('unsure');
    expect((await poll()).receipt_id).toBeNull();
    const { till } = await t.call(`GET ${PUB}/till`, { params: pub.ids, as: pub.company });
    expect(till?.open_receipts).toMatchObject([{ order_id: order.id, state: 'unsure' }]);
    await must(answer(order, { answer: 'not_printed' }));
    expect(await stateOf(order)).toBe('wanted');
    await end('issued', issued);
    expect(await stateOf(order)).toBe('issued');
    expect(await bodyOf(answer(order, { answer: 'printed', number: '1' }))).toMatchObject({
      code: 'receipt_changed_meanwhile',
    });
  });

  it('that a person has found is issued with its number', async () => {
    const { order, end } = await atTill();
    await end('unsure');
    expect(await bodyOf(answer(order, { answer: 'printed', number: '' }))).toMatchObject({
      code: 'validation_error',
    });
    await must(answer(order, { answer: 'printed', number: '43' }));
    expect(await receiptOf(t, pub, order)).toMatchObject({ number: '43', by_hand: true });
  });

  it('is not printed of an order that was sold otherwise meanwhile, for the same sum too', async () => {
    const order = await aPaidOrder(t, pub);
    await must(want(t, pub, order));
    const [first] = (await read(order)).dishes;
    await t.deps.write(async (transaction) => {
      await transaction
        .updateTable('order_line')
        .set({ name: 'Altceva' })
        .where('id', '=', first?.line_id ?? 0)
        .execute();
    });
    await expect(take()).rejects.toThrow('receipt_is_taken');
    expect(await stateOf(order)).toBe('none');
  });
});

describe('an order with a receipt', () => {
  const status = { status: 'canceled', cancel_reason: 'other', cancel_text: 'x' } as const;
  const cancel = ({ ids: params }: AnOrder) =>
    t.send(`PUT ${ORDER}/update-status`, { params, as: pub.company, query: status });
  const edit = ({ ids: params }: AnOrder, count: number) => {
    const dishes = [{ dish_id: pub.dishes[0].id, count }];
    return t.send(`PUT ${ORDER}/update-dishes`, { params, as: pub.company, body: { dishes } });
  };

  const reduce = async (order: AnOrder, name: 'discount' | 'comp') => {
    const { revision, dishes } = await read(order);
    const comp = { line_id: dishes[0]?.line_id ?? 0, count: 1, comp_reason: 'staff' } as const;
    const discount = { percent: 10, discount_reason: 'staff' } as const;
    const fields = name === 'comp' ? comp : discount;
    return t.sendRaw(`PUT ${ORDER}/${name}`, {
      params: order.ids,
      as: pub.company,
      body: { revision, ...fields },
    });
  };

  it('has what its guest paid: with a discount, without what was on the house', async () => {
    const order = await anOrder(t, pub);
    await reduce(order, 'comp');
    await reduce(order, 'discount');
    await payWhole(t, pub, order);
    await must(want(t, pub, order));
    const { client_total: total } = await read(order);
    expect((await take()).taken).toMatchObject({ sale: { sum_minor: Math.round(total * 100) } });
  });

  it.each(['issuing', 'unsure', 'issued'] as const)('%s stays as it is', async (state) => {
    const { order, end } = await atTill();
    if (state !== 'issuing') await end(state, state === 'issued' ? issued : {});
    const refused = { code: 'order_has_receipt' };
    expect(await bodyOf(edit(order, 9))).toMatchObject(refused);
    expect(await bodyOf(cancel(order))).toMatchObject(refused);
    expect(await bodyOf(reduce(order, 'discount'))).toMatchObject(refused);
    expect(await bodyOf(reduce(order, 'comp'))).toMatchObject(refused);
    const free = { params: order.ids, as: pub.company, query: { price: 0 } };
    expect(await bodyOf(t.send(`PUT ${ORDER}/update-delivery-price`, free))).toMatchObject(refused);
    const { trackingToken } = order;
    const withdraw = t.send('POST /api/client/orders/:trackingToken/withdraw', {
      params: { trackingToken },
    });
    expect(await bodyOf(withdraw)).toMatchObject(refused);
    const code = state === 'issued' ? 'payment_has_receipt' : 'receipt_is_unsettled';
    expect(await bodyOf(voidFirst(order))).toMatchObject({ code });
    if (state === 'unsure') await must(answer(order, { answer: 'printed', number: '5' }));
    if (state === 'issuing') await end('issued', issued);
    await must(voidFirst(order, { returned_at_till: true }));
    expect(await receiptOf(t, pub, order)).toMatchObject({
      state: 'issued',
      returned_at: expect.any(String),
    });
    await must(edit(order, 9));
    await payWhole(t, pub, order);
    await must(want(t, pub, order));
    await must(cancel(order));
    await expect(take()).rejects.toThrow('receipt_is_taken');
  });

  it('is canceled by its courier all the same, who stands at the door', async () => {
    const pool = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
    const courier = await anApprovedCourier(t);
    const order = await aWaitingOrder(t, pool);
    await payWhole(t, pool, order);
    const params = order.ids;
    const typed = { answer: 'by_hand', number: '7' } as const;
    await must(t.send(`PUT ${ORDER}/receipt`, { params, as: pool.company, body: typed }));
    const step = { params: courier.ids, as: courier, body: { order_id: order.id } };
    await must(t.send('POST /api/courier/:courierID/reserve-order', step));
    await must(t.send('POST /api/courier/:courierID/set-order-to-canceled', step));
    expect(await receiptOf(t, pool, order)).toMatchObject({ state: 'issued', number: '7' });
  });

  it('that waits is changed, and its receipt withdrawn with the payment', async () => {
    const order = await aPaidOrder(t, pub);
    await must(want(t, pub, order));
    await must(voidFirst(order));
    expect(await stateOf(order)).toBe('none');
  });
});

describe('where a receipt goes', () => {
  const to = ({ ids: params }: AnOrder, receipt_to: string, buyer_idno = '') =>
    t.send(`PUT ${ORDER}/receipt-to`, {
      params,
      as: pub.company,
      body: { receipt_to, buyer_idno },
    });
  const ofGuest = ({ trackingToken }: AnOrder, receipt_to: string) =>
    t.send('PUT /api/client/orders/:trackingToken/receipt-to', {
      params: { trackingToken },
      body: { receipt_to },
    });

  it('is set by staff before it is wanted, and by the guest before it is paid', async () => {
    const order = await anOrder(t, pub);
    expect(await bodyOf(ofGuest(order, 'ana'))).toMatchObject({ code: 'validation_error' });
    expect(await bodyOf(ofGuest(order, 'ana.rusu@mail.md'))).toMatchObject({
      order: { receipt_to: 'a•••@mail.md', pub: { takes_receipt_to: true } },
    });
    await must(to(order, '069 777 888', '1008600038413'));
    await payWhole(t, pub, order);
    expect(await bodyOf(ofGuest(order, 'ana.rusu@mail.md'))).toMatchObject({
      code: 'receipt_changed_meanwhile',
    });
    await must(want(t, pub, order));
    expect(await bodyOf(to(order, ''))).toMatchObject({ code: 'receipt_changed_meanwhile' });
    const { taken } = await take();
    expect(taken).toMatchObject({ receipt_to: '+37369777888', buyer_idno: '1008600038413' });
    expect(await read(order)).toMatchObject({ buyer_idno: '1008600038413' });
  });
});

describe('a till', () => {
  const load = async () => {
    const { till } = await t.call(`GET ${PUB}/till`, { params: pub.ids, as: pub.company });
    return till;
  };

  it('keeps its keys for its bridge alone, and only for its address', async () => {
    const { till } = await poll();
    expect(till).toMatchObject({ ...tillKeys, origin: 'http://192.168.1.60:4567' });
    expect(JSON.stringify(await load())).not.toContain(tillKeys.api_key);
    const stored = await t.deps.db.selectFrom('till').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(tillKeys.api_key);
    const none = { api_key: '', secret: '' };
    await aTill(t, pub, { ...none, issues_by_itself: true });
    expect((await poll()).till).toMatchObject(tillKeys);
    await expect(aTill(t, pub, { ...none, address: '192.168.1.61' })).rejects.toThrow(
      'validation_error',
    );
    await expect(aTill(t, pub, { address: 'http://till' })).rejects.toThrow('validation_error');
  });

  it('has the state that its bridge found last, while that says anything', async () => {
    await poll('off');
    expect((await load())?.state).toBe('off');
    t.clock.advance(TILL_SILENT_AFTER_MS);
    expect((await load())?.state).toBeNull();
  });
});
