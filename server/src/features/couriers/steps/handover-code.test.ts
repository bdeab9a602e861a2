import type { NewOrder } from '@comanda/contract/orders';
import { must } from '@comanda/contract/client';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { openReader } from '../../../testing/app/live-reader.ts';
import {
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  aWaitingOrder,
  setStatus,
  type ACourier,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;
const COMPLETE = 'POST /api/courier/:courierID/set-order-to-completed';

let t: TestApp;
let pub: ADeliveringPub;
let courier: ACourier;
beforeAll(async () => {
  t = await buildTestApp();
  pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
  courier = await anApprovedCourier(t, await anAdmin(t));
  await set({ asks_handover_code: true, handover_code_from: 300 });
});
afterAll(() => t.close());

const set = (body: object) => t.call(`PUT ${PUB}`, { params: pub.ids, as: pub.company, body });
const byCard = { payment_type: 'card_offline' } as const;

async function reserved(change: Partial<NewOrder> = byCard): Promise<AnOrder> {
  const order = await aWaitingOrder(t, pub, change);
  await t.call('POST /api/courier/:courierID/reserve-order', {
    params: courier.ids,
    as: courier,
    body: { order_id: order.id },
  });
  return order;
}
const complete = ({ id }: AnOrder, handover_code?: string, action_id = randomUUID()) =>
  t.send(COMPLETE, {
    params: courier.ids,
    as: courier,
    body: { order_id: id, action_id, ...(handover_code !== undefined && { handover_code }) },
  });
const ofGuest = async ({ trackingToken }: AnOrder) =>
  (await t.call('GET /api/client/orders/:trackingToken', { params: { trackingToken } })).order;
const ofPub = async ({ ids }: AnOrder) =>
  (await t.call(`GET ${PUB}/orders/:orderID`, { params: ids, as: pub.company })).order;
const codeOf = async (order: AnOrder): Promise<string> =>
  (await ofGuest(order)).handover_code ?? '';
/** Codes that are not the right one, in two digits. */
const wrongOnes = (code: string): string[] =>
  Array.from({ length: 99 }, (_, step) => String((Number(code) + 1 + step) % 100).padStart(2, '0'));

describe('a code is asked', () => {
  it.each<[string, Partial<NewOrder>, boolean]>([
    ['of what is paid by card', byCard, true],
    ['not of little cash', {}, false],
    ['of much cash', { dishes: [] }, true],
  ])('%s', async (_, change, isAsked) => {
    const dishes = change.dishes && [{ dish_id: pub.dishes[0].id, count: 9 }];
    const order = await reserved({ ...change, ...(dishes && { dishes }) });
    const { status, body } = await complete(order);
    expect([status, body.code]).toEqual(
      isAsked ? [422, 'handover_code_is_required'] : [200, undefined],
    );
  });

  it('by the settings of when it was placed, and of none before they were set', async () => {
    const asked = await reserved();
    await set({ asks_handover_code: false });
    const later = await reserved();
    await set({ asks_handover_code: true });
    expect(await codeOf(later)).toBe('');
    expect((await complete(later)).status).toBe(200);
    expect(await codeOf(asked)).toMatch(/^\d\d$/);
    const fresh = await aDeliveringPub(t);
    expect(fresh.pub).toMatchObject({ asks_handover_code: false, handover_code_from: null });
  });

  it('as one of a hundred, by chance', async () => {
    const codes = new Set<string>();
    for (let count = 0; count < 12; count += 1) {
      codes.add(await codeOf(await aWaitingOrder(t, pub, byCard)));
    }
    expect(codes.size).toBeGreaterThan(4);
  });
});

describe('the code is read', () => {
  it('by the guest and the pub while the order goes on, never by the courier', async () => {
    const order = await reserved();
    const code = await codeOf(order);
    expect((await ofPub(order)).handover).toEqual({ code, wrong: 0 });
    const right = await must(complete(order, code));
    const seen = JSON.stringify(right);
    expect(seen).not.toContain('handover');
    expect(await ofGuest(order)).not.toHaveProperty('handover_code');
    expect(await ofPub(order)).not.toHaveProperty('handover');
  });

  it('not in the list of the platform', async () => {
    const order = await reserved();
    const admin = await anAdmin(t);
    const { orders } = await t.call('GET /api/admin/orders', {
      query: { status: 'in-process' },
      as: admin,
    });
    expect(orders.length).toBeGreaterThan(0);
    expect(JSON.stringify(orders)).not.toContain('handover');
    const address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
    const at = `${address}/ws/admin/orders?access_token=${admin.accesstoken}`;
    const screen = openReader('/ws/admin/orders', at);
    const live = await screen.everything();
    expect(live.map(({ id }) => id)).toContain(order.id);
    expect(JSON.stringify(screen.messages)).not.toContain('handover');
    screen.close();
  });
});

describe('a wrong code', () => {
  it('is refused with the tries that are left, and leaves the order as it is', async () => {
    const order = await reserved();
    const [first = '', second = ''] = wrongOnes(await codeOf(order));
    expect(await complete(order, first)).toMatchObject({
      status: 422,
      body: { code: 'handover_code_is_wrong', facts: { tries_left: 2 } },
    });
    expect(await complete(order, second)).toMatchObject({ body: { facts: { tries_left: 1 } } });
    expect(await ofPub(order)).toMatchObject({ status: 'preparing', handover: { wrong: 2 } });
    expect((await complete(order, await codeOf(order))).status).toBe(200);
  });

  it('counts once, however often it is sent', async () => {
    const order = await reserved();
    const [wrong = ''] = wrongOnes(await codeOf(order));
    const id = randomUUID();
    for (const again of [id, id, randomUUID(), randomUUID()]) {
      expect(await complete(order, wrong, again)).toMatchObject({
        body: { code: 'handover_code_is_wrong', facts: { tries_left: 2 } },
      });
    }
  });

  it('of three the last locks the order, also for the right one, until the pub helps', async () => {
    const order = await reserved();
    const code = await codeOf(order);
    const [one, two, three] = wrongOnes(code);
    for (const wrong of [one, two]) await complete(order, wrong);
    for (const typed of [three, code]) {
      expect(await complete(order, typed)).toMatchObject({
        status: 409,
        body: { code: 'handover_is_locked', facts: { tries_left: 0 } },
      });
    }
    const { order: allowed } = await t.call(`PUT ${PUB}/orders/:orderID/handover`, {
      params: order.ids,
      as: pub.company,
    });
    expect(allowed.handover).toEqual({ code, wrong: 0 });
    expect((await complete(order, code)).status).toBe(200);
  });

  it('locks nothing for the pub, which completes the order without a code', async () => {
    const order = await reserved();
    for (const wrong of wrongOnes(await codeOf(order)).slice(0, 3)) await complete(order, wrong);
    await must(setStatus(t, pub, { order, to: 'completed' }));
    const allow = await t.send(`PUT ${PUB}/orders/:orderID/handover`, {
      params: order.ids,
      as: pub.company,
    });
    expect(allow.body).toMatchObject({ code: 'order_is_finished' });
    expect((await complete(order)).status).toBe(200);
  });

  it('of fifty phones at once three are tried, and none completes the order', async () => {
    const order = await reserved();
    const code = await codeOf(order);
    const wrong = wrongOnes(code).slice(0, 49);
    const typed = [...wrong, code];
    const answers = await Promise.all(typed.map((one) => complete(order, one)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((one) => one === 'handover_code_is_wrong')).toHaveLength(2);
    expect((await ofPub(order)).handover).toEqual({ code, wrong: 3 });
  });

  it('of another courier, or after the end, is no try', async () => {
    const order = await reserved();
    const [wrong = ''] = wrongOnes(await codeOf(order));
    const other = await anApprovedCourier(t, await anAdmin(t));
    const answer = await t.send(COMPLETE, {
      params: other.ids,
      as: other,
      body: { order_id: order.id, handover_code: wrong },
    });
    expect(answer.body).toMatchObject({ code: 'order_not_found' });
    expect((await ofPub(order)).handover).toMatchObject({ wrong: 0 });
  });

  it.each(['1', '123', 'ab', ''])('“%s” is no code', async (typed) => {
    const order = await reserved();
    const answer = await t.sendRaw(COMPLETE, {
      params: courier.ids,
      as: courier,
      body: { order_id: order.id, handover_code: typed },
    });
    expect(answer.status).toBe(400);
  });
});

it('a completion that was sent before without an answer needs no code again', async () => {
  const order = await reserved();
  const id = randomUUID();
  await must(complete(order, await codeOf(order), id));
  expect((await complete(order, undefined, id)).status).toBe(200);
});
