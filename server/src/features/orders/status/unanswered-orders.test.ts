import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { openReader } from '../../../testing/app/live-reader.ts';
import {
  aDeliveringPub,
  anOrder,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

const START = '2026-11-20T17:00:00.000Z';
const MINUTE_MS = 60_000;
const PUB = '/api/company/:companyID/pubs/:pubID' as const;

let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
  pub = await aDeliveringPub(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(START);
  await t.deps.db.deleteFrom('task').execute();
  await choose({ refuse_after_minutes: null, unanswered_minutes: 5 });
});

const choose = (body: object) => t.call(`PUT ${PUB}`, { params: pub.ids, body, as: pub.company });
const runTasks = () => t.app.tasks.runDue();
const read = ({ ids }: AnOrder) =>
  t.call(`GET ${PUB}/orders/:orderID`, { params: ids, as: pub.company });
const readAsGuest = async ({ trackingToken }: AnOrder) =>
  (await t.call('GET /api/client/orders/:trackingToken', { params: { trackingToken } })).order;
const after = (minutes: number) =>
  new Date(new Date(START).getTime() + minutes * MINUTE_MS).toISOString();

async function statusAfter(minutes: number, order: AnOrder): Promise<string> {
  t.clock.set(after(minutes));
  await runTasks();
  return (await readAsGuest(order)).status; // the company's session is over by then
}

describe('the guest of an order that nobody has answered', () => {
  it('is told to call from the minutes on that the pub has chosen', async () => {
    const order = await anOrder(t, pub);
    expect(order.order).toMatchObject({ unanswered_at: after(5) });
    expect(await readAsGuest(order)).toMatchObject({ unanswered_at: after(5) });
    await choose({ unanswered_minutes: 12 });
    expect(await readAsGuest(order)).toMatchObject({ unanswered_at: after(12) });
    await setStatus(t, pub, { order, to: 'handled' });
    expect(await readAsGuest(order)).toMatchObject({ unanswered_at: null });
  });
});

describe('a pub that refuses by itself', () => {
  it('refuses an order at its time, for pub and guest, and the history says so', async () => {
    await choose({ refuse_after_minutes: 5 });
    const order = await anOrder(t, pub);
    const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
    const guest = openReader(
      '/ws/client/order/:trackingToken',
      `${address.replace('http', 'ws')}/ws/client/order/${order.trackingToken}`,
    );
    await guest.everything();
    expect(await statusAfter(4.99, order)).toBe('not_handled');
    expect(await statusAfter(5, order)).toBe('canceled');
    const { order: now, history } = await read(order);
    const refused = { status: 'canceled', cancel_reason: 'not_answered' };
    expect(now).toMatchObject(refused);
    expect(history.at(-1)).toMatchObject({ to: 'canceled', by: 'system', at: after(5) });
    expect(await guest.event(order.id, now.revision)).toMatchObject(refused);
    guest.close();
  });

  it.each(['handled', 'preparing', 'completed', 'canceled'] as const)(
    'leaves an order that is %s',
    async (to) => {
      await choose({ refuse_after_minutes: 5 });
      const order = await anOrder(t, pub);
      await setStatus(t, pub, { order, to });
      expect(await statusAfter(6, order)).toBe(to);
      expect(await t.deps.db.selectFrom('task').select('key').execute()).toEqual([]);
    },
  );

  it('goes by its settings of now', async () => {
    await choose({ refuse_after_minutes: 5 });
    const [patient, never] = [await anOrder(t, pub), await anOrder(t, pub)];
    await choose({ refuse_after_minutes: 10 });
    expect(await statusAfter(5, patient)).toBe('not_handled');
    expect(await statusAfter(9.99, patient)).toBe('not_handled');
    await choose({ refuse_after_minutes: null });
    expect(await statusAfter(10, never)).toBe('not_handled');
    expect(await statusAfter(600, patient)).toBe('not_handled');
  });

  it('answers an order once, also when a company answers at the same moment', async () => {
    await choose({ refuse_after_minutes: 5 });
    for (let round = 0; round < 5; round += 1) {
      t.clock.set(START);
      const order = await anOrder(t, pub);
      t.clock.set(after(5));
      await Promise.all([
        runTasks(),
        t.send(`PUT ${PUB}/orders/:orderID/accept`, {
          params: order.ids,
          body: { minutes: 20 },
          as: pub.company,
        }),
      ]);
      const { order: now, history } = await read(order);
      expect(['canceled', 'preparing']).toContain(now.status);
      // The alerts about the unopened order are lines of their own.
      expect(history.filter(({ alert }) => !alert)).toHaveLength(2);
    }
  });

  it('forgets an order whose pub was deleted', async () => {
    const other = await aDeliveringPub(t);
    const params = other.ids;
    await t.call(`PUT ${PUB}`, { params, body: { refuse_after_minutes: 5 }, as: other.company });
    const order = await anOrder(t, other);
    const row = sql`delete from order_line where order_id = ${order.id}`;
    await row.execute(t.deps.db);
    await sql`delete from order_history where order_id = ${order.id}`.execute(t.deps.db);
    await sql`delete from pub_order where id = ${order.id}`.execute(t.deps.db);
    t.clock.set(after(5));
    await runTasks();
    expect(await t.deps.db.selectFrom('task').select('key').execute()).toEqual([]);
  });
});

it('a pub that waits without end has no task for a refusal', async () => {
  const order = await anOrder(t, pub);
  const kinds = await t.deps.db.selectFrom('task').select('kind').execute();
  expect(kinds).toEqual([{ kind: 'unopened_order' }]);
  expect(await statusAfter(600, order)).toBe('not_handled');
});

it.each([
  { unanswered_minutes: 0 },
  { unanswered_minutes: 61 },
  { unanswered_minutes: null },
  { refuse_after_minutes: 4 },
  { refuse_after_minutes: 121 },
  { refuse_after_minutes: 7.5 },
])('%j is refused', async (body) => {
  const answer = await t.sendRaw(`PUT ${PUB}`, { params: pub.ids, body, as: pub.company });
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_error' } });
});

it('the database refuses other minutes and roles', async () => {
  await anOrder(t, pub);
  for (const write of [
    sql`update pub set unanswered_minutes = 0`,
    sql`update pub set refuse_after_minutes = 4`,
    sql`update order_history set by_role = 'nobody'`,
  ]) {
    await expect(write.execute(t.deps.db)).rejects.toThrow(/pub_unanswered|order_history_role/);
  }
});
