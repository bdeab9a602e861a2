import { randomUUID } from 'node:crypto';
import type { CallBody, CallReply } from '@comanda/contract';
import { must } from '@comanda/contract/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/app/build-test-app.ts';
import {
  aCourier,
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  aWaitingOrder,
  type ACourier,
} from '../../../../testing/builders/order-builders.ts';

type Token = { accesstoken: string };
type Line = CallReply<'POST /api/admin/couriers/:courierID/settlements'>['line'];
type Settlement = CallBody<'POST /api/admin/couriers/:courierID/settlements'>;
type Reversal = CallBody<'POST /api/admin/couriers/:courierID/settlements/:settlementID/reverse'>;

const EUR = 2;
const AT_ONCE = 20;

let t: TestApp;
let admin: Token;
beforeAll(async () => {
  t = await buildTestApp();
  admin = await anAdmin(t);
});
afterAll(() => t.close());

async function settled(courier: ACourier, body: Settlement): Promise<Line> {
  t.clock.advance(60_000);
  return (
    await t.call('POST /api/admin/couriers/:courierID/settlements', {
      params: courier.ids,
      as: admin,
      body,
    })
  ).line;
}

const reverse = (courier: ACourier, id: number, body: Reversal = { reason: 'sumă greșită' }) =>
  t.send('POST /api/admin/couriers/:courierID/settlements/:settlementID/reverse', {
    params: { ...courier.ids, settlementID: id },
    as: admin,
    body,
  });

const reversed = async (courier: ACourier, id: number, body?: Reversal) =>
  (await must(reverse(courier, id, body))).line;

const askReceipt = (courier: ACourier, id: number, as: Token = courier) =>
  t.send('GET /api/courier/:courierID/settlements/:settlementID', {
    params: { ...courier.ids, settlementID: id },
    as,
  });

const receiptOf = async (courier: ACourier, id: number, as: Token = courier) =>
  (await must(askReceipt(courier, id, as))).receipt;

async function statementOf(courier: ACourier) {
  return t.call('GET /api/courier/:courierID/statement', { params: courier.ids, as: courier });
}

const notesOf = async ({ id }: ACourier) =>
  (
    await t.deps.db
      .selectFrom('audit_entry')
      .where('subject', 'like', `courier ${id},%`)
      .where('action', '=', 'reverse-settlement')
      .select('subject')
      .execute()
  ).map(({ subject }) => subject);

describe('a receipt', () => {
  it('is the same for the courier and the platform, except for its author', async () => {
    const courier = await aCourier(t);
    await settled(courier, { amount: 10, note: '' });
    const line = await settled(courier, { amount: -85.5, note: ' avans ' });
    const before = await receiptOf(courier, line.id);
    expect(before).toMatchObject({
      id: line.id,
      kind: 'settlement',
      at: line.at,
      courier: { id: courier.id },
      amount: -85.5,
      currency_id: 1,
      note: 'avans',
      balance_before: 10,
      balance: -75.5,
      reverses: null,
      reversed_by: null,
    });
    expect(before).not.toHaveProperty('recorded_by');
    const { recorded_by: recorder, ...rest } = await receiptOf(courier, line.id, admin);
    expect(rest).toEqual(before);
    expect(recorder).toMatch(/@/);
  });

  it('counts only its own currency', async () => {
    const courier = await aCourier(t);
    await settled(courier, { amount: 100, note: '' });
    const line = await settled(courier, { amount: 7, currency_id: EUR, note: '' });
    expect(await receiptOf(courier, line.id)).toMatchObject({
      currency_id: EUR,
      balance_before: 0,
      balance: 7,
    });
  });

  it('exists only for a settlement, and for the courier in the address', async () => {
    const courier = await anApprovedCourier(t, admin);
    const other = await aCourier(t);
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
    const [debit] = (await statementOf(courier)).lines;
    const line = await settled(courier, { amount: 5, note: '' });
    for (const [of, id, as] of [
      [courier, debit?.id ?? 0, admin],
      [courier, 2_147_483_647, admin],
      [other, line.id, admin],
      [other, line.id, other],
      [courier, line.id, other],
    ] as const) {
      expect((await askReceipt(of, id, as)).status, `${id} of ${of.id}`).toBe(404);
    }
  });
});

