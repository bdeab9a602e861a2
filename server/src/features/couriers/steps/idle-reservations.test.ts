import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  aWaitingOrder,
  setStatus,
  type ACourier,
  type ADeliveringPub,
  type AnOrder,
  type CourierStep,
} from '../../../testing/builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;
/** Minutes after the start; the sessions of a test are short. */
const at = (minute: number, second = 0): string =>
  new Date(Date.UTC(2026, 10, 20, 17, minute, second)).toISOString();

let t: TestApp;
let pub: ADeliveringPub;
let courier: ACourier;
let order: AnOrder;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  t.clock.set(at(0));
  pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
  courier = await anApprovedCourier(t, await anAdmin(t));
  order = await aWaitingOrder(t, pub);
});
afterAll(() => t.close());

const set = (body: object) => t.call(`PUT ${PUB}`, { params: pub.ids, as: pub.company, body });
type Shown = Exclude<CourierStep, 'release-order'>;
const act = (verb: Shown, who = courier, fields = {}) =>
  t.send(`POST /api/courier/:courierID/${verb}`, {
    params: who.ids,
    as: who,
    body: { order_id: order.id, ...fields },
  });
const release = () =>
  t.call('POST /api/courier/:courierID/release-order', {
    params: courier.ids,
    as: courier,
    body: { order_id: order.id },
  });
const change = (what: 'update-prepared' | 'promise', body: object) =>
  t.send(`PUT ${PUB}/orders/:orderID/${what}`, {
    params: order.ids,
    as: pub.company,
    body: body as never,
  });

/** The order and its history as the pub reads them when the tasks due at this time have run. */
async function after(time: string) {
  t.clock.set(time);
  await t.app.tasks.runDue();
  t.clock.set(at(1));
  const read = await t.call(`GET ${PUB}/orders/:orderID`, { params: order.ids, as: pub.company });
  const { is_reserved: isReserved, warned } = read.order.courier_info;
  return { isReserved, warned, revision: read.order.revision, last: read.history.at(-1) };
}

describe('a courier who reserved an order and does nothing', () => {
  it('is warned, and later the order is offered to others, with the reason in its history', async () => {
    await must(act('reserve-order'));
    const { revision } = await after(at(9, 59));
    expect(await after(at(9, 59))).toMatchObject({ isReserved: true, warned: undefined, revision });
    const warned = { since: at(0), release_at: at(20) };
    expect(await after(at(10))).toMatchObject({ isReserved: true, warned, revision: revision + 1 });
    expect(await after(at(19, 59))).toMatchObject({ isReserved: true, warned });
    const released = await after(at(20));
    expect(released).toMatchObject({ isReserved: false, revision: revision + 2 });
    expect(released.warned).toBeUndefined();
    expect(released.last).toEqual({
      at: at(20),
      from: 'preparing',
      to: 'preparing',
      edited: 'release',
      idle_minutes: 20,
      by: 'system',
    });
    const other = await anApprovedCourier(t, await anAdmin(t));
    expect((await act('reserve-order', other)).status).toBe(200);
    expect((await act('set-order-to-at-courier')).body).toMatchObject({ code: 'order_not_found' });
  });

  it('reads the warning with the order; nobody who has not reserved it does', async () => {
    await must(act('reserve-order'));
    await after(at(10));
    const { order: own } = await must(act('set-order-to-at-courier'));
    expect(own.courier_info).not.toHaveProperty('warned');
    await release();
    await must(act('reserve-order'));
    t.clock.set(at(11));
    await t.app.tasks.runDue();
    await after(at(12));
    const { order: again } = await must(act('reserve-order'));
    expect(again.courier_info).toMatchObject({
      warned: { since: at(1), release_at: at(21), coming_left: 3 },
    });
  });

  it('keeps an order that was picked up, however long it takes', async () => {
    await must(act('reserve-order'));
    await after(at(10));
    await must(act('set-order-to-at-courier'));
    expect(await after(at(55))).toMatchObject({ isReserved: true, warned: undefined });
  });

  it('has the whole time of the next reservation, of which earlier tasks know nothing', async () => {
    await must(act('reserve-order'));
    await after(at(10));
    t.clock.set(at(12));
    await release();
    const other = await anApprovedCourier(t, await anAdmin(t));
    await must(act('reserve-order', other));
    expect(await after(at(20))).toMatchObject({ isReserved: true, warned: undefined });
    expect(await after(at(22))).toMatchObject({ warned: { since: at(12), release_at: at(32) } });
  });

  it('is told late after a time without a server, and then has the same minutes to answer', async () => {
    await must(act('reserve-order'));
    expect(await after(at(50))).toMatchObject({
      isReserved: true,
      warned: { since: at(0), release_at: at(59, 60) },
    });
  });
});

