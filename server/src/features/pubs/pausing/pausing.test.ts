import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { openReader } from '../../../testing/app/live-reader.ts';
import {
  aBasket,
  aDeliveringPub,
  anOrder,
  setStatus,
  tryOrder,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';

const START = '2026-11-20T17:00:00.000Z';
const MINUTE_MS = 60_000;
const PUB = '/api/company/:companyID/pubs/:pubID' as const;
const BOTH = ['delivery', 'in_place'] as const;
const AT_TABLE = { order_type: 'in_place', table_for_in_place_order: '7' } as const;

let t: TestApp;
let address: string;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(START);
  pub = await aDeliveringPub(t);
});

const after = (minutes: number) =>
  new Date(new Date(START).getTime() + minutes * MINUTE_MS).toISOString();
const asPub = () => ({ params: pub.ids, as: pub.company });

type Types = ('delivery' | 'in_place')[];
const pause = (until: string | null, types: readonly Types[number][] = BOTH) =>
  t.call(`PUT ${PUB}/pause`, { ...asPub(), body: { order_types: [...types], until } });
const beBusy = (minutes: number, until: string | null) =>
  t.call(`PUT ${PUB}/busy`, { ...asPub(), body: { minutes, until } });
const publicPub = async () =>
  (await t.call('GET /api/client/pub/:pubUrlName', { params: { pubUrlName: pub.pub.url_name } }))
    .pub;
const order = (change: object = {}, key = randomUUID()) =>
  tryOrder(t, pub, { body: aBasket(pub, change), key });
const NOT_PAUSED = { delivery: null, in_place: null, pick_up: null };

describe('a pause', () => {
  it('refuses new orders of its types until its time, for whose end no write is needed', async () => {
    const until = after(10);
    const { pub: paused } = await pause(until, ['delivery']);
    expect(paused.paused_until).toEqual({ delivery: until, in_place: null, pick_up: null });
    expect((await order()).body).toMatchObject({
      code: 'pub_is_paused',
      facts: { paused_until: until },
    });
    expect((await order(AT_TABLE)).status).toBe(201);
    t.clock.set('2026-11-20T17:09:59.999Z');
    expect((await order()).status).toBe(422);
    t.clock.set(until);
    expect((await order()).status).toBe(201);
    const { pub: over } = await t.call(`GET ${PUB}`, asPub());
    expect(over.paused_until).toEqual(NOT_PAUSED);
  });

  it('of both types refuses at a table too, and is in the quote', async () => {
    await pause(after(10));
    expect((await order(AT_TABLE)).body).toMatchObject({ code: 'pub_is_paused' });
    const { quote } = await t.call('POST /api/client/pub/:pubID/orders/quote', {
      params: pub.ids,
      body: { ...AT_TABLE, dishes: [{ dish_id: pub.dishes[0].id, count: 1 }] },
    });
    const facts = { paused_until: after(10) };
    expect(quote.refusal).toEqual({ code: 'pub_is_paused', facts });
  });

  it('has an end of its own for each type, which the last call sets', async () => {
    await pause(after(10));
    await pause(after(30), ['delivery']);
    expect((await publicPub()).paused_until).toEqual({
      delivery: after(30),
      in_place: after(10),
      pick_up: null,
    });
    await pause(null, ['in_place']);
    expect((await publicPub()).paused_until).toEqual({
      delivery: after(30),
      in_place: null,
      pick_up: null,
    });
    await pause(null);
    expect((await publicPub()).paused_until).toEqual(NOT_PAUSED);
    expect((await order()).status).toBe(201);
  });

  it('without an end lasts until it is ended by hand, and needs no task', async () => {
    await pause(UNTIL_SWITCHED_BACK);
    expect(await tasksOfPub()).toEqual([]);
    t.clock.set('2026-12-10T17:00:00Z');
    expect((await order(AT_TABLE)).body).toMatchObject({ code: 'pub_is_paused' });
  });

  it('is not shown of a pub whose publication has ended', async () => {
    await pause(UNTIL_SWITCHED_BACK);
    await beBusy(20, UNTIL_SWITCHED_BACK);
    t.clock.set('2031-01-01T00:00:00Z');
    expect(await publicPub()).toMatchObject({ paused_until: NOT_PAUSED, busy_until: null });
  });

  it('answers a retry of an order that was accepted before it as before', async () => {
    const key = randomUUID();
    const first = await order({}, key);
    await pause(after(10));
    expect((await order({}, key)).reply()).toEqual(first.reply());
  });

  it('and an order at the same moment: the order is accepted or refused, and never later', async () => {
    for (let round = 0; round < 5; round += 1) {
      await pause(null);
      await order();
      const [, placed] = await Promise.all([pause(after(10)), order()]);
      expect([201, 422]).toContain(placed.status);
      expect((await order()).body).toMatchObject({ code: 'pub_is_paused' });
    }
  });

  it('changes no order that was accepted', async () => {
    const accepted = await anOrder(t, pub);
    const read = () =>
      t.call(`GET ${PUB}/orders/:orderID`, { params: accepted.ids, as: pub.company });
    const before = await read();
    await pause(after(10));
    await beBusy(30, after(10));
    expect(await read()).toEqual(before);
  });
});

describe('a busy pub', () => {
  it('has its minutes until their time, for the company and for guests', async () => {
    const { pub: busy } = await beBusy(20, after(10));
    expect(busy).toMatchObject({ busy_minutes: 20, busy_until: after(10) });
    expect(await publicPub()).toMatchObject({ busy_minutes: 20, busy_until: after(10) });
    t.clock.set(after(10));
    expect(await publicPub()).toMatchObject({ busy_minutes: 0, busy_until: null });
  });

  it('ends by hand', async () => {
    await beBusy(20, after(10));
    const { pub: usual } = await beBusy(20, null);
    expect(usual).toMatchObject({ busy_minutes: 0, busy_until: null });
  });
});

