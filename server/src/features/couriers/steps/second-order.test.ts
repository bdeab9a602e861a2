import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aCourier,
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  aWaitingOrder,
  type ACourier,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;
const RESERVE = 'POST /api/courier/:courierID/reserve-order';

let t: TestApp;
let pub: ADeliveringPub;
let admin: { accesstoken: string };
let courier: ACourier;
beforeAll(async () => {
  t = await buildTestApp();
  admin = await anAdmin(t);
  pub = await aStrictPub();
});
beforeEach(async () => {
  courier = await anApprovedCourier(t, admin);
});
afterAll(() => t.close());

async function aStrictPub(): Promise<ADeliveringPub> {
  const strict = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
  const body = { second_order_must_fit: true };
  await t.call(`PUT ${PUB}`, { params: strict.ids, as: strict.company, body });
  return strict;
}
const reserve = ({ id }: AnOrder, who = courier) =>
  t.send(RESERVE, { params: who.ids, as: who, body: { order_id: id } });
/** An order that is ready now. */
async function ready(where = pub, change: Parameters<typeof aWaitingOrder>[2] = {}) {
  const order = await aWaitingOrder(t, where, change);
  await t.call(`PUT ${PUB}/orders/:orderID/update-prepared`, {
    params: order.ids,
    as: where.company,
    body: { prepared: true },
  });
  return order;
}
const refused = { status: 409, body: { code: 'second_order_does_not_fit' } };

it('a second order to the next door may be reserved, a third one may not', async () => {
  await must(reserve(await ready()));
  expect((await reserve(await ready())).status).toBe(200);
  expect(await reserve(await ready())).toMatchObject(refused);
});

it('one of another pub may not, until the first is delivered', async () => {
  const first = await ready();
  await must(reserve(first));
  const other = await ready(await aStrictPub());
  expect(await reserve(other)).toMatchObject(refused);
  await t.call('POST /api/courier/:courierID/set-order-to-completed', {
    params: courier.ids,
    as: courier,
    body: { order_id: first.id },
  });
  expect((await reserve(other)).status).toBe(200);
});

it('one for which the first guest would wait longer than promised may not', async () => {
  const first = await ready();
  await t.call(`PUT ${PUB}/orders/:orderID/promise`, {
    params: first.ids,
    as: pub.company,
    body: { minutes: 10, from: null },
  });
  await must(reserve(first));
  const slow = await aWaitingOrder(t, pub);
  await t.call(`PUT ${PUB}/orders/:orderID/promise`, {
    params: slow.ids,
    as: pub.company,
    body: { minutes: 60, from: null },
  });
  expect(await reserve(slow)).toMatchObject(refused);
});

it('of two at once that do not fit together one is reserved', async () => {
  const orders = [await ready(), await ready(await aStrictPub())];
  const answers = await Promise.all(orders.map((order) => reserve(order)));
  const done = answers.filter(({ status }) => status === 200);
  const unfit = answers.filter(({ body }) => body.code === 'second_order_does_not_fit');
  expect([done.length, unfit.length]).toEqual([1, 1]);
});

it('a pub that has not set it lets a courier take what they want, and says nothing of it', async () => {
  const free = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
  await must(reserve(await ready()));
  const { order } = await must(reserve(await ready(free)));
  expect(order).not.toHaveProperty('second_must_fit');
});

it('a courier who could never take the order learns nothing', async () => {
  const own = await aDeliveringPub(t);
  const attached = await aCourier(t);
  await t.call(`POST ${PUB}/couriers`, {
    params: own.ids,
    as: own.company,
    body: { courier_id: attached.id },
  });
  await must(reserve(await ready(own), attached));
  expect((await reserve(await ready(), attached)).body.code).toBe('order_not_found');
});
