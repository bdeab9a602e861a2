import { Type, type TObject } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { Registration } from '../accounts/index.ts';
import { Courier, CourierOrder, CourierProfile } from '../couriers/index.ts';
import { liveMessage } from '../live/index.ts';
import { Category, Dish, Menu } from '../menu/index.ts';
import { GuestOrder, Order } from '../orders/index.ts';
import { Geolocation, Pub, PublicPub, PubSettings } from '../pubs/index.ts';
import { Preorder, Shape, Shipping } from '../shipping/index.ts';
import { Amount, Id, nullable, ok } from './index.ts';

/** The names that other programs read; new ones may be added, but none may change. */
const entities: readonly [string, TObject, string][] = [
  ['registration', Registration, 'email password name phone tariff'],
  ['pub', Pub, 'id company_id name url_name color color_theme bg_image_file_name wifi_password'],
  ['pub', Pub, 'address additional_info currency_id telegram_username has_in_place_order lat lng'],
  ['pub', Pub, 'shipping expiration_time_utc expired qr_code_file_name'],
  ['pub settings', PubSettings, 'name color_theme color wifi_password address additional_info'],
  ['pub settings', PubSettings, 'currency_id telegram_username has_in_place_order'],
  ['menu', Menu, 'id name visible place'],
  ['category', Category, 'id name visible place text_color image_file_name category_types'],
  ['dish', Dish, 'id name price sale_price ingredients place visible text_color image_file_name'],
  ['shipping', Shipping, 'available shipping_time_from shipping_time_to shipping_work_start'],
  ['shipping', Shipping, 'shipping_work_end shipping_work_hours_for_week shipping_prices'],
  ['shipping', Shipping, 'shipping_free_delivery_prices shapes delivery_type'],
  ['shipping', Shipping, 'add_commission_to_dish_prices'],
  ['shape', Shape, 'shape_id color vertices'],
  ['preorder', Preorder, 'card_preorder cash_preorder'],
  ['order', Order, 'id pub_id status order_type created_time client_name dishes delivery_price'],
  ['order', Order, 'town full_address main_phone_number second_phone_number payment_type'],
  ['order', Order, 'table_for_in_place_order comments prepared courier_info'],
  ['courier order', CourierOrder, 'id created_time status pub_name pub lat lng town full_address'],
  ['courier order', CourierOrder, 'client_name main_phone_number second_phone_number comments'],
  ['courier order', CourierOrder, 'payment_type delivery_price prepared dishes courier_info'],
  ['courier order', CourierOrder, 'total_dishes_price_without_commission'],
  ['courier', Courier, 'id full_name phone_number birth_date gender location telegram_username'],
  ['courier', Courier, 'image_file_name balance'],
  ['profile', CourierProfile, 'full_name phone_number gender birth_date location'],
  ['geolocation', Geolocation, 'lat lng'],
];

describe('wire names', () => {
  it.each(entities)('of a %s stay unchanged', (_, schema, names) => {
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(names.split(' ')));
  });

  it('of a public pub and a guest’s order contain no private data', () => {
    const sent = [PublicPub, GuestOrder].flatMap((schema) => Object.keys(schema.properties));
    const secret = /company|courier_info|phone|full_address|client_name|town|comments|^l(?:at|ng)$/;
    const seen = sent.filter((name) => secret.test(name));
    // The pub's place and phone number are public.
    expect(seen).toEqual(['phone', 'lat', 'lng']);
  });

  it('of a guest’s personal data are sent to a courier only after reserving', () => {
    const optional =
      'client_name main_phone_number second_phone_number full_address comments lat lng dishes delivery_price total_dishes_price_without_commission';
    for (const name of optional.split(' ')) expect(CourierOrder.required).not.toContain(name);
  });
});

describe('schemas', () => {
  const message = liveMessage(Type.Object({ id: Id }));
  it.each([
    ['an amount', Amount, 0, true],
    ['a negative amount', Amount, -0.01, false],
    ['too large an amount', Amount, 10_000_000, false],
    ['an id', Id, 1, true],
    ['zero as an id', Id, 0, false],
    ['half an id', Id, 1.5, false],
    ['null where it may stand', nullable(Id), null, true],
    ['a value where null may stand', nullable(Id), 3, true],
    ['another type where null may stand', nullable(Id), '3', false],
    ['null for an object', nullable(Geolocation), null, true],
    ['an object where null may stand', nullable(Geolocation), { lat: 47, lng: 28 }, true],
    ['a point off the globe', Geolocation, { lat: 91, lng: 28 }, false],
    ['a success', ok({ id: Id }), { ok: true, id: 1 }, true],
    ['a failure as success', ok({ id: Id }), { ok: false, id: 1 }, false],
    ['a new order', message, { event_type: 'CREATE_EVENT', order: { id: 1 } }, true],
    ['a changed order', message, { event_type: 'UPDATE_EVENT', order: { id: 1 } }, true],
    ['all orders', message, { event_type: 'GET_ALL', orders: [{ id: 1 }] }, true],
    ['all orders as one', message, { event_type: 'GET_ALL', order: { id: 1 } }, false],
    ['an unknown event', message, { event_type: 'DELETE_EVENT', order: { id: 1 } }, false],
  ])('%s', (_, schema, value, expected) => {
    expect(Value.Check(schema, value)).toBe(expected);
  });
});
