import { randomUUID } from 'node:crypto';
import { must, type Caller } from '@comanda/contract/client';
import { routes, type Call } from '@comanda/contract';
import { DEFAULT_HOURS, type PubHours } from '@comanda/domain/hours';
import type { RouteSpec } from '@comanda/contract/routing';
import type { TestApp } from '../../app/build-test-app.ts';
import {
  aClient,
  aCompany,
  aMenuWithDishes,
  aPhone,
  aPub,
  PASSWORD,
  unique,
  zoneVertices,
} from '../../builders/builders.ts';
import { aPaidOrder, aTill, want } from '../../receipts/a-till.ts';
import { tillCalls } from '../../receipts/a-till-worker.ts';
import { printerFields } from '../../printing/a-printer.ts';
import { aBridge, pairingCode } from '../../printing/a-bridge.ts';
import { aPayment, paymentFields } from '../../builders/a-payment.ts';
import { aPushSubscription } from '../../builders/a-push-subscription.ts';
import type { EveryRole } from '../../builders/every-role.ts';
import { knownFields } from '../../builders/known-fields.ts';
import {
  aBasket,
  aDeliveringPub,
  anOrder,
  anOrderAtTable,
  aWaitingOrder,
  setStatus,
} from '../../builders/order-builders.ts';
import { fullValueOf } from '../../fuzzing/schema-values.ts';
import { roleFor } from '../role-for.ts';

const food = {
  allergens: { milk: 'contains' },
  diets: ['vegetarian'],
  portion: { amounts: [350], unit: 'g' },
};

const DISHES = '/api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes';
/** Two at least. */
const sizes = {
  choices: [
    { name: 'mic', price: 45 },
    { name: 'mare', price: 90 },
  ],
};

