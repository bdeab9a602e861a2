import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '@comanda/contract/client';
import type { Connection } from '../../schema.ts';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import {
  aBasket,
  aDeliveringPub,
  anApprovedCourier,
  setStatus,
  tryOrder,
} from '../builders/order-builders.ts';
import type { Acknowledged } from './acknowledged.ts';
import { findDamage } from './find-damage.ts';

let t: TestApp;
let pubId: number;
let acknowledged: Acknowledged;

/** A completed pool order, and a new one. */
beforeAll(async () => {
  t = await buildTestApp();
  const pub = await aDeliveringPub(t, { deliveryType: 'delivery_service', commission: true });
  const courier = await anApprovedCourier(t);
  const place = async (key: string) => {
    const { order } = await must(
      tryOrder(t, pub, { body: aBasket(pub, { comments: key, payment_type: 'card_offline' }) }),
    );
    return { ...order, ids: { ...pub.ids, orderID: order.id } };
  };
  const completed = await place('the completed one');
  const another = await place('the new one');
  const order = { ...completed, order: completed, trackingToken: '' };
  await must(setStatus(t, pub, { order, to: 'preparing' }));
  for (const step of ['reserve-order', 'set-order-to-completed'] as const) {
    await t.call(`POST /api/courier/:courierID/${step}`, {
      params: courier.ids,
      as: courier,
      body: { order_id: completed.id },
    });
  }
  pubId = pub.pub.id;
  acknowledged = {
    orders: [
      { key: 'the completed one', orderId: completed.id },
      { key: 'the new one', orderId: another.id },
    ],
    statuses: [
      { orderId: completed.id, to: 'preparing' },
      { orderId: completed.id, to: 'completed' },
    ],
    reservations: [{ orderId: completed.id, courierId: courier.id }],
  };
});
afterAll(() => t.close());

it('finds nothing in a sound database', async () => {
  const { damage, revisions } = await findDamage(t.deps.db, { acknowledged, pubId });
  expect(damage).toEqual([]);
  expect(revisions).toEqual([
    {
      id: acknowledged.orders[0]?.orderId,
      revision: 4,
      courierId: acknowledged.reservations[0]?.courierId,
    },
    { id: acknowledged.orders[1]?.orderId, revision: 1, courierId: null },
  ]);
});

async function inUndoneTransaction<Result>(
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  const transaction = await t.deps.db.startTransaction().execute();
  try {
    return await work(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}

const completed = `(select id from pub_order where comments = 'the completed one')`;

const copyOfTheNewOne = `insert into pub_order overriding system value
  select (jsonb_populate_record(pub_order, '{
    "id": 2000000000,
    "tracking_token": "the copy",
    "idempotency_key": "00000000-0000-4000-8000-000000000000"
  }')).*`;

it.each([
  ['an order that is gone', `delete from pub_order where comments = 'the new one'`, /is lost/],
  [
    'an order that is there twice',
    `${copyOfTheNewOne} from pub_order where comments = 'the new one'`,
    /doubled/,
  ],
  [
    'an order that no guest sent',
    `${copyOfTheNewOne} from pub_order where comments = 'the new one';
     update pub_order set comments = 'unknown' where tracking_token = 'the copy'`,
    /was never acknowledged/,
  ],
  [
    'a number that was given twice',
    `update pub_order set number = 1 where comments = 'the new one'`,
    /number 1 was given twice/,
  ],
  [
    'a status that is gone',
    `delete from order_history where order_id = ${completed} and to_status = 'preparing'`,
    /has lost its status preparing/,
  ],
  [
    'a history with a gap',
    `delete from order_history where order_id = ${completed} and to_status = 'preparing'`,
    /the history of order \d+ has a gap/,
  ],
  [
    'a history that ends elsewhere',
    `update pub_order set status = 'preparing' where id = ${completed}`,
    /is preparing, its history ends with completed/,
  ],
  [
    'a reservation that is gone',
    `update pub_order set reserver_courier_id = null where id = ${completed}`,
    /has lost its courier/,
  ],
  [
    'an order without its lines',
    `delete from order_line where order_id = ${completed}`,
    /has no lines/,
  ],
  [
    'an order without one of its lines',
    `delete from order_line where order_id = ${completed} and position = 1`,
    /have a gap.*has dish total/,
  ],
  [
    'an amount that does not fit its lines',
    `update pub_order set delivery_price_minor = 1 where comments = 'the new one'`,
    /has delivery price 1, not 4000/,
  ],
  [
    'a ledger line that is gone',
    `delete from courier_ledger where order_id = ${completed} and kind = 'reward'`,
    /has ledger lines goods \d+, due goods \d+, reward 4000/,
  ],
  [
    'a ledger line that is there twice',
    `insert into courier_ledger (courier_id, at, kind, amount_minor, currency_id, balance_minor, order_id)
     select courier_id, at, kind, amount_minor, currency_id, balance_minor + amount_minor, order_id
     from courier_ledger where order_id = ${completed} and kind = 'reward'`,
    /has ledger lines goods \d+, reward 4000, reward 4000, due/,
  ],
  [
    'a wrong balance',
    `update courier_ledger set balance_minor = 1 where order_id = ${completed} and kind = 'reward'`,
    /has balance 1, not \d+/,
  ],
  ['a gap among places', `update dish set place = 3 where place = 2`, /dish: .* has places 1, 3/],
])('finds %s', async (_, statement, expected) => {
  const damage = await inUndoneTransaction(async (transaction) => {
    // No trigger or foreign key prevents the damage.
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql.raw(statement).execute(transaction);
    return (await findDamage(transaction, { acknowledged, pubId })).damage;
  });
  expect(damage.join('; ')).toMatch(expected);
});