const tasksOfPub = async () =>
  t.deps.db
    .selectFrom('task')
    .select(['kind', 'run_at'])
    .where('kind', '=', 'ended_state')
    .where('key', 'like', `${pub.pub.id} %`)
    .orderBy('run_at')
    .execute();

describe('open screens of the pub', () => {
  async function openDesk(query = '&pub_events=yes') {
    const desk = openReader(
      '/ws/orders/company/:companyID/pub/:pubID',
      `${address}/ws/orders/company/${pub.ids.companyID}/pub/${pub.pub.id}?access_token=${pub.company.accesstoken}${query}`,
    );
    await desk.everything();
    // The pub's set-up may still be on its way to the desk: this later change comes after it.
    const placed = await anOrder(t, pub);
    await setStatus(t, pub, { order: placed, to: 'handled' });
    await desk.event(placed.id, 2);
    const ofPub = () => desk.messages.filter(({ event_type }) => event_type === 'PUB_EVENT').length;
    const before = ofPub();
    return { ...desk, count: () => ofPub() - before };
  }
  const told = async (desk: Awaited<ReturnType<typeof openDesk>>, times: number) =>
    desk.next(() => desk.count() === times);

  it('are told of a pause and of its end, once each', async () => {
    const desk = await openDesk();
    await pause(after(10));
    await told(desk, 1);
    await beBusy(20, after(10));
    await told(desk, 2);
    expect(await tasksOfPub()).toEqual([{ kind: 'ended_state', run_at: new Date(after(10)) }]);
    t.clock.set(after(9.99));
    await t.app.tasks.runDue();
    expect(desk.count()).toBe(2);
    t.clock.set(after(10));
    await t.app.tasks.runDue();
    await told(desk, 3);
    expect(await tasksOfPub()).toEqual([]);
    desk.close();
  });

  it('are not told when they have not asked for it, as the program of an earlier version', async () => {
    const placed = await anOrder(t, pub);
    const [earlier, desk] = [await openDesk(''), await openDesk()];
    await pause(after(10));
    await told(desk, 1);
    // A later change is received, so nothing else is on its way.
    await setStatus(t, pub, { order: placed, to: 'preparing' });
    await earlier.event(placed.id, 2);
    expect(earlier.count()).toBe(0);
    for (const one of [earlier, desk]) one.close();
  });

  it('are not told of the end of a pause that a later one has replaced', async () => {
    const placed = await anOrder(t, pub);
    const desk = await openDesk();
    await pause(after(5));
    await told(desk, 1);
    await pause(after(10));
    await told(desk, 2);
    t.clock.set(after(5));
    await t.app.tasks.runDue();
    expect(await tasksOfPub()).toEqual([{ kind: 'ended_state', run_at: new Date(after(10)) }]);
    // A later change is received, so nothing else is on its way.
    await setStatus(t, pub, { order: placed, to: 'preparing' });
    await desk.event(placed.id, 2);
    expect(desk.count()).toBe(2);
    desk.close();
  });
});

describe('wrong times and minutes', () => {
  it.each([
    ['a time that is past', '2026-11-20T16:59:59Z'],
    ['this very moment', START],
    ['more than eight days from now', '2026-11-28T17:00:01Z'],
    ['a day that no calendar has', '2026-13-45T17:00:00Z'],
  ])('%s is refused, and nothing has changed', async (_, until) => {
    await pause(after(10));
    await beBusy(20, after(10));
    const refused = {
      status: 400,
      body: { validationErrors: [{ field: 'until', code: 'invalid_value' }] },
    };
    const body = { order_types: ['delivery'], until };
    expect(await t.sendRaw(`PUT ${PUB}/pause`, { ...asPub(), body })).toMatchObject(refused);
    const busy = { minutes: 30, until };
    expect(await t.sendRaw(`PUT ${PUB}/busy`, { ...asPub(), body: busy })).toMatchObject(refused);
    expect(await publicPub()).toMatchObject({
      paused_until: { delivery: after(10), in_place: after(10), pick_up: null },
      busy_minutes: 20,
    });
  });

  it.each([
    ['pause', { order_types: [], until: after(10) }],
    ['pause', { order_types: ['takeaway'], until: after(10) }],
    ['pause', { order_types: ['delivery'], until: 'mâine' }],
    ['pause', { order_types: ['delivery'] }],
    ['busy', { minutes: 5, until: after(10) }],
    ['busy', { minutes: 65, until: after(10) }],
    ['busy', { minutes: 12, until: after(10) }],
    ['busy', { minutes: 20 }],
  ] as const)('%s %j is refused', async (call, body) => {
    expect((await t.sendRaw(`PUT ${PUB}/${call}`, { ...asPub(), body })).status).toBe(400);
    expect(await publicPub()).toMatchObject({ paused_until: NOT_PAUSED, busy_minutes: 0 });
  });

  it('the database itself refuses other minutes', async () => {
    const write = sql`update pub set busy_minutes = 61`.execute(t.deps.db);
    await expect(write).rejects.toThrow(/busy_minutes/);
  });
});

it('the public data of a paused pub are read again at the end of the pause', async () => {
  await pause(after(3));
  expect((await publicPub()).paused_until.delivery).toBe(after(3));
  t.clock.set(after(3));
  expect((await publicPub()).paused_until).toEqual(NOT_PAUSED);
});
