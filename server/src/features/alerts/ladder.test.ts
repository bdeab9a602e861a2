import { DEFAULT_LATER } from '@comanda/domain/later';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPushService } from '../../plumbing/push/testing/push-service.ts';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aRehearsal } from '../../testing/builders/a-rehearsal.ts';
import {
  aDeliveringPub,
  anAdmin,
  anOrder,
  anOrderAtTable,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../testing/builders/order-builders.ts';

const START = '2026-11-20T17:00:00.000Z';
const PUB = '/api/company/:companyID/pubs/:pubID' as const;

let service: Awaited<ReturnType<typeof startPushService>>;
let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  service = await startPushService();
  t = await buildTestApp({ settings: { pushExtraHosts: [service.host] } });
});
afterAll(async () => {
  await t.close();
  service.close();
});
beforeEach(async () => {
  t.clock.set(START);
  service.behave(201);
  service.received.length = 0;
  await t.deps.db.deleteFrom('task').execute();
  pub = await aDeliveringPub(t);
});

const after = (seconds: number) => new Date(Date.parse(START) + seconds * 1_000).toISOString();

async function at(seconds: number): Promise<void> {
  t.clock.set(after(seconds));
  await t.app.tasks.runDue();
}

async function aDevice(name: string, language: 'ru' | 'ro' | 'en' = 'ro') {
  const subscription = service.subscribe();
  const { device } = await t.call(`POST ${PUB}/alerts/push-subscriptions`, {
    params: pub.ids,
    as: pub.company,
    body: { ...subscription, device: name, language },
  });
  return { ...device, endpoint: subscription.endpoint };
}

const read = ({ ids }: AnOrder) =>
  t.call(`GET ${PUB}/orders/:orderID`, { params: ids, as: pub.company });
const alertsOf = async (order: AnOrder) =>
  (await read(order)).history.flatMap(({ at: moment, alert }) => (alert ? { moment, alert } : []));
const devices = async () =>
  (await t.call(`GET ${PUB}/alerts`, { params: pub.ids, as: pub.company })).alerts.devices;
const titles = () =>
  service.received.map(({ text }) =>
    JSON.parse(text).notification.title.replaceAll(/[\u2068\u2069]/g, ''),
  );

describe('an order that nobody opens', () => {
  it('is told to every device, in its language, and again; the history says so', async () => {
    await aDevice('Android');
    await aDevice('Windows', 'ru');
    const order = await anOrder(t, pub, anOrderAtTable(pub, '7'));
    await at(29.9);
    expect(titles()).toEqual([]);
    await at(30);
    expect(new Set(titles())).toEqual(
      new Set([
        `Comanda #${order.order.number} · masa 7 · 100,00\u00a0Lei`,
        `Заказ #${order.order.number} · столик 7 · 100,00\u00a0Lei`,
      ]),
    );
    const both = { reached: 2, failed: 0 };
    expect(await alertsOf(order)).toEqual([
      { moment: after(30), alert: { step: 'push', push: both } },
    ]);
    await at(119);
    expect(service.received).toHaveLength(2);
    await at(120);
    expect(service.received).toHaveLength(4);
    expect((await alertsOf(order)).at(-1)).toEqual({
      moment: after(120),
      alert: { step: 'again', push: both },
    });
    await at(3_600);
    expect(service.received).toHaveLength(4);
    expect(await t.deps.db.selectFrom('task').select('kind').execute()).toEqual([]);
  });

  it('is told by the times of the pub of now', async () => {
    await aDevice('Android');
    const order = await anOrder(t, pub);
    await t.call(`PUT ${PUB}/alerts`, {
      params: pub.ids,
      as: pub.company,
      body: { push_after_seconds: 45, telegram_after_seconds: 50, again_after_seconds: 300 },
    });
    await at(44);
    expect(service.received).toHaveLength(0);
    await at(45);
    expect(service.received).toHaveLength(1);
    const next = await anOrder(t, pub);
    await at(45 + 44);
    expect(await alertsOf(next)).toEqual([]);
    await at(45 + 45);
    expect(await alertsOf(next)).toHaveLength(1);
    expect(await alertsOf(order)).toHaveLength(2);
  });

  it('for later says for when it is', async () => {
    await t.call(`PUT ${PUB}/later`, {
      params: pub.ids,
      as: pub.company,
      body: { later: { ...DEFAULT_LATER, order_types: ['delivery'] } },
    });
    await aDevice('Android');
    await aDevice('Windows', 'ru');
    await anOrder(t, pub, { wanted_at: '2026-11-21T17:30:00.000Z' });
    await at(30);
    const bodies = service.received.map(({ text }) => JSON.parse(text).notification.body);
    expect(bodies).toHaveLength(2);
    for (const words of [
      /^Pentru sâm., 21 nov., 19:30 · .+: nimeni nu a deschis-o de 30/,
      /^На сб, 21 нояб., 19:30 · .+: его никто не открыл уже 30/,
    ]) {
      expect(bodies).toContainEqual(expect.stringMatching(words));
    }
  });

  it('shows no guest, no phone and no address on a locked screen', async () => {
    await aDevice('Android');
    const { order } = await anOrder(t, pub);
    await at(30);
    const text = service.received[0]?.text ?? '';
    expect(text).toContain(String(order.id));
    for (const word of ['Munteanu', 'Secretă', '69111222', 'Soneria']) {
      expect(text).not.toContain(word);
    }
  });
});

