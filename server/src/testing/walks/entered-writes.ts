import { randomUUID } from 'node:crypto';
import { DEFAULT_HOURS } from '@comanda/domain/hours';
import { DEFAULT_LATER } from '@comanda/domain/later';
import { overrulable } from '@comanda/domain/orders';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import type { Call } from '@comanda/contract';
import type { UploadCall } from '@comanda/contract/client';
import sharp from 'sharp';
import { anOrder, type ADeliveringPub, type AnOrder } from '../builders/order-builders.ts';
import { aDeskKey, aDeskReport } from '../builders/a-desk-report.ts';
import { paymentFields } from '../builders/a-payment.ts';
import { bankAccount } from '../mia/bank-simulator.ts';
import { aPushSubscription } from '../builders/a-push-subscription.ts';
import { plainZoneTerms, zoneVertices } from '../builders/builders.ts';
import { aLinkedChat } from '../telegram/a-linked-chat.ts';
import { receiptWrites } from './receipt-writes.ts';
import { optionWrites } from './option-writes.ts';
import { printingWrites } from './printing-writes.ts';
import type { TestApp } from '../app/build-test-app.ts';

type Token = { accesstoken: string };
type Write = (t: TestApp, as: Token) => Promise<number>;

const HOUR_MS = 60 * 60_000;
const nextHour = (time: string): string =>
  new Date((Math.floor(Date.parse(time) / HOUR_MS) + 1) * HOUR_MS).toISOString();

/**
 * One valid request for every call that writes inside a pub, in an order in which each finds the data that it
 * needs: deletions come last. For tests of all of them.
 */
