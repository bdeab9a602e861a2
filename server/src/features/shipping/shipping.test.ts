import type { CallBody } from '@comanda/contract';
import type { Shipping } from '@comanda/contract/shipping';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import {
  aCompany,
  aPub,
  withDelivery,
  zoneVertices,
  type APub,
  switchDeliveryOn,
} from '../../testing/builders/builders.ts';
import { findShipping } from './index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** The last part of the address of a call that saves a part of the delivery settings. */
type Part =
  | 'shipping'
  | 'shipping-availability'
  | 'shipping-time'
  | 'shipping-work-hours'
  | 'shipping-price'
  | 'shipping-free-delivery-prices'
  | 'delivery-type'
  | 'add-commission-to-dish-prices';
type Save<Of extends Part> = `POST /api/company/:companyID/pubs/:pubID/${Of}`;

async function saved(pub: APub, part: Part, body: CallBody<Save<Part>>): Promise<Shipping> {
  const save: Save<Part> = `POST /api/company/:companyID/pubs/:pubID/${part}`;
  return (await t.call(save, { params: pub.ids, as: pub.company, body })).shipping;
}

function shape(shape_id: string, vertices = zoneVertices) {
  return { shape_id, color: '#d94f3d', vertices };
}

test('a new pub has no delivery, accepts cash and has hours from ten to ten', async () => {
  const { pub } = await aPub(t);
  const begins = {
    available: false,
    shipping_time_from: 0,
    shapes: [],
    delivery_type: 'own',
    add_commission_to_dish_prices: false,
  };
  expect(pub.shipping).toMatchObject({
    ...begins,
    shipping_work_start: 600,
    shipping_work_end: 1320,
    shipping_work_hours_for_week: Array.from({ length: 7 }, () => ({ start: 600, end: 1320 })),
  });
  const params = { pubID: pub.id };
  expect(await t.sendRaw('GET /api/client/pub/:pubID/shipping/', { params })).toMatchObject({
    status: 200,
    body: { shipping: { ...begins, shipping_work_start: 0, shipping_work_end: 0 } },
  });
  expect(
    await t.send('GET /api/client/pub/:pubID/preorder', { params: { pubID: pub.id } }),
  ).toMatchObject({
    body: { preorder: { card_preorder: false, cash_preorder: true } },
  });
});

test('each setting is saved separately', async () => {
  const pub = await aPub(t);
  expect(await saved(pub, 'shipping-availability', { available: true })).toMatchObject({
    available: true,
  });
  expect(await saved(pub, 'shipping-time', { from: 30, to: 50 })).toMatchObject({
    shipping_time_from: 30,
    shipping_time_to: 50,
  });
  expect(await saved(pub, 'delivery-type', { delivery_type: 'delivery_service' })).toMatchObject({
    delivery_type: 'delivery_service',
  });
  const commission = { add_commission_to_dish_prices: true };
  expect(await saved(pub, 'add-commission-to-dish-prices', commission)).toMatchObject({
    ...commission,
    available: true,
    shipping_time_to: 50,
  });
  const preorder = { card_preorder: true, cash_preorder: false };
  expect(
    await t.send('POST /api/company/:companyID/pubs/:pubID/preorder', {
      params: pub.ids,
      as: pub.company,
      body: preorder,
    }),
  ).toMatchObject({ body: { preorder } });
  expect(await findShipping(t.deps.db, pub.pub.id)).toMatchObject({
    available: true,
    addsCommission: true,
    deliveryType: 'delivery_service',
    acceptedPayments: ['card_offline'],
  });
});

test('today’s hours are the hours of the weekday on the pub’s clock', async () => {
  const pub = await aPub(t);
  await switchDeliveryOn(t, pub);
  const work_hours = Array.from({ length: 7 }, (_, day) => ({
    start: day * 10,
    end: 1000 + day * 5,
  }));
  // 20 November 2026 is a Friday, and from 22:00 UTC a Saturday in Chișinău.
  expect(await saved(pub, 'shipping-work-hours', { work_hours })).toMatchObject({
    shipping_work_start: 40,
    shipping_work_end: 1020,
    shipping_work_hours_for_week: work_hours,
  });
  t.clock.set('2026-11-20T22:30:00Z');
  const later = await t.send('GET /api/client/pub/:pubID/shipping', { params: pub.ids });
  expect(later).toMatchObject({ body: { shipping: { shipping_work_start: 50 } } });
  t.clock.set('2026-11-20T17:00:00Z');
});