describe('an order is told no more', () => {
  it('once a person of the pub has opened it', async () => {
    await aDevice('Android');
    const order = await anOrder(t, pub);
    await at(30);
    await t.call(`PUT ${PUB}/orders/:orderID/opened`, { params: order.ids, as: pub.company });
    await at(300);
    expect(service.received).toHaveLength(1);
    expect(await alertsOf(order)).toHaveLength(1);
  });

  it.each(['handled', 'preparing', 'canceled'] as const)('once it is %s', async (to) => {
    await aDevice('Android');
    const order = await anOrder(t, pub);
    await setStatus(t, pub, { order, to });
    await at(300);
    expect(service.received).toHaveLength(0);
    expect(await alertsOf(order)).toEqual([]);
  });

  it('once its guest has withdrawn it', async () => {
    await aDevice('Android');
    const { trackingToken } = await anOrder(t, pub);
    await t.call('POST /api/client/orders/:trackingToken/withdraw', { params: { trackingToken } });
    await at(300);
    expect(service.received).toHaveLength(0);
  });
});

it('an order that was accepted by itself is told until somebody has seen it', async () => {
  await aDevice('Android');
  await t.call(`PUT ${PUB}`, {
    params: pub.ids,
    as: pub.company,
    body: { accepts_by_itself: true },
  });
  const order = await anOrder(t, pub);
  await at(30);
  expect(service.received).toHaveLength(1);
  await t.call(`PUT ${PUB}/orders/:orderID/opened`, { params: order.ids, as: pub.company });
  await at(120);
  expect(service.received).toHaveLength(1);
});

describe('push services in trouble', () => {
  it.each([
    [500, '500'],
    [403, '403'],
    ['redirect', '307'],
  ] as const)('%s: the step is done, the device shows the failure', async (behaviour, failure) => {
    await aDevice('Android');
    const order = await anOrder(t, pub);
    service.behave(behaviour);
    await at(30);
    expect(await alertsOf(order)).toEqual([
      { moment: after(30), alert: { step: 'push', push: { reached: 0, failed: 1 } } },
    ]);
    expect(await devices()).toEqual([
      expect.objectContaining({ last_failure: failure, last_failed_at: after(30) }),
    ]);
    service.behave(201);
    await at(120);
    expect(await devices()).toEqual([
      expect.objectContaining({ last_failure: null, last_sent_at: after(120) }),
    ]);
  });

  it('a browser that has ended its subscription is removed, the others are reached', async () => {
    const { endpoint } = await aDevice('old');
    await aDevice('new');
    service.unsubscribe(endpoint);
    const order = await anOrder(t, pub);
    await at(30);
    expect((await devices()).map(({ device }) => device)).toEqual(['new']);
    expect((await alertsOf(order))[0]?.alert.push).toEqual({ reached: 1, failed: 0 });
  });
});