describe('a reversal', () => {
  it('is one more line of the opposite amount, marked on both, recorded, with its reason', async () => {
    const courier = await aCourier(t);
    await settled(courier, { amount: 100, note: '' });
    const wrong = await settled(courier, { amount: 40, currency_id: EUR, note: 'numerar' });
    const line = await reversed(courier, wrong.id, { reason: ' de două ori ' });
    expect(line).toMatchObject({
      kind: 'reversal',
      amount: -40,
      currency_id: EUR,
      order_id: null,
      note: 'de două ori',
      balance: 0,
      reverses_id: wrong.id,
      reversed_by_id: null,
    });
    const { lines, balances } = await statementOf(courier);
    expect(balances).toEqual([
      { currency_id: 1, balance: 100 },
      { currency_id: EUR, balance: 0 },
    ]);
    expect(lines.slice(0, 2)).toEqual([line, { ...wrong, reversed_by_id: line.id }]);
    expect(await receiptOf(courier, wrong.id)).toMatchObject({
      amount: 40,
      reversed_by: { id: line.id, at: line.at, note: 'de două ori' },
    });
    expect(await receiptOf(courier, line.id)).toMatchObject({
      kind: 'reversal',
      amount: -40,
      balance_before: 40,
      balance: 0,
      reverses: { id: wrong.id, at: wrong.at, note: 'numerar' },
    });
    expect(await notesOf(courier)).toEqual([
      `courier ${courier.id}, settlement ${wrong.id}, amount 40.00 EUR`,
    ]);
  });

  it(`of ${AT_ONCE} at once is written once`, async () => {
    const courier = await aCourier(t);
    const wrong = await settled(courier, { amount: 50, note: '' });
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        reverse(courier, wrong.id, { reason: 'greșit', action_id: randomUUID() }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${String(body.code)}`))).toEqual(
      new Set(['409 settlement_already_reversed']),
    );
    const { lines, balance } = await statementOf(courier);
    expect([lines.length, balance]).toEqual([2, 0]);
    expect(await notesOf(courier)).toHaveLength(1);
  });

  it('that is sent again is the same one, also when all come at once', async () => {
    const courier = await aCourier(t);
    const wrong = await settled(courier, { amount: 50, note: '' });
    const body = { reason: 'greșit', action_id: randomUUID() };
    const lines = await Promise.all(
      Array.from({ length: AT_ONCE }, () => reversed(courier, wrong.id, body)),
    );
    expect(new Set(lines.map(({ id }) => id)).size).toBe(1);
    expect((await statementOf(courier)).balance).toBe(0);
    expect(await notesOf(courier)).toHaveLength(1);
  });

  it('of the same id but another settlement, reason or courier is refused', async () => {
    const [courier, other] = [await aCourier(t), await aCourier(t)];
    const wrong = await settled(courier, { amount: 50, note: 'a' });
    const right = await settled(courier, { amount: 50, note: 'a' });
    const body = { reason: 'greșit', action_id: randomUUID() };
    await reversed(courier, wrong.id, body);
    for (const answer of [
      await reverse(courier, right.id, body),
      await reverse(courier, wrong.id, { ...body, reason: 'altfel' }),
      await reverse(other, wrong.id, body),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'action_id_was_used' } });
    }
    const settlement = { amount: -50, note: 'greșit', action_id: body.action_id };
    expect(
      await t.send('POST /api/admin/couriers/:courierID/settlements', {
        params: courier.ids,
        as: admin,
        body: settlement,
      }),
    ).toMatchObject({ status: 409 });
    expect((await statementOf(courier)).balance).toBe(50);
  });

  it('cannot be reversed itself, needs a reason, and needs a settlement of this courier', async () => {
    const [courier, other] = [await aCourier(t), await aCourier(t)];
    const wrong = await settled(courier, { amount: 50, note: '' });
    expect(await reverse(courier, wrong.id, { reason: '  ' })).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: 'reason', code: 'field_is_required' }] },
    });
    const line = await reversed(courier, wrong.id);
    for (const [of, id] of [
      [courier, line.id],
      [other, wrong.id],
      [courier, 2_147_483_647],
    ] as const) {
      expect(await reverse(of, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect((await statementOf(courier)).lines).toHaveLength(2);
  });

  it('is unique per settlement for every writer to the table', async () => {
    const courier = await aCourier(t);
    const wrong = await settled(courier, { amount: 50, note: '' });
    await reversed(courier, wrong.id);
    const second = sql`
      insert into courier_ledger (courier_id, at, kind, amount_minor, currency_id, reverses_id)
      values (${courier.id}, now(), 'reversal', -5000, 1, ${wrong.id})`.execute(t.deps.db);
    await expect(second).rejects.toThrow('courier_ledger_reverses_unique');
  });
});
