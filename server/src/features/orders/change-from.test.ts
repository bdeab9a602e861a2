import { must } from '@comanda/contract/client';
import type { NewOrder } from '@comanda/contract/orders';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { openOrderReaders } from '../../testing/app/order-readers.ts';
import {
  aBasket,
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  setStatus,
  tryOrder,
  type ADeliveringPub,
} from '../../testing/builders/order-builders.ts';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
/** 100 + 2 × 55.50 + 40 for the delivery. */
const TOTAL = 251;

let t: TestApp;
let address: string;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
});
afterAll(() => t.close());

const place = (change: Partial<NewOrder>, key: string = randomUUID()) =>
  tryOrder(t, pub, { body: aBasket(pub, change), key });

describe('from what a guest needs change', () => {
  it('is read by the pub, the guest, and the courier who has reserved it; by no other courier', async () => {
    const order = await anOrder(t, pub, { change_from: 500 });
    const courier = await anApprovedCourier(t);
    const { desk, guest, screen } = await openOrderReaders(address, { pub, order, courier });
    const { body } = await setStatus(t, pub, { order, to: 'preparing' });
    const revision = body.order?.revision ?? 0;
    expect(await desk.event(order.id, revision)).toMatchObject({ change_from: 500 });
    expect(await guest.event(order.id, revision)).toMatchObject({ change_from: 500 });
    expect(await screen.event(order.id, revision)).not.toHaveProperty('change_from');
    const reserved = await must(
      t.send('POST /api/courier/:courierID/reserve-order', {
        params: courier.ids,
        as: courier,
        body: { order_id: order.id },
      }),
    );
    expect(reserved.order).toMatchObject({ change_from: 500 });
    for (const reader of [desk, guest, screen]) reader.close();
  });

  it.each([
    ['not said', {}],
    ['null', { change_from: null }],
    ['of one paid by card', { change_from: 500, payment_type: 'card_offline' }],
    [
      'of one at a table',
      { change_from: 500, order_type: 'in_place', table_for_in_place_order: '7' },
    ],
  ] as const)('is in no order: %s', async (_, change) => {
    const { order } = await must(place(change));
    expect(order).not.toHaveProperty('change_from');
  });

  it.each([
    ['less than the total', TOTAL - 0.01, 400],
    ['the very total', TOTAL, 201],
    ['more', 500, 201],
  ])('%s', async (_, change_from, status) => {
    const answer = await place({ change_from });
    expect(answer.status).toBe(status);
    if (status === 201) return;
    expect(answer.body).toMatchObject({
      code: 'validation_error',
      validationErrors: [{ field: 'change_from', code: 'invalid_value' }],
    });
  });

  it('is judged after the total that the guest has read', async () => {
    const { body } = await place({ change_from: 100, expected_total: 99 });
    expect(body).toMatchObject({ code: 'total_changed' });
  });

  it('is a part of what a repeated order has to repeat', async () => {
    const key = randomUUID();
    const first = await must(place({ change_from: 500 }, key));
    expect(await must(place({ change_from: 500 }, key))).toEqual(first);
    expect((await place({ change_from: 1000 }, key)).body).toMatchObject({
      code: 'idempotency_key_was_used',
    });
  });

  it('stays as it was said when an edit makes the order dearer', async () => {
    const order = await anOrder(t, pub, { change_from: 300 });
    const { body } = await t.send(`PUT ${ORDER}/update-dishes`, {
      params: order.ids,
      as: pub.company,
      body: { dishes: [{ dish_id: pub.dishes[0].id, count: 9 }] },
    });
    expect(body).toMatchObject({ order: { client_total: 940, change_from: 300 } });
  });
});
