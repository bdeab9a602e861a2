import { must } from '@comanda/contract/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  aWaitingOrder,
  setStatus,
  type ACourier,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';

let t: TestApp;
let pub: ADeliveringPub;
let admin: { accesstoken: string };
beforeAll(async () => {
  t = await buildTestApp();
  pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
  admin = await anAdmin(t);
});
afterAll(() => t.close());

const LEI = 1;
const EURO = 2;

function settle({ ids }: ACourier, amount: number, currency_id: number) {
  return t.call('POST /api/admin/couriers/:courierID/settlements', {
    params: ids,
    as: admin,
    body: { amount, currency_id, note: 'decontare' },
  });
}

function reverse({ ids }: ACourier, settlementID: number) {
  return t.call('POST /api/admin/couriers/:courierID/settlements/:settlementID/reverse', {
    params: { ...ids, settlementID },
    as: admin,
    body: { reason: 'greșit' },
  });
}

async function aReservedOrder(courier: ACourier) {
  const order = await aWaitingOrder(t, pub, { payment_type: 'card_offline' });
  await t.call('POST /api/courier/:courierID/reserve-order', {
    params: courier.ids,
    as: courier,
    body: { order_id: order.id },
  });
  return order;
}

it('each balance continues the last one of its currency when many writers come at once', async () => {
  const courier = await anApprovedCourier(t, admin);
  const wrong = [await settle(courier, 7, LEI), await settle(courier, 9, EURO)];
  const orders = await Promise.all(Array.from({ length: 4 }, () => aReservedOrder(courier)));
  const finish = async (order: (typeof orders)[number]) => {
    await must(setStatus(t, pub, { order, to: 'completed' }));
    await must(setStatus(t, pub, { order, to: 'canceled' }));
  };
  await Promise.all([
    ...orders.map(finish),
    ...wrong.map(({ line }) => reverse(courier, line.id)),
    ...[LEI, EURO].flatMap((currency) =>
      Array.from({ length: 10 }, (_, index) => settle(courier, index + 1, currency)),
    ),
  ]);
  const { rows } = await sql<{ balance_minor: number; running: number }>`
    select balance_minor,
      (sum(amount_minor) over (partition by currency_id order by id))::bigint as running
    from courier_ledger where courier_id = ${courier.id} order by id`.execute(t.deps.db);
  // Two settlements with their reversals, twenty settlements, and three lines for each order.
  expect(rows).toHaveLength(4 + 20 + 3 * orders.length);
  expect(rows.map((row) => row.balance_minor)).toEqual(rows.map((row) => row.running));
});

it('a period contains its lines by their time, also when a clock was set back in between', async () => {
  const courier = await anApprovedCourier(t, admin);
  const days = [1, 9, 2, 8, 3];
  for (const day of days) {
    await sql`
      insert into courier_ledger (courier_id, at, kind, amount_minor, currency_id)
      values (${courier.id}, ${`2026-03-0${day}T12:00:00Z`}::timestamptz, 'settlement', ${day}, ${LEI})
    `.execute(t.deps.db);
  }
  const { lines } = await t.call('GET /api/courier/:courierID/statement', {
    params: courier.ids,
    as: courier,
    query: { from: '2026-03-02T00:00:00Z', to: '2026-03-09T00:00:00Z' },
  });
  expect(lines.map(({ amount, balance }) => [amount, balance])).toEqual([
    [0.03, 0.23],
    [0.08, 0.2],
    [0.02, 0.12],
  ]);
});
