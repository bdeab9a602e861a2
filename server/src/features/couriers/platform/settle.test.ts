import type { CallBody, CallQuery } from '@comanda/contract';
import { randomUUID } from 'node:crypto';
import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aCourier,
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  aWaitingOrder,
  type ACourier,
} from '../../../testing/builders/order-builders.ts';

type Token = { accesstoken: string };
type Query = CallQuery<'GET /api/courier/:courierID/statement'>;
type Settlement = CallBody<'POST /api/admin/couriers/:courierID/settlements'>;
let t: TestApp;
let admin: Token;
beforeAll(async () => {
  t = await buildTestApp();
  admin = await anAdmin(t);
});
afterAll(() => t.close());

const settle = (courierId: number, body: Settlement) =>
  t.send('POST /api/admin/couriers/:courierID/settlements', {
    params: { courierID: courierId },
    as: admin,
    body,
  });

const settled = async (courier: ACourier, body: Settlement) =>
  (await must(settle(courier.id, body))).line;

async function statementOf(courier: ACourier, query: Query = {}, as: Token = courier) {
  return t.call('GET /api/courier/:courierID/statement', { params: courier.ids, query, as });
}

async function find(search: string) {
  return (await t.call('GET /api/admin/couriers', { query: { search }, as: admin })).couriers;
}

const notesOf = async ({ id }: ACourier) =>
  (
    await t.deps.db
      .selectFrom('audit_entry')
      .where('subject', 'like', `courier ${id},%`)
      .orderBy('id')
      .select(['action', 'subject'])
      .execute()
  ).map(({ action, subject }) => `${action}: ${subject}`);

describe('the platform’s couriers', () => {
  it('are found by name, e-mail, phone, Telegram name and ID, with their balances', async () => {
    const courier = await aCourier(t);
    const profile = {
      full_name: 'Ștefan Țurcanu',
      phone_number: '078 555 001',
      gender: 'male',
      birth_date: '0001-01-01',
      location: '',
      telegram_username: '@stef_t',
    } as const;
    await t.call('PUT /api/courier/:courierID', {
      params: courier.ids,
      as: courier,
      body: profile,
    });
    await settled(courier, { amount: 12.5, note: '' });
    for (const search of ['turcanu STEFAN', courier.email, '078555001', 'stef_t', 'Штефан']) {
      expect(await find(search), search).toMatchObject([
        { id: courier.id, email: courier.email, balance: 12.5, is_blocked: false },
      ]);
    }
    expect((await find(String(courier.id))).map(({ id }) => id)).toContain(courier.id);
    expect(await find('stefan ionescu')).toEqual([]);
  });
});

describe('a settlement', () => {
  it('is a line of the ledger: above zero the courier paid, below zero they were paid', async () => {
    const courier = await anApprovedCourier(t, admin);
    const pool = await aDeliveringPub(t, { deliveryType: 'delivery_service', commission: true });
    const order = await aWaitingOrder(t, pool);
    for (const verb of ['reserve-order', 'set-order-to-completed'] as const) {
      const body = { order_id: order.id };
      await t.call(`POST /api/courier/:courierID/${verb}`, {
        params: courier.ids,
        as: courier,
        body,
      });
    }
    const paid = await settled(courier, { amount: 21.1, note: ' numerar, vineri ' });
    expect(paid).toMatchObject({
      kind: 'settlement',
      amount: 21.1,
      order_id: null,
      note: 'numerar, vineri',
      balance: 0,
    });
    const got = await settled(courier, { amount: -100, note: '' });
    expect(got).toMatchObject({ amount: -100, balance: -100 });
    const { lines, balance } = await statementOf(courier);
    expect(balance).toBe(-100);
    expect(lines.slice(0, 2)).toEqual([got, paid]);
    expect(await statementOf(courier, {}, admin)).toEqual(await statementOf(courier));
    expect(await notesOf(courier)).toEqual([
      `settle-with-courier: courier ${courier.id}, amount 21.10 MDL`,
      `settle-with-courier: courier ${courier.id}, amount -100.00 MDL`,
    ]);
  });

  it('that is sent again is the same one, also when both come at once', async () => {
    const courier = await aCourier(t);
    const body = { amount: 50, note: 'o dată', action_id: randomUUID() };
    const lines = await Promise.all([settled(courier, body), settled(courier, body)]);
    await settled(courier, { amount: 7, note: '' });
    lines.push(await settled(courier, body));
    expect(new Set(lines.map(({ id }) => id)).size).toBe(1);
    expect(lines.map(({ balance }) => balance)).toEqual([50, 50, 50]);
    expect((await statementOf(courier)).balance).toBe(57);
    expect(await notesOf(courier)).toHaveLength(2);
  });

  it('of the same id but another amount, note or courier is refused', async () => {
    const [courier, other] = [await aCourier(t), await aCourier(t)];
    const body = { amount: 50, note: 'o dată', action_id: randomUUID() };
    await settled(courier, body);
    const answers = [
      await settle(courier.id, { ...body, amount: 51 }),
      await settle(courier.id, { ...body, note: 'de două ori' }),
      await settle(other.id, body),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'action_id_was_used' } });
    }
    expect((await statementOf(courier)).balance).toBe(50);
    expect((await statementOf(other)).lines).toEqual([]);
    expect(await notesOf(other)).toEqual([]);
  });

  it.each([0, 0.001, -12.345, 10_000_000, -10_000_000])('of %s is refused', async (amount) => {
    const courier = await aCourier(t);
    expect(await settle(courier.id, { amount, note: '' })).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: 'amount', code: 'invalid_value' }] },
    });
    expect((await statementOf(courier)).lines).toEqual([]);
  });

  it('without an existing courier is refused', async () => {
    expect(await settle(2_000_000_000, { amount: 5, note: '' })).toMatchObject({
      status: 404,
      body: { code: 'courier_not_found' },
    });
  });
});

describe('a statement', () => {
  it('of a window has only its lines, with balances that count the earlier lines', async () => {
    const courier = await aCourier(t);
    const times: string[] = [];
    for (const amount of [10, 20, 30, 40]) {
      t.clock.advance(60_000);
      times.push(t.clock.now().toISOString());
      await settled(courier, { amount, note: '' });
    }
    const [, second = '', , fourth = ''] = times;
    const { lines, balance, next } = await statementOf(courier, { from: second, to: fourth });
    expect(lines.map((line) => [line.amount, line.balance])).toEqual([
      [30, 60],
      [20, 30],
    ]);
    expect([balance, next]).toEqual([100, null]);
    const before = await statementOf(courier, { from: second, before: lines[0]?.id ?? 0 });
    expect(before.lines).toEqual(lines.slice(1));
  });

  it('is divided into pages of 50', async () => {
    const courier = await aCourier(t);
    for (let index = 0; index < 51; index += 1) await settled(courier, { amount: 1, note: '' });
    const first = await statementOf(courier);
    expect(first.lines).toHaveLength(50);
    expect(first.next).toBe(first.lines[49]?.id);
    const second = await statementOf(courier, { before: first.next ?? 0 });
    expect(second).toMatchObject({ next: null, lines: [{ amount: 1, balance: 1 }] });
  });

  it.each([{ from: '2026-02-31T99:00:00Z' }, { to: '2026-99-01T00:00:00Z' }, { from: 'ieri' }])(
    'refuses %o',
    async (query) => {
      const courier = await aCourier(t);
      const at = { params: courier.ids, query, as: courier };
      expect(await t.send('GET /api/courier/:courierID/statement', at)).toMatchObject({
        status: 400,
        body: { code: 'validation_error' },
      });
    },
  );
});
