import { must } from '@comanda/contract/client';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { unique } from '../../../testing/builders/builders.ts';
import {
  aBasket,
  aDeliveringPub,
  anOrder,
  tryOrder,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';

let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
  pub = await aDeliveringPub(t);
});
afterAll(() => t.close());

async function countOrders(at: ADeliveringPub): Promise<number> {
  const { orders } = await t.call('GET /api/company/:companyID/pubs/:pubID/orders', {
    params: at.ids,
    as: at.company,
  });
  return orders.length;
}

describe('an idempotency key', () => {
  it.each([undefined, 'nu-i-uuid'])('is required: %s', async (key) => {
    const answer = await t.sendRaw('POST /api/client/pub/:pubID/orders', {
      params: pub.ids,
      body: aBasket(pub),
      idempotencyKey: key,
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'idempotency_key_is_required' } });
  });

  it('creates one order from twenty requests at once, which all get the same answer', async () => {
    const busy = await aDeliveringPub(t);
    const request = { body: aBasket(busy), key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryOrder(t, busy, request)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await countOrders(busy)).toBe(1);
  });

  it('gives the same answer when the pub has closed meanwhile', async () => {
    const closing = await aDeliveringPub(t);
    const request = { body: aBasket(closing), key: randomUUID() };
    const first = await tryOrder(t, closing, request);
    await t.call('POST /api/company/:companyID/pubs/:pubID/shipping-availability', {
      params: closing.ids,
      as: closing.company,
      body: { available: false },
    });
    expect((await tryOrder(t, closing, request)).reply()).toEqual(first.reply());
    const other = await tryOrder(t, closing, { ...request, key: randomUUID() });
    expect(other.body).toMatchObject({ code: 'delivery_is_off' });
  });

  it('recognises a body with other spaces and order of fields, and with empty fields left out', async () => {
    const key = randomUUID();
    const body = aBasket(pub, { town: '' });
    const first = await must(tryOrder(t, pub, { body, key }));
    const { town: _, ...withoutTown } = body;
    const fields = Object.entries({ ...withoutTown, delivery_price: 1 }).toReversed();
    const again = await t.sendRaw('POST /api/client/pub/:pubID/orders', {
      params: pub.ids,
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify(Object.fromEntries(fields), null, 4),
      idempotencyKey: key,
    });
    expect(again).toMatchObject({ status: 201, body: first });
  });

  it('is refused with another body, and accepted for another pub', async () => {
    const key = randomUUID();
    await must(tryOrder(t, pub, { body: aBasket(pub), key }));
    const changed = aBasket(pub, { comments: 'altceva' });
    expect(await tryOrder(t, pub, { body: changed, key })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_was_used' },
    });
    const elsewhere = await aDeliveringPub(t);
    expect((await tryOrder(t, elsewhere, { body: aBasket(elsewhere), key })).status).toBe(201);
  });
});

describe('the guest’s own view', () => {
  it('needs only the link, and shows no data of the guest', async () => {
    const { order, trackingToken } = await anOrder(t, pub);
    expect(trackingToken.length).toBeGreaterThanOrEqual(22);
    const { status, body } = await t.send('GET /api/client/orders/:trackingToken', {
      params: { trackingToken },
    });
    expect(status).toBe(200);
    expect(body.order).toEqual(order);
    expect(JSON.stringify(body)).not.toMatch(/Munteanu|Secretă|111222|Soneria/);
    const unknown = await t.send('GET /api/client/orders/:trackingToken', {
      params: { trackingToken: 'nimeni' },
    });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
  });

  it('lists a signed-in client’s own orders', async () => {
    const phone = `+37368${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;
    const as = await t.call('POST /api/client', {
      body: { name: unique('Client'), phone, password: 'o parolă destul de lungă' },
    });
    const placed = await must(tryOrder(t, pub, { body: aBasket(pub), as }));
    await anOrder(t, pub);
    const { body } = await t.send('GET /api/client/orders', { as });
    const { order, tracking_token } = placed;
    expect(body).toMatchObject({ orders: [{ id: order.id, tracking_token }], next: null });
    expect(body.orders).toHaveLength(1);
  });
});
