import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { aDeliveringPub, anOrder } from '../builders/order-builders.ts';
import { rawOrderStatement } from './raw-order.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const linesOf = async (orderId: number) =>
  t.deps.db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .select([
      'position',
      'dish_id',
      'count',
      'unit_price_minor',
      'base_price_minor',
      'options',
      'note',
      'name',
      'done_at',
    ])
    .execute();

/** The tasks about an order, without their times. */
const tasksOf = async (orderId: number) =>
  t.deps.db.selectFrom('task').where('key', '=', String(orderId)).select(['kind']).execute();

it('the limit that the benches compare with writes the rows of the last order again', async () => {
  const order = await anOrder(t, await aDeliveringPub(t));
  const statement = await rawOrderStatement(t.deps.db);
  const { rows } = await sql<{ id: number }>`${sql.raw(statement)}`.execute(t.deps.db);
  const [written] = rows;
  expect(written?.id).toBeGreaterThan(order.id);
  expect(await linesOf(written?.id ?? 0)).toEqual(await linesOf(order.id));
  expect(await tasksOf(order.id)).toHaveLength(1);
  expect(await tasksOf(written?.id ?? 0)).toEqual(await tasksOf(order.id));
});
