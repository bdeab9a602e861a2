import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { refuseInserts } from '../../../testing/app/refuse-inserts.ts';
import { bodyOf } from '../../../testing/builders/known-fields.ts';
import { withDelivery } from '../../../testing/builders/builders.ts';
import {
  aBasket,
  aDeliveringPub,
  anOrder,
  changeDish,
  secrets,
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

async function orderOfPub(at: ADeliveringPub, orderId: number) {
  const { order } = await t.call('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
    params: { ...at.ids, orderID: orderId },
    as: at.company,
  });
  return order;
}

describe('the price of an order', () => {
  it('includes the dishes and the delivery', async () => {
    const { id, order } = await anOrder(t, pub);
    expect(order).toMatchObject({
      status: 'not_handled',
      revision: 1,
      dish_total: 211,
      delivery_price: 40,
      client_total: 251,
      history: [{ from: null, to: 'not_handled', by: 'guest', at: '2026-11-20T17:00:00.000Z' }],
      pub: { name: pub.pub.name, phone: pub.company.company.phone, currency_id: 1 },
    });
    expect(await orderOfPub(pub, id)).toMatchObject({
      ...secrets,
      product_total: 211,
      commission: 0,
      final_price: 251,
      client_total: 251,
      payment_type: 'cash',
      courier_info: { is_reserved: false, reserver_courier_id: 0, courier_name: '' },
    });
  });

  it('includes the commission in each dish of a delivery, never in an order in place', async () => {
    const withCommission = await aDeliveringPub(t, { commission: true, prices: [99.95, 10] });
    const { id, order } = await anOrder(t, withCommission);
    expect(order.dishes.map(({ dish_price }) => dish_price)).toEqual([109.95, 11]);
    expect(await orderOfPub(withCommission, id)).toMatchObject({
      dish_total: 131.95,
      product_total: 119.95,
      commission: 12,
      commission_percent: 10,
      final_price: 159.95,
      client_total: 171.95,
    });
    const atTable = { order_type: 'in_place', table_for_in_place_order: ' 7\n8 ' } as const;
    const { order: inPlace } = await anOrder(t, withCommission, atTable);
    expect(inPlace).toMatchObject({
      dish_total: 119.95,
      delivery_price: 0,
      client_total: 119.95,
      payment_type: '',
      table_for_in_place_order: '7 8',
    });
  });

  it('has a free delivery from the threshold on, which the quote announces', async () => {
    const generous = await aDeliveringPub(t, { freeFrom: 211 });
    const [first, second] = generous.dishes;
    const quote = async (count: number) => {
      const basket = aBasket(generous, {
        dishes: [
          { dish_id: first.id, count: 1 },
          { dish_id: second.id, count },
        ],
      });
      return t.send('POST /api/client/pub/:pubID/orders/quote', {
        params: generous.ids,
        body: bodyOf('POST /api/client/pub/:pubID/orders/quote', basket),
      });
    };
    expect((await quote(1)).body.quote).toMatchObject({
      delivery_price: 40,
      zone_price: 40,
      missing_to_free_delivery: 55.5,
      client_total: 195.5,
      refusal: null,
    });
    expect((await quote(2)).body.quote).toMatchObject({
      delivery_price: 0,
      zone_price: 40,
      missing_to_free_delivery: 0,
      client_total: 211,
    });
    expect((await anOrder(t, generous)).order).toMatchObject({
      delivery_price: 0,
      client_total: 211,
    });
  });

  it('ignores prices of the body and sums repeated dishes', async () => {
    const [first] = pub.dishes;
    const line = { dish_id: first.id, count: 2, dish_price: 1 };
    const { order } = await anOrder(t, pub, { dishes: [line, { dish_id: first.id, count: 1 }] });
    expect(order.dishes).toMatchObject([{ dish_id: first.id, count: 3, dish_price: 100 }]);
  });

  it('stays the same after a change of the menu', async () => {
    const changing = await aDeliveringPub(t);
    const placed = await anOrder(t, changing);
    const [first] = changing.dishes;
    await changeDish(t, changing, { dish: first, change: { name: 'Altceva', price: 999 } });
    const again = await t.send('GET /api/client/orders/:trackingToken', {
      params: { trackingToken: placed.trackingToken },
    });
    expect(again.body.order).toEqual(placed.order);
  });

  it('keeps its delivery type and commission when the pub changes both', async () => {
    const changing = await aDeliveringPub(t, {
      deliveryType: 'delivery_service',
      commission: true,
    });
    const { id } = await anOrder(t, changing);
    await withDelivery(t, changing, { deliveryType: 'own', commission: false });
    expect(await orderOfPub(changing, id)).toMatchObject({
      delivery_type: 'delivery_service',
      commission_percent: 10,
      client_total: 272.1,
    });
    expect(await orderOfPub(changing, (await anOrder(t, changing)).id)).toMatchObject({
      delivery_type: 'own',
      commission_percent: 0,
    });
  });
});

describe('the fields of an order', () => {
  it('at a table are stored without contacts', async () => {
    const blank = { client_name: '', main_phone_number: '', second_phone_number: '' };
    const atTable = { order_type: 'in_place', table_for_in_place_order: '7' } as const;
    const { id } = await anOrder(t, pub, { ...atTable, ...blank });
    expect(await orderOfPub(pub, id)).toMatchObject(blank);
  });

  it('that belong to the other type are not stored', async () => {
    const table = { table_for_in_place_order: '7' };
    const atTable = await anOrder(t, pub, { order_type: 'in_place', ...table });
    expect(await orderOfPub(pub, atTable.id)).toMatchObject({
      ...table,
      town: '',
      full_address: '',
      lat: null,
      lng: null,
      payment_type: '',
    });
    const delivery = await anOrder(t, pub, table);
    expect(await orderOfPub(pub, delivery.id)).toMatchObject({
      table_for_in_place_order: '',
      town: 'Chișinău',
      payment_type: 'cash',
    });
  });
});

it.each(['order_line', 'order_history', 'live_change'] as const)(
  'an order is not stored when its row of %s is refused',
  async (table) => {
    const other = await aDeliveringPub(t);
    await refuseInserts(t.deps.db, table, async () => {
      const { status } = await tryOrder(t, other, { body: aBasket(other) });
      expect(status).toBe(500);
    });
    const { orders } = await t.call('GET /api/company/:companyID/pubs/:pubID/orders', {
      params: other.ids,
      as: other.company,
    });
    expect(orders).toEqual([]);
  },
);

describe('phones', () => {
  it('are stored in E.164, as Moldovan when no country is named', async () => {
    const change = { main_phone_number: '069 123-456', second_phone_number: '+999 1234567' };
    const { id } = await anOrder(t, pub, change);
    expect(await orderOfPub(pub, id)).toMatchObject({
      main_phone_number: '+37369123456',
      second_phone_number: '+9991234567',
    });
  });
});
