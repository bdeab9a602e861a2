import type { CallBody } from '@comanda/contract';
import { randomUUID } from 'node:crypto';
import { must } from '@comanda/contract/client';
import { courierCancelReasons } from '@comanda/domain/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anApprovedCourier,
  aWaitingOrder,
  type ACourier,
  type CourierStep,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

let t: TestApp;
let pool: ADeliveringPub;
let courier: ACourier;
beforeAll(async () => {
  t = await buildTestApp();
  pool = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
  courier = await anApprovedCourier(t);
});
afterAll(() => t.close());

const act = (verb: CourierStep, order: AnOrder, more: Partial<Canceling> = {}) =>
  t.send(`POST /api/courier/:courierID/${verb}`, {
    params: courier.ids,
    as: courier,
    body: { order_id: order.id, ...more },
  });

type Canceling = CallBody<'POST /api/courier/:courierID/set-order-to-canceled'>;

async function aReservedOrder(): Promise<AnOrder> {
  const order = await aWaitingOrder(t, pool);
  await must(act('reserve-order', order));
  return order;
}

const cancel = (order: AnOrder, more: Partial<Canceling>) =>
  act('set-order-to-canceled', order, more);

async function readAsGuest({ trackingToken }: AnOrder) {
  return (await t.call('GET /api/client/orders/:trackingToken', { params: { trackingToken } }))
    .order;
}

it.each(courierCancelReasons.filter((reason) => reason !== 'other'))(
  'a courier cancels because of %s; the guest and the pub read it',
  async (reason) => {
    const order = await aReservedOrder();
    const why = { cancel_reason: reason, cancel_text: null };
    const { body } = await cancel(order, { cancel_reason: reason });
    expect(body).toMatchObject({ order: { status: 'canceled', ...why } });
    expect(await readAsGuest(order)).toMatchObject({ status: 'canceled', ...why });
    const desk = await t.send('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
      params: order.ids,
      as: pool.company,
    });
    expect(desk.body).toMatchObject({ order: why });
    expect(desk.reply().history.at(-1)).toMatchObject({
      to: 'canceled',
      by: 'courier',
      cancel_reason: reason,
    });
  },
);

it('the reason other needs a text; sent again under its id it is done once', async () => {
  const order = await aReservedOrder();
  const step = {
    action_id: randomUUID(),
    cancel_reason: 'other',
    cancel_text: ' Pană la bicicletă ',
  } as const;
  const first = await cancel(order, step);
  expect(first.body).toMatchObject({ order: { cancel_text: 'Pană la bicicletă' } });
  expect((await cancel(order, step)).body).toEqual(first.body);
  expect(await readAsGuest(order)).toMatchObject({ cancel_text: 'Pană la bicicletă' });
});

it('a step without a reason still cancels', async () => {
  const order = await aReservedOrder();
  const { status, body } = await cancel(order, { action_id: randomUUID() });
  expect(status).toBe(200);
  expect(body).toMatchObject({ order: { status: 'canceled', cancel_reason: null } });
});

it.each([
  [{ cancel_reason: 'other' }, 422, 'cancel_text_is_required'],
  [{ cancel_reason: 'by_guest', cancel_text: 'x' }, 422, 'cancel_reason_does_not_fit'],
] as const)('refuses %o and does not change the order', async (more, status, code) => {
  const order = await aReservedOrder();
  expect(await cancel(order, more)).toMatchObject({ status, body: { code } });
  expect((await act('set-order-to-at-courier', order)).status).toBe(200);
});

it('a reason that only the pub may give is refused', async () => {
  const order = await aReservedOrder();
  const canceling = { order_id: order.id, cancel_reason: 'sold_out' };
  expect(
    await t.sendRaw('POST /api/courier/:courierID/set-order-to-canceled', {
      params: courier.ids,
      as: courier,
      body: canceling,
    }),
  ).toMatchObject({ status: 400, body: { code: 'validation_error' } });
  expect((await act('set-order-to-at-courier', order)).status).toBe(200);
});
