import type { NewOrder } from '@comanda/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { bodyOf } from '../../../testing/builders/known-fields.ts';
import { zoneVertices } from '../../../testing/builders/builders.ts';
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

const AVAILABILITY = 'POST /api/company/:companyID/pubs/:pubID/shipping-availability';
const SHAPES = 'POST /api/company/:companyID/pubs/:pubID/shipping';
const PREORDER = 'POST /api/company/:companyID/pubs/:pubID/preorder';
const HOURS = 'POST /api/company/:companyID/pubs/:pubID/shipping-work-hours';

const asPub = ({ ids, company }: ADeliveringPub) => ({ params: ids, as: company });

const atTable: Partial<NewOrder> = { order_type: 'in_place', table_for_in_place_order: '7' };
const smallZone = zoneVertices.map(({ lat, lng }) => ({
  lat: (lat + 47.015) / 2,
  lng: (lng + 28.86) / 2,
}));

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ dish_id: index + 1, count: 1 }));

type Case = [
  code: string,
  change: Partial<NewOrder>,
  prepare?: (pub: ADeliveringPub) => Promise<unknown>,
];
const cases: Case[] = [
  [
    'delivery_is_off',
    {},
    (pub) => t.call(AVAILABILITY, { ...asPub(pub), body: { available: false } }),
  ],
  ['outside_delivery_zones', { lat: 46.5, lng: 28.86 }],
  [
    'zone_without_price',
    {},
    (pub) =>
      t.call(SHAPES, {
        ...asPub(pub),
        body: {
          shapes: [
            { shape_id: 'centru', color: '#d94f3d', vertices: zoneVertices },
            { shape_id: 'mic', color: '#2f7fd1', vertices: smallZone },
          ],
        },
      }),
  ],
  ['location_is_required', { lat: null, lng: null }],
  [
    'payment_type_not_offered',
    { payment_type: 'card_offline' },
    (pub) =>
      t.call(PREORDER, {
        ...asPub(pub),
        body: { card_preorder: false, cash_preorder: true },
      }),
  ],
  ['payment_type_not_offered', { payment_type: '' }],
  ['table_is_required', { ...atTable, table_for_in_place_order: '  ' }],
  [
    'in_place_order_is_off',
    atTable,
    (pub) =>
      t.call('PUT /api/company/:companyID/pubs/:pubID', {
        ...asPub(pub),
        body: { has_in_place_order: false },
      }),
  ],
  ['basket_is_empty', { dishes: [] }],
  ['order_line_limit_exceeded', { dishes: linesOf(201) }],
];