it('tells again what a process had sent before it ended, and records the step once', async () => {
  await aDevice('Android');
  const order = await anOrder(t, pub);
  await at(30);
  await t.deps.db
    .updateTable('task')
    .set({ run_at: new Date(after(30)) })
    .execute();
  await t.deps.db.deleteFrom('order_alert').execute();
  await t.app.tasks.runDue();
  expect(await alertsOf(order)).toHaveLength(1);
  // The later one replaces the first on the device.
  expect(service.received.map(({ headers }) => headers['topic'])).toEqual([
    `order-${order.id}`,
    `order-${order.id}`,
  ]);
});

it('what a server of the version before records is in the history too', async () => {
  const order = await anOrder(t, pub);
  const { db } = t.deps;
  await sql`insert into order_alert (order_id, step, at, push_reached, push_failed)
    values (${order.id}, 'again', ${after(30)}, 2, 1)`.execute(db);
  await sql`update order_alert set telegram_reached = 1, telegram_failed = 0
    where order_id = ${order.id}`.execute(db);
  const push = { reached: 2, failed: 1 };
  const telegram = { reached: 1, failed: 0 };
  expect(await alertsOf(order)).toEqual([
    { moment: after(30), alert: { step: 'again', push, telegram } },
  ]);
});

it('that there is nobody to tell is one line of the history, however many steps find it', async () => {
  const order = await anOrder(t, pub);
  for (const seconds of [30, 60, 120]) await at(seconds);
  expect(await alertsOf(order)).toMatchObject([{ moment: after(30), alert: { step: 'push' } }]);
});

it('the platform lists a pub after the last alert, until somebody opens the order', async () => {
  const as = await anAdmin(t);
  const list = async () =>
    (await t.call('GET /api/admin/pubs-not-answering', { as })).pubs.filter(
      ({ pub_id }) => pub_id === pub.ids.pubID,
    );
  const order = await anOrder(t, pub);
  await at(10);
  const second = await anOrder(t, pub);
  await at(119);
  expect(await list()).toEqual([]);
  await at(130);
  expect(await list()).toEqual([
    {
      pub_id: pub.ids.pubID,
      pub_name: pub.pub.name,
      phone: expect.stringMatching(/^\+373/),
      order_count: 2,
      time_zone: pub.pub.time_zone,
      since: START,
    },
  ]);
  await t.call(`PUT ${PUB}/orders/:orderID/opened`, { params: order.ids, as: pub.company });
  expect(await list()).toMatchObject([{ order_count: 1, since: after(10) }]);
  // As an order that was placed while the pub was closed.
  await t.deps.db
    .updateTable('pub_order')
    .set({ answer_from: new Date(after(60)) })
    .where('id', '=', second.id)
    .execute();
  expect(await list()).toMatchObject([{ order_count: 1, since: after(60) }]);
  await setStatus(t, pub, { order: second, to: 'preparing' });
  expect(await list()).toEqual([]);
});

it('a rehearsal order is told like any other, but the platform does not call for it', async () => {
  await aDevice('Android');
  const order = await aRehearsal(t, pub);
  await at(120);
  expect(service.received).toHaveLength(2);
  expect(service.received[0]?.text).toContain('Repetiție');
  expect(await alertsOf(order)).toHaveLength(3);
  const { pubs } = await t.call('GET /api/admin/pubs-not-answering', { as: await anAdmin(t) });
  expect(pubs.filter(({ pub_id }) => pub_id === pub.ids.pubID)).toEqual([]);
});