export type RightRequest = {
  readonly params: Readonly<Record<string, string | number>>;
  readonly as: Caller | undefined;
  readonly query: Readonly<Record<string, string | number>> | undefined;
  readonly body: object | undefined;
  /** Of a bridge, which is no account. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** New data for each request of a call that would be refused if the same request were sent twice. */
type Renewed = {
  readonly ids?: RightRequest['params'];
  readonly as?: Caller;
  readonly headers?: RightRequest['headers'];
  readonly fields?: object;
};
type Renew = (t: TestApp, world: EveryRole) => Promise<Renewed>;

async function aCopy(t: TestApp): Promise<Renewed> {
  const pub = await aPub(t);
  const { ids, menu, category, dishes } = await aMenuWithDishes(t, pub);
  const fields = {
    source_menu_id: menu.id,
    source_category_id: category.id,
    source_dish_id: dishes[0].id,
  };
  return { ids, as: pub.company, fields };
}

/** A receipt at the till, and what its bridge says of it. */
async function aTakenReceipt(t: TestApp): Promise<Renewed> {
  const pub = await aDeliveringPub(t);
  const bridge = await aBridge(t, pub);
  const send = tillCalls(t, bridge);
  await aTill(t, pub);
  await must(want(t, pub, await aPaidOrder(t, pub)));
  const { receipt_id: id } = (await send('till', { state: 'ok' })) as { receipt_id: number };
  const claim = randomUUID();
  await send(`receipts/${id}/take`, { claim });
  return {
    ids: { receiptID: id },
    headers: { authorization: `Bearer ${bridge.token}` },
    fields: { claim, result: 'issued', number: '0042', link: '', device: 'ECC-1', words: '' },
  };
}

/** The texts of the settings have left a list of tables in which that of an order is not. */
async function withAnyTable(t: TestApp, { pub }: EveryRole): Promise<Renewed> {
  const body = { tables: '' };
  await t.call('PUT /api/company/:companyID/pubs/:pubID', {
    params: pub.ids,
    as: pub.company,
    body,
  });
  return {};
}

/** A request to the pub's settings may have switched on that a second order has to fit the first. */
async function withReserved(t: TestApp, { pub, courier }: EveryRole): Promise<Renewed> {
  await t.call('PUT /api/company/:companyID/pubs/:pubID', {
    params: pub.ids,
    as: pub.company,
    body: { second_order_must_fit: false },
  });
  const fields = { order_id: (await aWaitingOrder(t, pub)).id };
  await t.call('POST /api/courier/:courierID/reserve-order', {
    params: courier.ids,
    as: courier,
    body: fields,
  });
  return { fields };
}

const renewals: Readonly<Partial<Record<Call, Renew>>> = {
  'POST /api/auth/login': async (t) => {
    const { email } = await aCompany(t);
    return { fields: { as: 'company', email } };
  },
  'POST /api/client/delete-client': async (t) => {
    const { phone, password } = await aClient(t);
    return { fields: { phone, password } };
  },
  'POST /api/client/pub/:pubID/orders': withAnyTable,
  'POST /api/client/pub/:pubID/orders/quote': withAnyTable,
  'POST /api/client/pub/:pubID/orders/times': withAnyTable,
  'POST /api/company/:companyID/pubs/:pubID/orders': withAnyTable,
  'POST /api/company/:companyID/pubs/:pubID/orders/quote': withAnyTable,
  // Not of both.
  'POST /api/company/:companyID/pubs/:pubID/orders/last': async () => ({ fields: { table: '' } }),
  'PUT /api/company/:companyID/pubs/:pubID/slots': async () => ({
    fields: { from: '2026-11-20T18:00:00Z', is_shut: false },
  }),
  'POST /api/account/password': async (t) => ({ as: await aCompany(t) }),
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status': async (t, { pub }) => ({
    ids: (await anOrder(t, pub)).ids,
  }),
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/refuse': async (t, { pub }) => ({
    ids: (await anOrder(t, pub)).ids,
    fields: { reason: 'other', text: 'altceva', sold_out_dish_ids: [], sold_out_choice_ids: [] },
  }),
  'PUT /api/company/:companyID/pubs/:pubID/orders/refuse': async (t, { pub }) => ({
    fields: { order_ids: [(await anOrder(t, pub)).id], reason: 'other', text: 'altceva' },
  }),
  'POST /api/company/:companyID/pubs/:pubID/orders/:orderID/payments': async (t, { pub }) => ({
    ids: (await anOrder(t, pub)).ids,
    fields: paymentFields(),
  }),
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/payments/:paymentID/void': async (
    t,
    { pub },
  ) => {
    const order = await anOrder(t, pub);
    const { id: paymentID } = await aPayment(t, pub, order);
    return { ids: { ...order.ids, paymentID }, fields: { void_reason: 'other' } };
  },
  // Each name that is taken changes what was before.
  'POST /api/company/:companyID/pubs/:pubID/zone-terms': async (t, { pub }) => {
    const { shipping } = await t.call('GET /api/client/pub/:pubID/shipping', { params: pub.ids });
    const before = shipping.zone_terms.find(({ shape_id }) => shape_id === 'centru');
    const closed_texts = { en: 'a', ro: 'b', ru: 'c' };
    return { fields: { zone: { ...before, closed_until: null, closed_texts }, before } };
  },
  // The pub's currency may have been changed, and an order keeps its own.
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes': async (t, { pub }) => {
    const line = { dish_id: pub.dishes[0].id, count: 1, note: 'a' };
    const order = await anOrder(t, pub, { dishes: [{ ...line, count: 3 }] });
    await must(setStatus(t, pub, { order, to: 'preparing' }));
    const why = { void_reason: 'other', void_text: 'altceva' };
    return { ids: order.ids, fields: { dishes: [line], ...why } };
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/discount': async (t, { pub }) => ({
    ids: (await anOrder(t, pub)).ids,
    fields: {
      revision: 1,
      percent: 10,
      amount: undefined,
      discount_reason: 'other',
      discount_text: 'altceva',
    },
  }),
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/comp': async (t, { pub }) => {
    const { ids } = await anOrder(t, pub);
    const { order } = await t.call('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
      params: ids,
      as: pub.company,
    });
    const line_id = order.dishes[0]?.line_id;
    return {
      ids,
      fields: { revision: 1, line_id, count: 1, comp_reason: 'other', comp_text: 'altceva' },
    };
  },
  'POST /api/company/:companyID/pubs/:pubID/alerts/push-subscriptions': async () => ({
    fields: aPushSubscription(),
  }),
  'POST /api/client/orders/:trackingToken/push-subscriptions': async (t, { pub }) => ({
    ids: { trackingToken: (await anOrder(t, pub)).trackingToken },
    fields: aPushSubscription(),
  }),
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/receipt': async (t, { pub }) => ({
    ids: (await aPaidOrder(t, pub)).ids,
    fields: { answer: 'by_hand', number: '5' },
  }),
  'POST /api/print-bridge/receipts/:receiptID/result': aTakenReceipt,
  'POST /api/print-bridge/pair': async (t, { pub }) => ({
    fields: { code: (await pairingCode(t, pub)).code, name: 'Casa' },
  }),
  // A pub has a limited number of printers.
  'POST /api/company/:companyID/pubs/:pubID/printers': async (t) => {
    const { ids, company } = await aPub(t);
    return { ids, as: company, fields: printerFields() };
  },
  'PUT /api/company/:companyID/pubs/:pubID/printers/:printerID': async () => ({
    fields: printerFields(),
  }),
  // A pub has a limited number of option groups.
  'POST /api/company/:companyID/pubs/:pubID/option-groups': async (t) => {
    const { ids, company } = await aPub(t);
    return { ids, as: company };
  },
  'POST /api/company/:companyID/pubs/:pubID/dishes/change': async (_t, { ids }) => {
    const onSale = { sold_out_until: null };
    const changes = [{ dish_id: ids['dishID'], seen: onSale, wanted: onSale }];
    return { fields: { changes, if_changed: 'leave' } };
  },
  [`POST ${DISHES}`]: async () => ({ fields: { sizes } }),
  [`PUT ${DISHES}/:dishID`]: async (t) => {
    const pub = await aPub(t);
    const { ids, dishes } = await aMenuWithDishes(t, pub);
    return { ids: { ...ids, dishID: dishes[0].id }, as: pub.company, fields: { sizes } };
  },
  // Each request has to have read the hours that it changes.
  'PUT /api/company/:companyID/pubs/:pubID/hours': async (t) => {
    const { ids, company } = await aPub(t);
    const texts = { en: 'a', ro: 'b', ru: 'в' };
    const [span, on] = [{ start: 600, end: 1320 }, ['delivery'] as const];
    const week = [{ days: [0], ...span }];
    const hours: PubHours = {
      services: {
        ...DEFAULT_HOURS.services,
        delivery: { week, follows: null, last_order: 30 },
      },
      periods: [{ name: texts, from: '05-01', to: '09-30', services: on, week }],
      exceptions: [
        {
          from: '2099-12-31',
          to: '2099-12-31',
          kind: 'hours',
          spans: [span],
          services: on,
          text: texts,
        },
      ],
    };
    return { ids, as: company, fields: { hours, revision: 0 } };
  },
  // A pub has a limited number of menus, and a menu of categories.
  'POST /api/company/:companyID/pubs/:pubID/menus/copy': (t) => aCopy(t),
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/copy': (t) => aCopy(t),
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/copy': (
    t,
  ) => aCopy(t),
  'POST /api/company/:companyID/pubs/:pubID/menu-import': async () => ({
    fields: {
      rows: [
        {
          menu: 'Bar',
          category: 'Vin',
          name: 'Fetească',
          price: 45,
          ingredients: 'a',
          visible: true,
          food,
          food_removed: ['spiciness'],
          option_groups: [],
          sizes: [
            { name: 'mic', price: 45 },
            { name: 'mare', price: 90 },
          ],
        },
      ],
      dry_run: true,
    },
  }),
  'PUT /api/company/:companyID/pubs/:pubID/translations': async (_t, { ids }) => ({
    fields: {
      items: [{ kind: 'dish', id: ids['dishID'], language: 'ru', name: 'Зама', text: 'курица' }],
    },
  }),
  'POST /api/company/:companyID/pubs/:pubID/stations': async () => ({
    fields: { category_ids: [] },
  }),
  'PUT /api/company/:companyID/pubs/:pubID/stations/:stationID': async () => ({
    fields: { category_ids: [] },
  }),
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/promise': async () => ({
    fields: { minutes: 20, from: null },
  }),
  'POST /api/courier/:courierID/set-order-to-canceled': withReserved,
  'POST /api/courier/:courierID/position': withReserved,
  'POST /api/admin/couriers/:courierID/settlements/:settlementID/reverse': async (t, world) => {
    const { line } = await must(
      t.send('POST /api/admin/couriers/:courierID/settlements', {
        params: world.courier.ids,
        as: world.callers.admin,
        body: { amount: 5, note: '' },
      }),
    );
    return { ids: { settlementID: line.id } };
  },
};