describe('the time starts', () => {
  it('when the pub has promised the order, while it is still cooked', async () => {
    await must(change('promise', { minutes: 30, from: null }));
    await must(act('reserve-order'));
    expect(await after(at(39))).toMatchObject({ warned: undefined });
    expect(await after(at(40))).toMatchObject({ warned: { since: at(30), release_at: at(50) } });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the pub marks it as ready', () => must(change('update-prepared', { prepared: true }))],
    [
      'the pub sets it back to being prepared',
      async () => {
        await setStatus(t, pub, { order, to: 'at_courier' });
        await setStatus(t, pub, { order, to: 'preparing' });
      },
    ],
    ['the courier is coming', () => must(act('coming'))],
  ])('again when %s', async (_, again) => {
    await must(act('reserve-order'));
    await after(at(10));
    t.clock.set(at(11));
    await again();
    expect(await after(at(20, 59))).toMatchObject({ isReserved: true, warned: undefined });
    expect(await after(at(21))).toMatchObject({ warned: { since: at(11), release_at: at(31) } });
  });
});

describe('a courier who is coming', () => {
  it('may say so three times of one order', async () => {
    await must(act('reserve-order'));
    for (const _ of [1, 2, 3]) await must(act('coming'));
    expect(await act('coming')).toMatchObject({ status: 409, body: { code: 'coming_too_often' } });
    await release();
    await must(act('reserve-order'));
    expect((await act('coming')).status).toBe(200);
  });

  it('of fifty presses at once three count', async () => {
    await must(act('reserve-order'));
    const answers = await Promise.all(Array.from({ length: 50 }, () => act('coming')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('has the time from the press, when it was sent later', async () => {
    await must(act('reserve-order'));
    t.clock.set(at(9));
    await must(act('coming', courier, { happened_at: at(4) }));
    expect(await after(at(14))).toMatchObject({ warned: { since: at(4), release_at: at(24) } });
  });

  it('changes nothing of an order that is with them, and has none of another’s', async () => {
    await must(act('reserve-order'));
    const { order: carried } = await must(act('set-order-to-at-courier'));
    expect((await must(act('coming'))).order.revision).toBe(carried.revision);
    const other = await anApprovedCourier(t, await anAdmin(t));
    expect((await act('coming', other)).body).toMatchObject({ code: 'order_not_found' });
    await must(act('set-order-to-completed'));
    expect((await act('coming')).body).toMatchObject({ code: 'order_is_finished' });
  });
});

describe('a pub', () => {
  it('sets the minutes, or that nothing is released; a new one has ten and twenty', async () => {
    const saved = { idle_warn_minutes: 10, idle_release_minutes: 20 };
    const read = await t.call(`GET ${PUB}`, { params: pub.ids, as: pub.company });
    expect(read.pub).toMatchObject(saved);
    await set({ idle_warn_minutes: 5, idle_release_minutes: 10 });
    await must(act('reserve-order'));
    expect(await after(at(5))).toMatchObject({ warned: { since: at(0), release_at: at(10) } });
    await set({ idle_release_minutes: null });
    // What the courier was told holds.
    expect(await after(at(10))).toMatchObject({ isReserved: false });
    await must(act('reserve-order'));
    expect(await after(at(50))).toMatchObject({ isReserved: true, warned: undefined });
  });

  it.each([
    { idle_warn_minutes: 4 },
    { idle_warn_minutes: 61 },
    { idle_release_minutes: 9 },
    { idle_release_minutes: 121 },
  ])('is refused %j', async (body) => {
    const answer = await t.send(`PUT ${PUB}`, { params: pub.ids, as: pub.company, body });
    expect(answer.status).toBe(400);
  });
});