export function enteredWrites(
  pub: ADeliveringPub,
  { order, courierId }: { order: AnOrder; courierId: number },
): Record<string, Write> {
  const all: Record<string, Write> = {};
  const params = {
    ...pub.categoryIds,
    ...order.ids,
    dishID: pub.dishes[0].id,
    courierID: courierId,
    deskKey: aDeskKey(),
  };
  const add = (name: Call, body?: object, query = {}): void => {
    all[name] = async (t, as) => (await t.sendRaw(name, { params, query, as, body })).status;
  };
  const addUpload = (name: UploadCall): void => {
    all[name] = async (t, as) => {
      const noise = {
        create: { width: 40, height: 40, channels: 3, background: '#aa5533' },
      } as const;
      const file = await sharp(noise).jpeg().toBuffer();
      return (await t.upload(name, { params, as, file })).status;
    };
  };
  const base = '/api/company/:companyID/pubs/:pubID' as const;
  const menu = `${base}/menus/:menuID` as const;
  const category = `${menu}/categories/:categoryID` as const;
  const dish = `${category}/dishes/:dishID` as const;
  const row = { visible: true, place: 1 };
  const design = { ...row, text_color: '#ffffff' };
  const aCategory = { ...design, name: 'Supe', category_types: ['soup'] };
  const food = { allergens: { eggs: 'contains' }, portion: { amounts: [350], unit: 'g' } } as const;
  const aDish = { ...design, name: 'Zeamă', price: 60, sale_price: 0, ingredients: '', food };

  add('POST /api/company/:companyID/pubs', { name: 'Al doilea', url_name: 'al-doilea-local' });
  add(`PUT ${base}`, {
    name: 'Localul intrat',
    color_theme: 'dark',
    color: '#336699',
    wifi_password: '',
    address: '',
    additional_info: '',
    currency_id: 1,
    telegram_username: '',
    has_in_place_order: true,
    has_pick_up_order: true,
    usual_minutes_pick_up: 25,
  });
  add(`POST ${base}/set-up`, { done: 'bell' });
  add(`PUT ${base}/pause`, { order_types: ['delivery'], until: UNTIL_SWITCHED_BACK });
  add(`PUT ${base}/busy`, { minutes: 20, until: UNTIL_SWITCHED_BACK });
  addUpload(`PATCH ${base}/bg`);
  add(`POST ${base}/geolocation`, { lat: 47.01, lng: 28.86 });
  add(`POST ${base}/shipping`, {
    shapes: [{ shape_id: 'centru', color: '#d94f3d', vertices: zoneVertices }],
  });
  add(`POST ${base}/shipping-price`, { prices: { centru: 40 } });
  add(`POST ${base}/zone-terms`, { zone: { ...plainZoneTerms, shape_id: 'centru', price: 40 } });
  add(`POST ${base}/shipping-free-delivery-prices`, { prices: { centru: 0 } });
  add(`PUT ${base}/hours`, { hours: DEFAULT_HOURS, revision: 1 });
  add(`PUT ${base}/later`, { later: { ...DEFAULT_LATER, order_types: ['pick_up'] } });
  add(`PUT ${base}/slots`, { from: nextHour(order.order.created_time), is_shut: true });
  add(`POST ${base}/shipping-work-hours`, {
    work_hours: Array.from({ length: 7 }, () => ({ start: 0, end: 1440 })),
  });
  add(`POST ${base}/shipping-time`, { from: 30, to: 50 });
  add(`POST ${base}/shipping-availability`, { available: true });
  add(`POST ${base}/delivery-type`, { delivery_type: 'own' });
  add(`POST ${base}/preorder`, { card_preorder: true, cash_preorder: true });
  add(`POST ${base}/add-commission-to-dish-prices`, { add_commission_to_dish_prices: false });
  add(`POST ${base}/couriers`, { courier_id: courierId });
  add(`DELETE ${base}/couriers/:courierID`);
  add(`POST ${base}/menus`, { ...row, name: 'Bar' });
  add(`PUT ${menu}`, { name: 'Bucătărie', visible: true });
  for (const direction of ['move-left', 'move-right'] as const) add(`POST ${menu}/${direction}`);
  add(`POST ${menu}/categories`, aCategory);
  add(`PUT ${category}`, aCategory);
  addUpload(`PATCH ${category}/image`);
  for (const direction of ['move-left', 'move-right'] as const)
    add(`POST ${category}/${direction}`);
  add(`POST ${category}/dishes`, aDish);
  add(`PUT ${dish}`, aDish);
  addUpload(`PATCH ${dish}/image`);
  const copy = { name: 'O copie', visible: true };
  const { menuID, categoryID } = pub.categoryIds;
  add(`POST ${base}/menus/copy`, { ...copy, source_menu_id: menuID });
  add(`POST ${menu}/categories/copy`, { ...copy, source_category_id: categoryID });
  add(`POST ${category}/dishes/copy`, { ...copy, source_dish_id: params.dishID });
  const shown = { visible: true };
  const seenDish = { dish_id: params.dishID, seen: shown, wanted: shown };
  add(`POST ${base}/dishes/change`, { changes: [seenDish], if_changed: 'leave' });
  // On sale: the orders of the tests that send all writes contain this dish.
  add(`PUT ${base}/dishes/:dishID/sold-out`, { until: null });
  add(`PUT ${base}/dishes/:dishID/left-count`, { left: null });
  for (const level of [menu, category, dish] as const) add(`POST ${level}/move-to`, { place: 1 });
  for (const direction of ['move-left', 'move-right'] as const) add(`POST ${dish}/${direction}`);
  const menuImport = `POST ${base}/menu-import` as const;
  all[menuImport] = async (t, as) => {
    const rows = [
      {
        menu: 'Bar',
        category: 'Vin',
        name: 'Fetească',
        price: 45,
        ingredients: null,
        visible: true,
      },
    ];
    const list = { rows, hides_missing: false };
    const preview = await t.call(menuImport, { params, as, body: { ...list, dry_run: true } });
    const body = { ...list, dry_run: false, fingerprint: preview.fingerprint };
    return (await t.send(menuImport, { params, as, body })).status;
  };
  add(`PUT ${base}/translations`, {
    items: [{ kind: 'dish', id: params.dishID, language: 'en', name: 'Chicken soup' }],
  });
  add(`PUT ${base}/orders/:orderID/update-dishes`, {
    dishes: [{ dish_id: pub.dishes[0].id, count: 3 }],
  });
  add(`PUT ${base}/orders/:orderID/update-delivery-price`, undefined, { price: 0 });
  const discount = `PUT ${base}/orders/:orderID/discount` as const;
  all[discount] = async (t, as) => {
    const { order: seen } = await t.call(`GET ${base}/orders/:orderID`, { params, as });
    // Repeated, it would change nothing.
    const given = seen.discount ? { amount: 0 } : { percent: 10 };
    const body = { revision: seen.revision, ...given, discount_reason: 'regular' as const };
    return (await t.send(discount, { params, as, body })).status;
  };
  const comp = `PUT ${base}/orders/:orderID/comp` as const;
  all[comp] = async (t, as) => {
    const { order: seen } = await t.call(`GET ${base}/orders/:orderID`, { params, as });
    const [line] = seen.dishes;
    const count = line?.comp_count === undefined ? 1 : 0;
    const which = { revision: seen.revision, line_id: line?.line_id ?? 0, count };
    const body = { ...which, comp_reason: 'complaint' } as const;
    return (await t.send(comp, { params, as, body })).status;
  };
  add(`POST ${base}/rehearsal-order`, { order_type: 'in_place' });
  const staffOrder = `POST ${base}/orders` as const;
  all[staffOrder] = async (t, as) => {
    const dishes = [{ dish_id: params.dishID, count: 1 }];
    const body = { order_type: 'in_place', table_for_in_place_order: '7', dishes } as const;
    const overrules = [...overrulable];
    const idempotencyKey = randomUUID();
    const sent = { params, as, body: { ...body, overrules }, idempotencyKey };
    return (await t.send(staffOrder, sent)).status;
  };
  const payments = `POST ${base}/orders/:orderID/payments` as const;
  const voiding = `PUT ${base}/orders/:orderID/payments/:paymentID/void` as const;
  all[payments] = async (t, as) =>
    (await t.send(payments, { params, as, body: paymentFields() })).status;
  all[voiding] = async (t, as) => {
    const name = `GET ${base}/orders/:orderID/payments` as const;
    const paymentID = (await t.call(name, { params, as })).payments.at(-1)?.id ?? 0;
    const body = { void_reason: 'mistake' } as const;
    return (await t.send(voiding, { params: { ...params, paymentID }, as, body })).status;
  };
  add(`PUT ${base}/orders/:orderID/receipt-to`, { receipt_to: '069 777 888', buyer_idno: '' });
  // Before the request: while one is open the account stays.
  add(`PUT ${base}/mia`, bankAccount);
  add(`DELETE ${base}/mia`);
  const mia = `POST ${base}/orders/:orderID/mia` as const;
  all[mia] = async (t, as) => {
    const account = { params, as: pub.company, body: bankAccount };
    await t.call(`PUT ${base}/mia`, account);
    const { order: seen } = await t.call(`GET ${base}/orders/:orderID`, { params, as });
    const body = { amount: 0.01, paid: seen.paid ?? 0 };
    return (await t.send(mia, { params, as, body })).status;
  };
  add(`PUT ${base}/orders/:orderID/mia/cancel`);
  Object.assign(all, receiptWrites(pub, order));
  add(`PUT ${base}/orders/:orderID/opened`);
  add(`PUT ${base}/orders/:orderID/handover`);
  add(`PUT ${base}/orders/:orderID/accept`, { minutes: 20 });
  const promise = `PUT ${base}/orders/:orderID/promise` as const;
  all[promise] = async (t, as) => {
    const { order: seen } = await t.call(`GET ${base}/orders/:orderID`, { params, as });
    const body = { minutes: 45, from: seen.promised_at, promise_reason: 'too_busy' } as const;
    return (await t.send(promise, { params, as, body })).status;
  };
  const kitchen = `PUT ${base}/orders/:orderID/kitchen` as const;
  all[kitchen] = async (t, as) => {
    const { order: seen } = await t.call(`GET ${base}/orders/:orderID`, { params, as });
    const lines = seen.dishes.map(({ line_id, count }) => ({ line_id, count, is_done: true }));
    return (await t.send(kitchen, { params, as, body: { lines } })).status;
  };
  add(`PUT ${base}/orders/:orderID/update-prepared`, { prepared: true });
  add(`PUT ${base}/orders/:orderID/update-status`, undefined, { status: 'not_handled' });
  const refuseSeveral = `PUT ${base}/orders/refuse` as const;
  all[refuseSeveral] = async (t, as) => {
    // Deliveries are paused by then, and no dish is sold out yet.
    const atTable = { order_type: 'in_place', table_for_in_place_order: '7' } as const;
    const { ids } = await anOrder(t, pub, atTable);
    const body = { order_ids: [ids.orderID], reason: 'closing' as const };
    return (await t.send(refuseSeveral, { params, as, body })).status;
  };
  add(`PUT ${base}/orders/:orderID/refuse`, {
    reason: 'sold_out',
    sold_out_dish_ids: [pub.dishes[0].id],
  });
  add(`POST ${base}/stations`, { name: 'Grătar' });
  for (const method of ['PUT', 'DELETE'] as const) {
    const station = `${method} ${base}/stations/:stationID` as const;
    all[station] = async (t, as) => {
      const { stations } = await t.call(`GET ${base}/stations`, { params, as });
      const at = { ...params, stationID: stations[0]?.id ?? 0 };
      return (await t.sendRaw(station, { params: at, as, body: { name: 'Cuptor' } })).status;
    };
  }
  const alerts = `${base}/alerts` as const;
  add(`PUT ${alerts}`, {
    push_after_seconds: 40,
    telegram_after_seconds: 80,
    again_after_seconds: 160,
  });
  add(`PUT ${alerts}/unheard-warning`, { warns_when_unheard: true });
  add(`PUT ${alerts}/desks/:deskKey`, aDeskReport());
  add(`POST ${alerts}/push-subscriptions`, aPushSubscription());
  add(`POST ${alerts}/test`, { channel: 'push' });
  const remove = `DELETE ${alerts}/push-subscriptions/:subscriptionID` as const;
  all[remove] = async (t, as) => {
    const { devices } = (await t.call(`GET ${alerts}`, { params, as })).alerts;
    const at = { ...params, subscriptionID: devices[0]?.id ?? 0 };
    return (await t.send(remove, { params: at, as })).status;
  };
  add(`POST ${base}/alerts/telegram-code`, { language: 'ro' });
  add(`POST ${base}/alerts/telegram-test`);
  const chat = `DELETE ${base}/alerts/telegram-chats/:chatID` as const;
  all[chat] = async (t, as) => {
    const at = { ...params, chatID: await aLinkedChat(t, pub.ids) };
    return (await t.sendRaw(chat, { params: at, as })).status;
  };
  Object.assign(all, optionWrites(pub), printingWrites(pub, order));
  add(`DELETE ${dish}`);
  add(`DELETE ${category}`);
  add(`DELETE ${menu}`);
  add(`DELETE ${base}`);
  return all;
}