test('existing zones keep their price and threshold; a new one has no price', async () => {
  const pub = await aPub(t);
  await saved(pub, 'shipping', { shapes: [shape('a'), shape('b')] });
  const priced = await saved(pub, 'shipping-price', { prices: { a: 40.5, b: 0 } });
  expect(priced.shipping_prices).toEqual({ a: 40.5, b: 0 });
  await saved(pub, 'shipping-free-delivery-prices', { prices: { a: 500 } });
  const moved = zoneVertices.map(({ lat, lng }) => ({ lat: lat + 0.01, lng }));
  const redrawn = await saved(pub, 'shipping', { shapes: [shape('c'), shape('a', moved)] });
  expect(redrawn.shapes).toEqual([shape('c'), shape('a', moved)]);
  expect(redrawn.shipping_prices).toEqual({ a: 40.5 });
  expect(redrawn.shipping_free_delivery_prices).toEqual({ a: 500, c: 0 });
  const again = await saved(pub, 'shipping', { shapes: [shape('a'), shape('b')] });
  expect(again.shipping_prices).toEqual({ a: 40.5 });
  const unpriced = await saved(pub, 'shipping-price', { prices: {} });
  expect(unpriced.shipping_prices).toEqual({});
  expect(await saved(pub, 'shipping', { shapes: [] })).toMatchObject({ shapes: [] });
});

const bowTie = [0, 2, 1, 3].flatMap((index) => zoneVertices[index] ?? []);
test.each([
  ['shipping', { shapes: [shape('a'), shape('b', bowTie)] }, 'shapes.1.vertices'],
  ['shipping', { shapes: [shape('a'), shape('a')] }, 'shapes.1.shape_id'],
  ['shipping', { shapes: [shape('a', zoneVertices.slice(0, 2))] }, 'shapes.0.vertices'],
  ['shipping-price', { prices: { nowhere: 10 } }, 'prices.nowhere'],
  ['shipping-price', { prices: { toString: 10 } }, 'prices.toString'],
  ['shipping-free-delivery-prices', { prices: { nowhere: 10 } }, 'prices.nowhere'],
  ['shipping-price', { prices: { a: -1 } }, 'prices.a'],
  ['shipping-price', { prices: { a: 10.005 } }, 'prices.a'],
  ['shipping-time', { from: 60, to: 40 }, 'to'],
  ['shipping-time', { from: 0, to: 40 }, 'from'],
  ['shipping-work-hours', { work_hours: [{ start: 0, end: 60 }] }, 'work_hours'],
  // Between two steps of the sliders: 10:01.
  [
    'shipping-work-hours',
    { work_hours: Array.from({ length: 7 }, () => ({ start: 601, end: 1320 })) },
    'work_hours.0.start',
  ],
  ['delivery-type', { delivery_type: 'drone' }, 'delivery_type'],
  ['shipping-availability', {}, 'available'],
])('POST %s refuses %#', async (at, body, field) => {
  const pub = await aPub(t);
  expect(
    await t.sendRaw(`POST /api/company/:companyID/pubs/:pubID/${at}`, {
      params: pub.ids,
      as: pub.company,
      body,
    }),
  ).toMatchObject({
    status: 400,
    body: { code: 'validation_error', validationErrors: [{ field }] },
  });
});

test('another company cannot change the settings, and a deleted pub is not found', async () => {
  const pub = await aPub(t);
  await withDelivery(t, pub);
  const stranger = await aCompany(t);
  const body = { available: false };
  expect(
    await t.send('POST /api/company/:companyID/pubs/:pubID/shipping-availability', {
      params: pub.ids,
      as: stranger,
      body,
    }),
  ).toMatchObject({ status: 404 });
  expect((await findShipping(t.deps.db, pub.pub.id))?.available).toBe(true);
  await t.call('DELETE /api/company/:companyID/pubs/:pubID', { params: pub.ids, as: pub.company });
  for (const part of ['shipping', 'preorder'] as const) {
    const answer = await t.send(`GET /api/client/pub/:pubID/${part}`, { params: pub.ids });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
});
