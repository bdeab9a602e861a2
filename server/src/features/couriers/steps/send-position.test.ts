import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { openReader } from '../../../testing/app/live-reader.ts';
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
let admin: { accesstoken: string };
let courier: ACourier;
let order: AnOrder;
/** A place of which a courier knows the way to the guest's door. */
let point: { lat: number; lng: number };
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  t.clock.set(at(0));
  admin = await anAdmin(t);
  pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
  courier = await anApprovedCourier(t, admin);
  order = await aWaitingOrder(t, pub);
  const { lat, lng } = (await ofPub()).order;
  point = { lat: Number(lat), lng: Number(lng) };
});
afterAll(() => t.close());

const ofPub = () => t.call(`GET ${PUB}/orders/:orderID`, { params: order.ids, as: pub.company });
const ofGuest = async () =>
  (
    await t.call('GET /api/client/orders/:trackingToken', {
      params: { trackingToken: order.trackingToken },
    })
  ).order;
const act = (verb: CourierStep, who = courier) =>
  must(
    t.send(`POST /api/courier/:courierID/${verb}`, {
      params: who.ids,
      as: who,
      body: { order_id: order.id },
    }),
  );
/** From so many metres north of the guest's door. */
const send = (metres: number, who = courier) =>
  t.send('POST /api/courier/:courierID/position', {
    params: who.ids,
    as: who,
    body: { order_id: order.id, lat: point.lat + metres / 111_195, lng: point.lng },
  });
const kept = async (metres: number) => (await must(send(metres))).is_kept;
const stored = () =>
  t.deps.db.selectFrom('courier_position').where('order_id', '=', order.id).selectAll().execute();
async function carried(): Promise<void> {
  await act('reserve-order');
  await act('set-order-to-at-courier');
}

describe('how far the courier is', () => {
  it('is read by the guest, in hundreds of metres, and stored without a place', async () => {
    await carried();
    expect(await ofGuest()).not.toHaveProperty('courier_seen');
    expect(await kept(820)).toBe(true);
    expect((await ofGuest()).courier_seen).toEqual({ at: at(0), distance_metres: 800 });
    expect(await stored()).toEqual([
      { order_id: order.id, distance_metres: 800, seen_at: new Date(at(0)) },
    ]);
  });

  it('is kept once in 20 seconds', async () => {
    await carried();
    await kept(820);
    t.clock.set(at(0, 19));
    expect(await kept(300)).toBe(false);
    expect((await ofGuest()).courier_seen).toMatchObject({ distance_metres: 800 });
    t.clock.set(at(0, 20));
    expect(await kept(30)).toBe(true);
    expect((await ofGuest()).courier_seen).toEqual({ at: at(0, 20), distance_metres: 0 });
  });

  it('is kept once of many that come at the same time', async () => {
    await carried();
    const answers = await Promise.all([100, 200, 300, 400, 500].map(kept));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('is not read any more after 15 minutes', async () => {
    await carried();
    await kept(820);
    t.clock.set(at(15));
    expect(await ofGuest()).toHaveProperty('courier_seen');
    t.clock.set(at(15, 1));
    expect(await ofGuest()).not.toHaveProperty('courier_seen');
  });

  it('is kept of a carried order alone', async () => {
    await act('reserve-order');
    expect(await kept(820)).toBe(false);
    await act('set-order-to-at-courier');
    await act('set-order-to-completed');
    expect(await kept(820)).toBe(false);
    expect(await stored()).toEqual([]);
  });

  it('cannot be told by another courier, nor of an order that is free or does not exist', async () => {
    const other = await anApprovedCourier(t, admin);
    expect(await send(820)).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
    await carried();
    expect(await send(820, other)).toMatchObject({ status: 404 });
    order = { ...order, id: 2_000_000_000 };
    expect(await send(820)).toMatchObject({ status: 404 });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is completed', () => act('set-order-to-completed')],
    ['is canceled', () => act('set-order-to-canceled')],
    ['is given back', () => act('release-order')],
    ['is set back by the pub', () => setStatus(t, pub, { order, to: 'preparing' })],
    ['is completed by the pub', () => setStatus(t, pub, { order, to: 'completed' })],
  ])('is deleted when the order %s', async (_, end) => {
    await carried();
    await kept(820);
    await end();
    expect(await stored()).toEqual([]);
    expect(await ofGuest()).not.toHaveProperty('courier_seen');
  });

  it('is in no answer to the pub, the platform and couriers, and leaves the revision', async () => {
    await carried();
    const { order: before } = await ofPub();
    await kept(820);
    const own = await ofPub();
    expect(own.order.revision).toBe(before.revision);
    const all = await t.call('GET /api/admin/orders', {
      query: { status: 'in-process' },
      as: admin,
    });
    const step = await act('set-order-to-at-courier');
    expect(JSON.stringify([own, all, step])).not.toMatch(/courier_seen|seen_at/);
    expect(all.orders.map(({ id }) => id)).toContain(order.id);
  });

  it('reaches the open page of the guest, and no desk', async () => {
    await carried();
    const host = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
    const guest = openReader(
      '/ws/client/order/:trackingToken',
      `${host}/ws/client/order/${order.trackingToken}`,
    );
    const { companyID, pubID } = pub.ids;
    const desk = openReader(
      '/ws/orders/company/:companyID/pub/:pubID',
      `${host}/ws/orders/company/${companyID}/pub/${pubID}?access_token=${pub.company.accesstoken}`,
    );
    await guest.everything();
    await desk.everything();
    await kept(820);
    // The page may still get the event of a step that was taken before it was opened.
    const news = await guest.next(({ order: told }) => told?.['courier_seen'] !== undefined);
    expect(news.order).toMatchObject({ courier_seen: { at: at(0), distance_metres: 800 } });
    // What the desk hears of an order placed later comes after all that it hears of this one.
    const later = await aWaitingOrder(t, pub);
    await desk.event(later.id);
    expect(JSON.stringify(desk.messages)).not.toContain('courier_seen');
    for (const reader of [guest, desk]) reader.close();
  });
});
