import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aCourier,
  aDeliveringPub,
  anAdmin,
  anApprovedCourier,
  anOrder,
  aWaitingOrder,
  secrets,
  setStatus,
  type ACourier,
  type CourierStep,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

let t: TestApp;
let pool: ADeliveringPub;
let own: ADeliveringPub;
let admin: { accesstoken: string };
beforeAll(async () => {
  t = await buildTestApp();
  pool = await aDeliveringPub(t, { deliveryType: 'delivery_service', commission: true });
  own = await aDeliveringPub(t);
  admin = await anAdmin(t);
});
afterAll(() => t.close());

function act(courier: ACourier, verb: CourierStep, { id }: { id: number }) {
  return t.send(`POST /api/courier/:courierID/${verb}`, {
    params: courier.ids,
    as: courier,
    body: { order_id: id },
  });
}

function attach(pub: ADeliveringPub, { id }: ACourier) {
  return t.send('POST /api/company/:companyID/pubs/:pubID/couriers', {
    params: pub.ids,
    as: pub.company,
    body: { courier_id: id },
  });
}

async function historyOf(pub: ADeliveringPub, { ids }: AnOrder) {
  return t.call('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
    params: ids,
    as: pub.company,
  });
}

describe('fifty couriers at one order', () => {
  it('one succeeds, and forty-nine get the refusal that it is taken', async () => {
    const couriers: ACourier[] = [];
    for (let index = 0; index < 50; index += 1) couriers.push(await anApprovedCourier(t, admin));
    const order = await aWaitingOrder(t, pool);
    const answers = await Promise.all(
      couriers.map((courier) => act(courier, 'reserve-order', order)),
    );
    const successful = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ body }) => body.code === 'order_is_already_reserved');
    expect([successful.length, refused.length]).toEqual([1, 49]);
    expect(refused[0]).toMatchObject({ status: 409, body: { err: 'order is already reserved' } });
    const reserver = couriers[answers.findIndex(({ status }) => status === 200)];
    const { order: now } = await historyOf(pool, order);
    expect(now).toMatchObject({
      status: 'preparing',
      revision: 3,
      courier_info: {
        is_reserved: true,
        reserver_courier_id: reserver?.id,
        courier_name: 'Ion Rusu',
      },
    });
  }, 120_000);
});

describe('who may reserve', () => {
  it('a pool order: an approved courier, until the platform blocks them', async () => {
    const courier = await aCourier(t);
    const order = await aWaitingOrder(t, pool);
    expect((await act(courier, 'reserve-order', order)).body.code).toBe('order_not_found');
    await t.call('POST /api/admin/couriers/:courierID/approve', { params: courier.ids, as: admin });
    await t.call('POST /api/admin/couriers/:courierID/block', { params: courier.ids, as: admin });
    expect((await act(courier, 'reserve-order', order)).body.code).toBe('order_not_found');
    await t.call('POST /api/admin/couriers/:courierID/approve', { params: courier.ids, as: admin });
    expect((await act(courier, 'reserve-order', order)).status).toBe(200);
  });

  it('a pub’s own order: an attached courier, approved or not, and no other courier', async () => {
    const attached = await aCourier(t);
    const approved = await anApprovedCourier(t, admin);
    await must(attach(own, attached));
    const order = await aWaitingOrder(t, own);
    expect((await act(approved, 'reserve-order', order)).body.code).toBe('order_not_found');
    expect((await act(attached, 'reserve-order', order)).status).toBe(200);
    const next = await aWaitingOrder(t, own);
    await t.call('DELETE /api/company/:companyID/pubs/:pubID/couriers/:courierID', {
      params: { ...own.ids, ...attached.ids },
      as: own.company,
    });
    expect((await act(attached, 'reserve-order', next)).body.code).toBe('order_not_found');
  });

  it('only an order that is being prepared, and never an order in place', async () => {
    const courier = await anApprovedCourier(t, admin);
    const early = await anOrder(t, pool);
    expect(await act(courier, 'reserve-order', early)).toMatchObject({
      status: 409,
      body: { code: 'order_is_not_available' },
    });
    const change = { order_type: 'in_place', table_for_in_place_order: '3' } as const;
    const atTable = await aWaitingOrder(t, pool, change);
    expect((await act(courier, 'reserve-order', atTable)).body.code).toBe('order_not_found');
    const missing = await act(courier, 'reserve-order', { id: 2_000_000_000 });
    expect(missing.body.code).toBe('order_not_found');
  });
});

describe('the reserving courier', () => {
  it('gets the data needed to deliver the order, with its amounts', async () => {
    const courier = await anApprovedCourier(t, admin);
    const order = await aWaitingOrder(t, pool);
    const { body } = await act(courier, 'reserve-order', order);
    expect(body).toMatchObject({
      order: {
        ...secrets,
        pub_name: pool.pub.name,
        // The pub has no phone of its own.
        pub: { phone: pool.company.company.phone },
        delivery_price: 40,
        total_dishes_price_without_commission: 211,
        dishes: [
          { count: 1, dish_price: 110 },
          { count: 2, dish_price: 61.05 },
        ],
        courier_info: {
          is_reserved: true,
          reserver_courier_id: courier.id,
          distance: 577,
          courier_reward: 40,
          courier_debit: 21.1,
        },
      },
    });
    // A request may be repeated after its answer was lost.
    expect((await act(courier, 'reserve-order', order)).body).toEqual(body);
  });

  it('is the only one who can complete it', async () => {
    const courier = await anApprovedCourier(t, admin);
    const other = await anApprovedCourier(t, admin);
    const order = await aWaitingOrder(t, pool);
    const verbs = ['set-order-to-at-courier', 'set-order-to-completed', 'release-order'] as const;
    for (const verb of verbs) expect((await act(courier, verb, order)).status).toBe(404);
    await must(act(courier, 'reserve-order', order));
    for (const verb of verbs) expect((await act(other, verb, order)).status).toBe(404);
    for (const verb of verbs.slice(0, 2))
      expect((await act(courier, verb, order)).status).toBe(200);
    expect((await act(courier, 'set-order-to-completed', order)).status).toBe(200);
    for (const verb of [
      'release-order',
      'set-order-to-canceled',
      'set-order-to-at-courier',
    ] as const) {
      const { status, body } = await act(courier, verb, order);
      expect([status, body.code]).toEqual([409, 'order_is_finished']);
    }
    const { history } = await historyOf(pool, order);
    expect(history.map(({ to, by }) => `${to} by ${by}`)).toEqual([
      'not_handled by guest',
      'preparing by company',
      'at_courier by courier',
      'completed by courier',
    ]);
  });

  it('may release it, also after picking it up, for another to take', async () => {
    const courier = await anApprovedCourier(t, admin);
    const other = await anApprovedCourier(t, admin);
    const order = await aWaitingOrder(t, pool);
    await must(act(courier, 'reserve-order', order));
    await must(act(courier, 'set-order-to-at-courier', order));
    await must(act(courier, 'release-order', order));
    expect((await act(other, 'reserve-order', order)).status).toBe(200);
    const { history } = await historyOf(pool, order);
    expect(history.at(-1)).toMatchObject({ to: 'preparing', by: 'courier' });
  });

  it('stays the same through every change of status by the pub', async () => {
    const courier = await anApprovedCourier(t, admin);
    const order = await aWaitingOrder(t, pool);
    await must(act(courier, 'reserve-order', order));
    for (const to of ['not_handled', 'canceled', 'preparing'] as const) {
      const { body } = await setStatus(t, pool, { order, to });
      expect(body.order).toMatchObject({ courier_info: { reserver_courier_id: courier.id } });
    }
  });
});
