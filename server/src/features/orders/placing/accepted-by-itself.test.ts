import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { openOrderReaders } from '../../../testing/app/order-readers.ts';
import { anAdminInside } from '../../../testing/builders/an-admin-inside.ts';
import {
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  anOrderAtTable,
  setStatus,
  tryOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const ORDER = `${PUB}/orders/:orderID` as const;
const START = '2026-11-20T16:20:10.000Z';

let t: TestApp;
let address: string;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});
beforeEach(async () => {
  t.clock.set(START);
  pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
});
afterAll(() => t.close());

const asPub = () => ({ params: pub.ids, as: pub.company });
const choose = (body: object) => t.call(`PUT ${PUB}`, { ...asPub(), body });
const acceptByItself = () =>
  choose({ accepts_by_itself: true, usual_minutes_delivery: 35, usual_minutes_in_place: 15 });
const read = ({ ids }: AnOrder) => t.call(`GET ${ORDER}`, { params: ids, as: pub.company });
const readAsGuest = async ({ trackingToken }: AnOrder) =>
  (await t.call('GET /api/client/orders/:trackingToken', { params: { trackingToken } })).order;
const open = ({ ids }: AnOrder) => t.call(`PUT ${ORDER}/opened`, { params: ids, as: pub.company });
const after = (minutes: number): string =>
  new Date(Date.parse(START) + minutes * 60_000).toISOString();

describe('a pub that accepts by itself', () => {
  it('promises its usual minutes at once, to guest and courier, and the history says by whom', async () => {
    await acceptByItself();
    const courier = await anApprovedCourier(t);
    const order = await anOrder(t, pub);
    const accepted = { status: 'preparing', promised_at: after(35) };
    expect(order.order).toMatchObject(accepted);
    expect(await readAsGuest(order)).toEqual(order.order);
    const { order: atDesk, history } = await read(order);
    expect(atDesk).toMatchObject({ ...accepted, accepted_by_itself: true, opened_at: null });
    expect(history).toEqual([
      { at: START, from: null, to: 'not_handled', by: 'guest' },
      { at: START, from: 'not_handled', to: 'preparing', promised_at: after(35), by: 'system' },
    ]);
    const { screen, ...others } = await openOrderReaders(address, { pub, order, courier });
    expect(await screen.everything()).toContainEqual(
      expect.objectContaining({ id: order.id, ...accepted }),
    );
    for (const reader of [screen, ...Object.values(others)]) reader.close();
  });

  it('takes the minutes of the order’s type, and adds those of a busy pub', async () => {
    await acceptByItself();
    await t.call(`PUT ${PUB}/busy`, { ...asPub(), body: { minutes: 20, until: after(60) } });
    const { body } = await tryOrder(t, pub, { body: anOrderAtTable(pub, '7') });
    expect(body.order).toMatchObject({ status: 'preparing', promised_at: after(35) });
  });

  it('waits for a person again once the setting is off', async () => {
    await acceptByItself();
    await choose({ accepts_by_itself: false });
    const order = await anOrder(t, pub);
    expect(order.order).toMatchObject({ status: 'not_handled', promised_at: null });
    const { order: atDesk, history } = await read(order);
    expect(atDesk).toMatchObject({ accepted_by_itself: false, opened_at: null });
    expect(history).toHaveLength(1);
  });

  it('is not refused by itself, although nobody opens it', async () => {
    await acceptByItself();
    await choose({ refuse_after_minutes: 5 });
    const order = await anOrder(t, pub);
    t.clock.set(after(6));
    await t.app.tasks.runDue();
    expect(await readAsGuest(order)).toMatchObject({ status: 'preparing' });
  });
});

describe('an order is opened', () => {
  it('by the first person of its pub, for every desk, and stays the same revision', async () => {
    const order = await anOrder(t, pub);
    const courier = await anApprovedCourier(t);
    const { desk, ...others } = await openOrderReaders(address, { pub, order, courier });
    t.clock.set(after(1));
    const { order: opened } = await open(order);
    expect(opened).toMatchObject({ opened_at: after(1), revision: order.order.revision });
    expect(await desk.event(order.id, opened.revision)).toMatchObject({ opened_at: after(1) });
    t.clock.set(after(2));
    expect((await open(order)).order).toMatchObject({ opened_at: after(1) });
    for (const reader of [desk, ...Object.values(others)]) reader.close();
  });

  it('is told to no guest', async () => {
    const order = await anOrder(t, pub);
    await open(order);
    expect(await readAsGuest(order)).not.toHaveProperty('opened_at');
  });

  it('not by an administrator of the platform who only looks at it', async () => {
    const order = await anOrder(t, pub);
    const admin = await anAdminInside(t, pub.pub.id);
    const looked = await t.call(`PUT ${ORDER}/opened`, { params: order.ids, as: admin });
    expect(looked.order).toMatchObject({ opened_at: null });
  });

  it.each([
    ['a status', (order: AnOrder) => setStatus(t, pub, { order, to: 'handled' })],
    ['accepting', (order: AnOrder) => change(order, 'accept', { minutes: 20 })],
    ['refusing', (order: AnOrder) => change(order, 'refuse', { reason: 'too_busy' })],
    ['new dishes', (order: AnOrder) => change(order, 'update-dishes', { dishes: dishes() })],
  ] as const)('also by %s', async (_, act) => {
    const order = await anOrder(t, pub);
    t.clock.set(after(3));
    await act(order);
    expect((await read(order)).order).toMatchObject({ opened_at: after(3) });
  });

  it.each([
    ['being ready', (order: AnOrder) => change(order, 'update-prepared', { prepared: true })],
    [
      'another time',
      (order: AnOrder) => change(order, 'promise', { minutes: 20, from: after(35) }),
    ],
    ['the kitchen', markFirstLine],
  ] as const)('by %s, when it was accepted by itself', async (_, act) => {
    await acceptByItself();
    const order = await anOrder(t, pub);
    t.clock.set(after(3));
    await act(order);
    expect((await read(order)).order).toMatchObject({ opened_at: after(3) });
  });
});

const dishes = () => [{ dish_id: pub.dishes[0].id, count: 3 }];

async function markFirstLine({ ids, order }: AnOrder): Promise<void> {
  const [line] = order.dishes;
  if (!line) throw new Error('an order has a line');
  const body = { lines: [{ line_id: line.line_id, count: line.count, is_done: true }] };
  await t.call(`PUT ${ORDER}/kitchen`, { params: ids, as: pub.company, body });
}

async function change(
  { ids }: AnOrder,
  call: 'accept' | 'refuse' | 'update-dishes' | 'update-prepared' | 'promise',
  body: object,
): Promise<void> {
  const { status } = await t.sendRaw(`PUT ${ORDER}/${call}`, {
    params: ids,
    as: pub.company,
    body,
  });
  expect(status).toBe(200);
}