describe('an order is refused', () => {
  it.each(cases)('with %s', async (code, change, prepare) => {
    const pub = await aDeliveringPub(t);
    const body = aBasket(pub, change);
    if (prepare) {
      expect((await tryOrder(t, pub, { body: aBasket(pub) })).status).toBe(201);
      await prepare(pub);
    }
    expect(await tryOrder(t, pub, { body })).toMatchObject({ status: 422, body: { code } });
    const quote = await t.send('POST /api/client/pub/:pubID/orders/quote', {
      params: pub.ids,
      body: bodyOf('POST /api/client/pub/:pubID/orders/quote', body),
    });
    expect(quote).toMatchObject({ status: 200, body: { quote: { refusal: { code } } } });
  });

  it('outside the hours, with the time when the pub opens', async () => {
    const pub = await aDeliveringPub(t);
    await t.call(HOURS, {
      ...asPub(pub),
      body: { work_hours: Array.from({ length: 7 }, () => ({ start: 600, end: 1080 })) },
    });
    // It is 19:00 on the pub's clock; at 10:00 there, in winter, it is 08:00 in UTC.
    expect((await tryOrder(t, pub, { body: aBasket(pub) })).body).toMatchObject({
      code: 'pub_is_closed',
      facts: { opens_at: '2026-11-21T08:00:00.000Z' },
    });
    expect((await tryOrder(t, pub, { body: aBasket(pub, atTable) })).status).toBe(201);
  });

  it('after the publication has ended', async () => {
    const pub = await aDeliveringPub(t);
    t.clock.advance(31 * 24 * 60 * 60 * 1000);
    const { body } = await tryOrder(t, pub, { body: aBasket(pub) });
    t.clock.advance(-31 * 24 * 60 * 60 * 1000);
    expect(body).toMatchObject({ code: 'pub_expired' });
  });

  it('with hidden dishes, or dishes of another pub, naming them', async () => {
    const pub = await aDeliveringPub(t);
    const other = await aDeliveringPub(t);
    const [first, second] = pub.dishes;
    await changeDish(t, pub, { dish: second, change: { visible: false } });
    const [strange] = other.dishes;
    const dishes = [first, second, strange].map(({ id }) => ({ dish_id: id, count: 1 }));
    const body = aBasket(pub, { dishes });
    expect(await tryOrder(t, pub, { body })).toMatchObject({
      status: 422,
      body: { code: 'dish_not_available', facts: { dish_ids: [second.id, strange.id] } },
    });
    const quote = await t.send('POST /api/client/pub/:pubID/orders/quote', {
      params: pub.ids,
      body: bodyOf('POST /api/client/pub/:pubID/orders/quote', body),
    });
    expect(quote.body.quote).toMatchObject({
      dishes: [{ dish_id: first.id }],
      unavailable_dish_ids: [second.id, strange.id],
      dish_total: 100,
      refusal: { code: 'dish_not_available' },
    });
  });

  it.each([0, -1])('with a count of %i', async (count) => {
    const pub = await aDeliveringPub(t);
    const dishes = [{ dish_id: pub.dishes[0].id, count }];
    const { body } = await tryOrder(t, pub, { body: aBasket(pub, { dishes }) });
    expect(body).toMatchObject({ code: 'dish_count_is_invalid' });
  });

  it('when repeated lines add up to more than the limit', async () => {
    const pub = await aDeliveringPub(t);
    const line = { dish_id: pub.dishes[0].id, count: 600 };
    const { body } = await tryOrder(t, pub, { body: aBasket(pub, { dishes: [line, line] }) });
    expect(body).toMatchObject({ code: 'dish_count_is_invalid' });
  });

  it('when it has too many lines, with the limit', async () => {
    const pub = await aDeliveringPub(t);
    await t.call('PUT /api/company/:companyID/pubs/:pubID', {
      ...asPub(pub),
      body: { max_dish_units: 999 },
    });
    const line = { dish_id: pub.dishes[0].id, count: 1 };
    const order = (lines: number) =>
      tryOrder(t, pub, {
        body: aBasket(pub, { dishes: Array.from({ length: lines }, () => line) }),
      });
    expect((await order(200)).status).toBe(201);
    expect((await order(201)).body).toMatchObject({
      code: 'order_line_limit_exceeded',
      facts: { limit: 200 },
    });
  });

  it('with every field named that is missing or wrong', async () => {
    const pub = await aDeliveringPub(t);
    const blank = {
      client_name: ' ',
      full_address: '',
      main_phone_number: '',
      second_phone_number: 'abc',
    };
    expect(await tryOrder(t, pub, { body: aBasket(pub, blank) })).toMatchObject({
      status: 400,
      body: {
        code: 'validation_error',
        validationErrors: [
          { field: 'client_name', code: 'field_is_required' },
          { field: 'full_address', code: 'field_is_required' },
          { field: 'main_phone_number', code: 'field_is_required' },
          { field: 'second_phone_number', code: 'invalid_phone' },
        ],
      },
    });
  });

  it('at a pub that does not exist', async () => {
    const pub = await aDeliveringPub(t);
    const unknown = { ids: { ...pub.ids, pubID: 2_000_000_000 } };
    expect((await tryOrder(t, unknown, { body: aBasket(pub) })).status).toBe(404);
  });

  it('read by a token that the database cannot compare', async () => {
    const read = await t.send('GET /api/client/orders/:trackingToken', {
      params: { trackingToken: 'a\0b' },
    });
    expect(read).toMatchObject({ status: 400, body: { code: 'bad_document' } });
  });
});
