import { must } from '@comanda/contract/client';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aBasket,
  aDeliveringPub,
  changeDish,
  tryOrder,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

async function countOrders(at: ADeliveringPub): Promise<number> {
  const { orders } = await t.call('GET /api/company/:companyID/pubs/:pubID/orders', {
    params: at.ids,
    as: at.company,
  });
  return orders.length;
}

/** The total on the guest's button: 100 + 2 × 55.50 + 40 for the delivery. */
const SEEN = 251;

const changes: [what: string, total: number, change: (pub: ADeliveringPub) => Promise<unknown>][] =
  [
    [
      'the price of the zone',
      261,
      (pub) =>
        t.call('POST /api/company/:companyID/pubs/:pubID/shipping-price', {
          params: pub.ids,
          as: pub.company,
          body: { prices: { centru: 50 } },
        }),
    ],
    [
      'the price of a dish',
      231.5,
      (pub) => changeDish(t, pub, { dish: pub.dishes[0], change: { sale_price: 80.5 } }),
    ],
    [
      'the commission',
      272.1,
      (pub) =>
        t.call('POST /api/company/:companyID/pubs/:pubID/add-commission-to-dish-prices', {
          params: pub.ids,
          as: pub.company,
          body: { add_commission_to_dish_prices: true },
        }),
    ],
  ];

describe.each(changes)('%s changed after the guest saw the total', (_, total, change) => {
  it('refuses the order with the new total and writes nothing; the new total is then accepted', async () => {
    const pub = await aDeliveringPub(t);
    await change(pub);
    const key = randomUUID();
    const body = aBasket(pub, { expected_total: SEEN });
    expect(await tryOrder(t, pub, { body, key })).toMatchObject({
      status: 409,
      body: { code: 'total_changed', facts: { client_total: total } },
    });
    expect(await countOrders(pub)).toBe(0);
    const again = { body: { ...body, expected_total: total }, key };
    expect(await tryOrder(t, pub, again)).toMatchObject({
      status: 201,
      body: { order: { client_total: total } },
    });
  });

  it('answers a repeated order with the placed one, as often as it is sent', async () => {
    const pub = await aDeliveringPub(t);
    const request = { body: aBasket(pub, { expected_total: SEEN }), key: randomUUID() };
    const first = await must(tryOrder(t, pub, request));
    await change(pub);
    expect(await must(tryOrder(t, pub, request))).toEqual(first);
    const another = { ...request, body: { ...request.body, expected_total: total } };
    expect((await tryOrder(t, pub, another)).body).toMatchObject({
      code: 'idempotency_key_was_used',
    });
    expect(await countOrders(pub)).toBe(1);
  });
});

describe('the total that the guest agreed to', () => {
  it('may be left out', async () => {
    const pub = await aDeliveringPub(t);
    expect((await tryOrder(t, pub, { body: aBasket(pub) })).status).toBe(201);
  });

  it('is compared exactly, for an order in place too', async () => {
    const pub = await aDeliveringPub(t, { commission: true });
    const atTable = { order_type: 'in_place', table_for_in_place_order: '7' } as const;
    const refused = await tryOrder(t, pub, {
      body: aBasket(pub, { ...atTable, expected_total: 210.99 }),
    });
    expect(refused.body).toMatchObject({ code: 'total_changed', facts: { client_total: 211 } });
    const taken = await tryOrder(t, pub, {
      body: aBasket(pub, { ...atTable, expected_total: 211 }),
    });
    expect(taken.status).toBe(201);
  });

  it('does not replace another refusal', async () => {
    const pub = await aDeliveringPub(t);
    const body = aBasket(pub, { lat: 46.5, lng: 28.86, expected_total: 1 });
    expect((await tryOrder(t, pub, { body })).body).toMatchObject({
      code: 'outside_delivery_zones',
    });
  });

  it.each([-1, 'mult', null])('must be an amount: %j', async (expected_total) => {
    const pub = await aDeliveringPub(t);
    const { body } = await t.sendRaw('POST /api/client/pub/:pubID/orders', {
      params: pub.ids,
      idempotencyKey: randomUUID(),
      body: { ...aBasket(pub), expected_total },
    });
    expect(body).toMatchObject({
      code: 'validation_error',
      validationErrors: [{ field: 'expected_total' }],
    });
  });
});
