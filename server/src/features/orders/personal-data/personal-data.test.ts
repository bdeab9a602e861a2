import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { pointInZone } from '../../../testing/builders/builders.ts';
import { copyOrder } from '../../../testing/builders/copy-order.ts';
import {
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  aWaitingOrder,
  scopeOfCourier,
  secrets,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';
import { loadCourierOrders } from '../../couriers/lists/load-courier-orders.ts';
import { oldOrders } from './anonymise-orders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const precise = { lat: pointInZone.lat + 0.0012, lng: pointInZone.lng - 0.0013 };

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const daysAgo = (days: number): Date => new Date(t.clock.now().getTime() - days * DAY_MS);

/** Moves an order into the past: sessions would not survive a clock that moves so far. */
async function placedAt(order: AnOrder, created_time: Date): Promise<void> {
  await t.deps.db
    .updateTable('pub_order')
    .set({ created_time })
    .where('id', '=', order.id)
    .execute();
}

async function aFinishedOrder(pub: ADeliveringPub): Promise<AnOrder> {
  const order = await anOrder(t, pub, precise);
  await must(setStatus(t, pub, { order, to: 'completed' }));
  return order;
}

async function seenByPub(pub: ADeliveringPub, { ids }: AnOrder) {
  const { order } = await t.call('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
    params: ids,
    as: pub.company,
  });
  return order;
}

const pointsOf = async ({ ids, company }: ADeliveringPub) =>
  (
    await t.call('GET /api/company/:companyID/pubs/:pubID/delivery-points', {
      params: ids,
      as: company,
    })
  ).points;

const nothing = {
  client_name: '',
  full_address: '',
  main_phone_number: '',
  second_phone_number: '',
  comments: '',
};

describe('a pub', () => {
  it('sees the contacts of a finished order for 90 days', async () => {
    const pub = await aDeliveringPub(t);
    const order = await aFinishedOrder(pub);
    await placedAt(order, new Date(daysAgo(90).getTime() + 1));
    const before = await seenByPub(pub, order);
    expect(before).toMatchObject({ ...secrets, ...precise });
    expect(await pointsOf(pub)).toEqual([precise]);

    await placedAt(order, daysAgo(90));
    const after = await seenByPub(pub, order);
    expect(after).toMatchObject({ ...nothing, town: '', lat: 47.02, lng: 28.86 });
    expect(after.client_total).toBe(before.client_total);
    expect(await pointsOf(pub)).toEqual([{ lat: 47.02, lng: 28.86 }]);
    const list = await t.call('GET /api/company/:companyID/pubs/:pubID/orders', {
      params: pub.ids,
      query: {},
      as: pub.company,
    });
    expect(JSON.stringify(list)).not.toContain(secrets.main_phone_number);
  });

  it('sees those of an order in process however old it is', async () => {
    const pub = await aDeliveringPub(t);
    const order = await aWaitingOrder(t, pub);
    await placedAt(order, daysAgo(1000));
    expect(await seenByPub(pub, order)).toMatchObject(secrets);
  });
});

it('a courier sees the contacts of a finished order for three days', async () => {
  const pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
  const courier = await anApprovedCourier(t);
  const order = await aWaitingOrder(t, pub);
  const step = (name: 'reserve-order' | 'set-order-to-completed') =>
    t.call(`POST /api/courier/:courierID/${name}`, {
      params: courier.ids,
      as: courier,
      body: { order_id: order.id },
    });
  await step('reserve-order');
  const { order: delivered } = await step('set-order-to-completed');
  expect(delivered).toMatchObject(secrets);
  await placedAt(order, daysAgo(9));
  // Of one for later since its kitchen began.
  const setCookAt = (cook_at: Date | null) =>
    t.deps.db.updateTable('pub_order').set({ cook_at }).where('id', '=', order.id).execute();
  await setCookAt(new Date(daysAgo(3).getTime() + 1));
  expect((await step('set-order-to-completed')).order).toMatchObject(secrets);
  await setCookAt(daysAgo(3));
  expect((await step('set-order-to-completed')).order).toMatchObject(nothing);
  await setCookAt(null);
  await placedAt(order, daysAgo(3));
  // The step again, as a phone repeats it whose answer was lost.
  const { order: late } = await step('set-order-to-completed');
  expect(late).toMatchObject(nothing);
  expect(await loadCourierOrders(t.deps, scopeOfCourier(courier.id))).toMatchObject([nothing]);
  expect(await seenByPub(pub, order)).toMatchObject(secrets);
});

describe('the daily work', () => {
  const run = () => oldOrders(t.deps).run(t.clock.now());
  const stored = (orderId: number) =>
    t.deps.db
      .selectFrom('pub_order')
      .where('id', '=', orderId)
      .select([
        'client_name',
        'main_phone_number',
        'full_address',
        'lat',
        'receipt_to',
        'buyer_idno',
        'revision',
      ])
      .executeTakeFirstOrThrow();

  it('removes the contacts of finished orders a year after they were placed', async () => {
    const pub = await aDeliveringPub(t);
    const [old, younger] = [await aFinishedOrder(pub), await aFinishedOrder(pub)];
    const waiting = await aWaitingOrder(t, pub);
    await placedAt(old, new Date(daysAgo(365).getTime() - 1));
    await placedAt(younger, daysAgo(365));
    await placedAt(waiting, daysAgo(1000));
    const receipt = { receipt_to: 'ana@mail.md', buyer_idno: '1008600038413' };
    await t.deps.db.updateTable('pub_order').set(receipt).where('id', '=', old.id).execute();
    await run();
    const { revision, ...empty } = await stored(old.id);
    expect(empty).toEqual({
      client_name: '',
      main_phone_number: '',
      full_address: '',
      lat: 47.02,
      receipt_to: null,
      buyer_idno: null,
    });
    expect((await stored(younger.id)).client_name).toBe(secrets.client_name);
    expect((await stored(waiting.id)).client_name).toBe(secrets.client_name);
    await run();
    expect((await stored(old.id)).revision).toBe(revision);
  });

  it('goes on until none is left', async () => {
    const pub = await aDeliveringPub(t);
    const old = await aFinishedOrder(pub);
    await placedAt(old, daysAgo(400));
    await copyOrder(t, old, 500);
    await run();
    const left = await t.deps.db
      .selectFrom('pub_order')
      .where('pub_id', '=', pub.pub.id)
      .where('client_name', '<>', '')
      .select('id')
      .execute();
    expect(left).toEqual([]);
  });
});
