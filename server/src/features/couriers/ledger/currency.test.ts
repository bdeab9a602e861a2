import type { CallBody, CallQuery } from '@comanda/contract';
import type { OrderStatus } from '@comanda/domain/orders';
import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  aWaitingOrder,
  type ACourier,
  type CourierStep,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

type StatementQuery = CallQuery<'GET /api/courier/:courierID/statement'>;
type Settlement = CallBody<'POST /api/admin/couriers/:courierID/settlements'>;

const MDL = 1;
const EUR = 2;

let t: TestApp;
let admin: { accesstoken: string };
beforeAll(async () => {
  t = await buildTestApp();
  admin = await anAdmin(t);
});
afterAll(() => t.close());

async function setCurrency({ ids, company }: ADeliveringPub, currency_id: number): Promise<void> {
  await t.call('PUT /api/company/:companyID/pubs/:pubID', {
    params: ids,
    as: company,
    body: { currency_id },
  });
}

async function aPool(currency_id: number): Promise<ADeliveringPub> {
  const pub = await aDeliveringPub(t, { deliveryType: 'delivery_service', commission: true });
  await setCurrency(pub, currency_id);
  return pub;
}

function act(courier: ACourier, verb: CourierStep, { id }: AnOrder) {
  const body = { order_id: id };
  return t.call(`POST /api/courier/:courierID/${verb}`, { params: courier.ids, as: courier, body });
}

async function deliver(courier: ACourier, pub: ADeliveringPub): Promise<AnOrder> {
  const order = await aWaitingOrder(t, pub);
  await act(courier, 'reserve-order', order);
  await act(courier, 'set-order-to-completed', order);
  return order;
}

async function statementOf(courier: ACourier, query: StatementQuery = {}) {
  return t.call('GET /api/courier/:courierID/statement', {
    params: courier.ids,
    query,
    as: courier,
  });
}

const settle = (courier: ACourier, body: Settlement) =>
  t.send('POST /api/admin/couriers/:courierID/settlements', {
    params: courier.ids,
    as: admin,
    body,
  });

describe('the currency that an order was priced in', () => {
  it('stays when the pub chooses another: for the pub, the guest, the courier and the platform', async () => {
    const pub = await aPool(EUR);
    const courier = await anApprovedCourier(t, admin);
    const order = await aWaitingOrder(t, pub);
    await setCurrency(pub, MDL);
    const single = await t.call('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
      params: order.ids,
      as: pub.company,
    });
    const tracked = await t.call('GET /api/client/orders/:trackingToken', {
      params: { trackingToken: order.trackingToken },
    });
    const platform = await t.call('GET /api/admin/orders', {
      query: { status: 'in-process' },
      as: admin,
    });
    const reserved = await t.call('POST /api/courier/:courierID/reserve-order', {
      params: courier.ids,
      as: courier,
      body: { order_id: order.id },
    });
    expect([
      single.order.currency_id,
      tracked.order.currency_id,
      tracked.order.pub.currency_id,
      platform.orders.find(({ id }) => id === order.id)?.currency_id,
      reserved.order.currency_id,
    ]).toEqual([EUR, EUR, EUR, EUR, EUR]);
  });

  it('is the currency of its ledger lines, and of their reversal, after the pub has chosen another', async () => {
    const pub = await aPool(EUR);
    const courier = await anApprovedCourier(t, admin);
    const order = await aWaitingOrder(t, pub, { payment_type: 'card_offline' });
    await act(courier, 'reserve-order', order);
    await setCurrency(pub, MDL);
    await act(courier, 'set-order-to-completed', order);
    const set = (to: OrderStatus) =>
      t.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status', {
        params: order.ids,
        query: { status: to },
        as: pub.company,
      });
    await set('canceled');
    const { lines, balance, balances } = await statementOf(courier);
    expect(lines.map(({ kind, currency_id }) => [kind, currency_id])).toEqual([
      ['reversal', EUR],
      ['reward', EUR],
      ['goods', EUR],
    ]);
    expect({ balance, balances }).toEqual({
      balance: 0,
      balances: [
        { currency_id: MDL, balance: 0 },
        { currency_id: EUR, balance: 0 },
      ],
    });
  });
});

describe('a courier who delivers in two currencies', () => {
  it('has a balance and a running balance in each, and a settlement in either', async () => {
    const [lei, euro] = [await aPool(MDL), await aPool(EUR)];
    const courier = await anApprovedCourier(t, admin);
    for (const pub of [lei, euro, lei, euro]) await deliver(courier, pub);
    // Each paid in cash: 232.10 for food that costs 211, so the courier owes 21.10 of that currency.
    await must(settle(courier, { amount: 40, currency_id: EUR, note: '' }));
    await must(settle(courier, { amount: 10, note: '' }));
    const { lines, balance, balances } = await statementOf(courier);
    expect(lines.map((line) => [line.currency_id, line.amount, line.balance])).toEqual([
      [MDL, 10, -32.2],
      [EUR, 40, -2.2],
      [EUR, -21.1, -42.2],
      [MDL, -21.1, -42.2],
      [EUR, -21.1, -21.1],
      [MDL, -21.1, -21.1],
    ]);
    const both = [
      { currency_id: MDL, balance: -32.2 },
      { currency_id: EUR, balance: -2.2 },
    ];
    expect({ balance, balances }).toEqual({ balance: -32.2, balances: both });
    const inEuro = await statementOf(courier, { currency_id: EUR });
    expect(inEuro.lines).toEqual(lines.filter(({ currency_id }) => currency_id === EUR));
    expect(inEuro.balances).toEqual(both);
    const own = await t.call('GET /api/courier', { as: courier });
    const { couriers } = await t.call('GET /api/admin/couriers', {
      query: { search: courier.email },
      as: admin,
    });
    for (const shown of [own.courier, couriers[0]]) {
      expect(shown).toMatchObject({ balance: -32.2, balances: both });
    }
  });

  it('has one settlement for an action id, in the currency of the first request', async () => {
    const courier = await anApprovedCourier(t, admin);
    const body = { amount: 5, note: '', action_id: '6f2b0d9e-3c55-4d0c-9b4e-0f6f0f6f1a2b' };
    await must(settle(courier, { ...body, currency_id: EUR }));
    expect(await settle(courier, { ...body, currency_id: EUR })).toMatchObject({ status: 201 });
    expect(await settle(courier, body)).toMatchObject({
      status: 409,
      body: { code: 'action_id_was_used' },
    });
    expect((await statementOf(courier)).balances).toEqual([
      { currency_id: MDL, balance: 0 },
      { currency_id: EUR, balance: 5 },
    ]);
    expect(await settle(courier, { amount: 5, currency_id: 6, note: '' })).toMatchObject({
      status: 400,
    });
  });
});

it('has no balance in any currency in the company’s view', async () => {
  const pub = await aPool(EUR);
  const courier = await anApprovedCourier(t, admin);
  await deliver(courier, pub);
  const { body } = await t.send('GET /api/courier/:courierID', {
    params: courier.ids,
    as: pub.company,
  });
  expect(body.courier).toMatchObject({ id: courier.id });
  expect(body.courier).not.toHaveProperty('balance');
  expect(body.courier).not.toHaveProperty('balances');
});