const south = zoneVertices.map(({ lat, lng }) => ({ lat: lat - 1, lng }));
const zones = [
  { shape_id: 'sud', color: '#336699', vertices: south },
  { shape_id: 'centru', color: '#d94f3d', vertices: zoneVertices },
];
const prices = { centru: 40 };

/** Fields that pass the rules of every call, so that only the tried text can be the reason of a refusal. */
function rightFields(
  { ids, pub, orders }: EveryRole,
  { isAtTable }: { isAtTable: boolean },
): object {
  return {
    ...aBasket(pub),
    table_for_in_place_order: '',
    ...(isAtTable && anOrderAtTable(pub, '4')),
    name: unique('Numele'),
    email: `${unique('text')}@example.md`,
    password: PASSWORD,
    old_password: PASSWORD,
    phone: aPhone(),
    phone_number: aPhone(),
    url_name: unique('local'),
    wifi_network: 'Casa',
    wifi_password: 'o parolă',
    telegram_username: 'ion_rusu',
    tables: '',
    // Wide, for the orders of the other calls.
    max_dish_units: 999,
    max_order_units: 9_999,
    max_order_total: 9_999_999,
    max_waiting_of_table: 500,
    max_waiting: 5_000,
    time_zone: 'Europe/Chisinau',
    has_in_place_order: true,
    has_pick_up_order: true,
    takes_dish_notes: true,
    avoids: ['nuts', 'vegan'],
    working_language: 'ro',
    other_languages: ['ru'],
    rule: 'sum',
    choices: [
      { name: 'Ardei', price: 5, max_count: 1, food, size_prices: [{ size: 'mare', price: 9 }] },
    ],
    visible: true,
    serving_hours: [{ days: [0, 1, 2, 3, 4, 5, 6], start: 0, end: 1440 }],
    food,
    place: 1,
    birth_date: '2000-01-01',
    receipt_to: 'ana@example.md',
    buyer_idno: '1008600038413',
    date: '2026-11-20',
    shapes: zones,
    prices,
    order_id: orders.reserved.id,
    happened_at: '2026-11-20T16:59:00Z',
    cancel_reason: 'other',
    cancel_text: 'altceva',
    status: 'canceled',
    level: 'menu',
    source_id: ids['menuID'],
    // Left out: each would be a reason of its own.
    expected_total: undefined,
    change_from: undefined,
    wanted_at: undefined,
    revision: undefined,
    action_id: undefined,
    from: undefined,
    at: undefined,
  };
}

/** A valid request. Each one has a new name, e-mail and phone, which no other account uses. */
export async function rightRequest(
  t: TestApp,
  world: EveryRole,
  { name, isAtTable }: { name: Call; isAtTable: boolean },
): Promise<RightRequest> {
  const { access, body, query }: RouteSpec = routes[name];
  const renewed = (await renewals[name]?.(t, world)) ?? {};
  const fields = { ...rightFields(world, { isAtTable }), ...renewed.fields };
  const isOfZones = Object.hasOwn(knownFields(body, { shapes: zones }) ?? {}, 'shapes');
  const before = isOfZones ? zones : prices;
  const usual = { before, ...fields };
  return {
    params: { ...world.ids, ...renewed.ids },
    as: renewed.as ?? world.callers[roleFor(access)],
    ...(renewed.headers && { headers: renewed.headers }),
    query: knownFields(query, fields) as RightRequest['query'],
    body: body && { ...(fullValueOf(body) as object), ...knownFields(body, usual) },
  };
}
