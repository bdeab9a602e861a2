import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aBasket,
  aDeliveringPub,
  anApprovedCourier,
  anOrder,
  secrets,
  setStatus,
  tryOrder,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const START = '2026-11-20T16:20:00.000Z';

let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  t.clock.set(START);
  pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
});
afterAll(() => t.close());

const asPub = () => ({ params: pub.ids, as: pub.company });
const change = (body: object) => t.call(`PUT ${PUB}`, { ...asPub(), body });
const collects = { order_type: 'pick_up', payment_type: '' } as const;
const attempt = (body: object = {}) =>
  tryOrder(t, pub, { body: aBasket(pub, { ...collects, ...body }) });

describe('an order that its guest collects', () => {
  it('is refused until the pub takes such orders', async () => {
    expect((await attempt()).body).toMatchObject({ code: 'pick_up_is_off' });
    await change({ has_pick_up_order: true });
    expect((await attempt()).status).toBe(201);
  });

  it('costs what the menu says: no delivery, and no commission where deliveries have one', async () => {
    await change({ has_pick_up_order: true });
    await t.call(`POST ${PUB}/add-commission-to-dish-prices`, {
      ...asPub(),
      body: { add_commission_to_dish_prices: true },
    });
    const { order } = await anOrder(t, pub, collects);
    expect(order).toMatchObject({ dish_total: 211, delivery_price: 0, client_total: 211 });
    const { order: delivered } = await anOrder(t, pub);
    expect(delivered.dish_total).toBeGreaterThan(211);
  });

  it('has its guest’s name and phone, and no address, point, table or payment, whatever is sent', async () => {
    await change({ has_pick_up_order: true });
    const placed = await anOrder(t, pub, {
      order_type: 'pick_up',
      table_for_in_place_order: '7',
      payment_type: 'cash',
    });
    const { order } = await t.call(`GET ${PUB}/orders/:orderID`, {
      params: placed.ids,
      as: pub.company,
    });
    expect(order).toMatchObject({
      client_name: secrets.client_name,
      main_phone_number: secrets.main_phone_number,
      town: '',
      full_address: '',
      lat: null,
      lng: null,
      table_for_in_place_order: '',
      payment_type: '',
      commission_percent: 0,
    });
  });

  it.each([
    [{ client_name: ' ' }, 'client_name'],
    [{ main_phone_number: '' }, 'main_phone_number'],
  ])('needs both: %j', async (lacking, field) => {
    await change({ has_pick_up_order: true });
    const { body } = await attempt(lacking);
    expect(body).toMatchObject({ code: 'validation_error', validationErrors: [{ field }] });
  });

  it('is promised with its own minutes by a pub that accepts by itself', async () => {
    await change({
      has_pick_up_order: true,
      accepts_by_itself: true,
      usual_minutes_delivery: 60,
      usual_minutes_in_place: 15,
      usual_minutes_pick_up: 25,
    });
    const { order } = await anOrder(t, pub, collects);
    expect(order).toMatchObject({
      status: 'preparing',
      promised_at: '2026-11-20T16:45:00.000Z',
      arrives_from: null,
    });
  });

  it('is paused by itself', async () => {
    await change({ has_pick_up_order: true });
    const until = '2026-11-20T16:50:00.000Z';
    await t.call(`PUT ${PUB}/pause`, { ...asPub(), body: { order_types: ['pick_up'], until } });
    expect((await attempt()).body).toMatchObject({
      code: 'pub_is_paused',
      facts: { paused_until: until },
    });
    expect((await attempt({ order_type: 'delivery', payment_type: 'cash' })).status).toBe(201);
  });

  it('is reserved by no courier of the pool', async () => {
    await change({ has_pick_up_order: true });
    const courier = await anApprovedCourier(t);
    const order = await anOrder(t, pub, collects);
    await setStatus(t, pub, { order, to: 'preparing' });
    const { status } = await t.send('POST /api/courier/:courierID/reserve-order', {
      params: courier.ids,
      as: courier,
      body: { order_id: order.id },
    });
    expect(status).toBe(404);
  });
});
