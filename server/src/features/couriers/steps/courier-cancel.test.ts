import { randomUUID } from 'node:crypto';
import type { CallReply } from '@comanda/contract';
import { courierCancelReasons } from '@comanda/domain/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { must, send } from '../../../testing/builders/builders.ts';
import {
  aDeliveringPub,
  anApprovedCourier,
  aWaitingOrder,
  type ACourier,
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

const act = (verb: string, order: AnOrder, more: object = {}) =>
  send(t, `POST /${courier.path.slice(1)}/${verb}`, {
    as: courier,
    body: { order_id: order.id, ...more },
  });

async function aReservedOrder(): Promise<AnOrder> {
  const order = await aWaitingOrder(t, pool);
  await must(act('reserve-order', order));
  return order;
}

const cancel = (order: AnOrder, more: object) => act('set-order-to-canceled', order, more);

async function readAsGuest({ trackingToken }: AnOrder) {
  type Reply = CallReply<'GET /api/client/orders/:trackingToken'>;
  return (await must<Reply>(send(t, `GET /api/client/orders/${trackingToken}`))).order;
}

it.each(courierCancelReasons.filter((reason) => reason !== 'other'))(
  'a courier cancels because of %s; the guest and the pub read it',
  async (reason) => {
    const order = await aReservedOrder();
    const why = { cancel_reason: reason, cancel_text: null };
    const { body } = await cancel(order, { cancel_reason: reason });
    expect(body['order']).toMatchObject({ status: 'canceled', ...why });
    expect(await readAsGuest(order)).toMatchObject({ status: 'canceled', ...why });
    const desk = await send(t, `GET /${order.path.slice(1)}`, { as: pool.company });
    expect(desk.body).toMatchObject({ order: why });
    expect((desk.body['history'] as object[]).at(-1)).toMatchObject({
      to: 'canceled',
      by: 'courier',
      cancel_reason: reason,
    });
  },
);

it('another reason is in words; sent again under its id it is done once', async () => {
  const order = await aReservedOrder();
  const step = {
    action_id: randomUUID(),
    cancel_reason: 'other',
    cancel_text: ' Pană la bicicletă ',
  };
  const first = await cancel(order, step);
  expect(first.body['order']).toMatchObject({ cancel_text: 'Pană la bicicletă' });
  expect((await cancel(order, step)).body).toEqual(first.body);
  expect(await readAsGuest(order)).toMatchObject({ cancel_text: 'Pană la bicicletă' });
});

it('a step without a reason still cancels', async () => {
  const order = await aReservedOrder();
  const { status, body } = await cancel(order, { action_id: randomUUID() });
  expect(status).toBe(200);
  expect(body['order']).toMatchObject({ status: 'canceled', cancel_reason: null });
});

it.each([
  [{ cancel_reason: 'other' }, 422, 'cancel_text_is_required'],
  [{ cancel_reason: 'by_guest', cancel_text: 'x' }, 422, 'cancel_reason_does_not_fit'],
  // The pub's to say.
  [{ cancel_reason: 'sold_out' }, 400, 'validation_error'],
] as const)('refuses %o and leaves the order in hand', async (more, status, code) => {
  const order = await aReservedOrder();
  expect(await cancel(order, more)).toMatchObject({ status, body: { code } });
  expect((await act('set-order-to-at-courier', order)).status).toBe(200);
});
