import { recordAttempts } from '../../../../scripts/record-attempts.ts';
import { addressOf } from '@comanda/contract/client';
import { randomUUID } from 'node:crypto';
import { listCalls, routes } from '@comanda/contract';
import { listSockets } from '@comanda/contract/live';
import { key, type RouteKey, type RouteSpec } from '@comanda/contract/routing';
import { fullValueOf } from '../fuzzing/schema-values.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdministrator, startSession } from '../../features/accounts/index.ts';
import { companyIdOf, type AccountId } from '../../ids.ts';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { aCompany, aMenuWithDishes, aPub, unique, type APub } from '../builders/builders.ts';
import { aCompanyWithIdOf, anotherAccount } from '../builders/company-accounts.ts';
import { paymentFields } from '../builders/a-payment.ts';
import { databaseContent } from './database-content.ts';
import { aPushSubscription } from '../builders/a-push-subscription.ts';
import { knownFields } from '../builders/known-fields.ts';
import { accessOf, answersByAccess, isOwn, specOf, type Outsider } from './outsiders.ts';

type Token = { accesstoken: string } | undefined;
type Ids = Record<string, string>;

const withoutKey = new Set(['public_data', 'registration', 'guest_order', 'mail']);
/** The calls for which a stranger needs a key that is no account's. Logging out without one has nothing to end. */
const openByKey = listCalls().filter((name) => {
  const { openBy }: RouteSpec = routes[name];
  return openBy !== undefined && !withoutKey.has(openBy) && name !== 'POST /api/auth/logout';
});

const password = 'o parolă destul de lungă';
let t: TestApp;
let registered: string[];
let victim: Ids;
let strangersOwn: Ids;
let strangers: Record<Outsider, Token>;

async function aCourierAccount(): Promise<{ id: number; accesstoken: string }> {
  const email = `${unique('curier')}@example.md`;
  const profile = { full_name: 'Ion Străinul', phone_number: '069111222' };
  const { accesstoken } = await t.call('POST /api/courier', {
    body: { email, password, ...profile },
  });
  const { courier } = await t.call('GET /api/courier', { as: { accesstoken } });
  return { id: courier.id, accesstoken };
}

async function idsOf(pub: APub): Promise<Ids> {
  const { menu, category, dishes } = await aMenuWithDishes(t, pub, [50]);
  const [dish] = dishes;
  const { order, tracking_token } = await t.call('POST /api/client/pub/:pubID/orders', {
    params: pub.ids,
    idempotencyKey: randomUUID(),
    body: {
      order_type: 'in_place',
      client_name: 'Oaspete',
      table_for_in_place_order: '4',
      dishes: [{ dish_id: dish.id, count: 1 }],
    },
  });
  return {
    companyID: String(pub.company.id),
    pubID: String(pub.pub.id),
    menuID: String(menu.id),
    categoryID: String(category.id),
    dishID: String(dish.id),
    orderID: String(order.id),
    trackingToken: tracking_token,
    pubUrlName: pub.pub.url_name,
  };
}

async function signInAdmin(): Promise<{ id: AccountId; accesstoken: string }> {
  const email = `${unique('platforma')}@example.md`;
  const id = await createAdministrator(t.deps, { email, password });
  const { accesstoken } = await t.call('POST /api/auth/login', {
    body: { as: 'admin', email, password },
  });
  return { id, accesstoken };
}

beforeAll(async () => {
  t = await buildTestApp();
  registered = Object.entries(t.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  const courier = await aCourierAccount();
  const otherCourier = await aCourierAccount();
  const otherPub = await aPub(t, await aCompany(t));
  // Its own id is the victim's company: a right must come from the account's company.
  const otherAccount = await anotherAccount(t, otherPub.company);
  const admin = await signInAdmin();
  const client = await t.call('POST /api/client', {
    body: { name: 'Doina', phone: '068555111', password },
  });
  const { line } = await t.call('POST /api/admin/couriers/:courierID/settlements', {
    params: { courierID: courier.id },
    as: admin,
    body: { amount: 5, note: '' },
  });
  victim = {
    ...(await idsOf(await aPub(t, await aCompanyWithIdOf(t, otherAccount)))),
    courierID: String(courier.id),
    settlementID: String(line.id),
    clientID: '1',
  };
  strangersOwn = await idsOf(otherPub);
  const entered = await startSession(t.deps, t.deps.db, {
    accountId: admin.id,
    role: 'admin',
    entered: { pubId: otherPub.pub.id, companyId: companyIdOf(otherPub.company.id) },
  });
  strangers = {
    noSession: undefined,
    forger: { accesstoken: `${otherCourier.accesstoken.slice(0, -4)}AAAA` },
    otherCompany: otherAccount,
    courier,
    otherCourier,
    client,
    admin,
    enteredElsewhere: entered,
  };
});
afterAll(() => t.close());

// Fields of every body at once.
function anyBody(ids: Ids): object {
  return {
    name: 'Cuiul lui Pepelea',
    language: 'ro',
    visible: false,
    place: 1,
    text_color: '#ffffff',
    category_types: ['other'],
    price: 1,
    sale_price: 0,
    ingredients: '',
    dishes: [{ dish_id: Number(ids['dishID']), count: 1 }],
    prepared: true,
    done: 'all',
    courier_id: Number(victim['courierID']),
    order_id: Number(ids['orderID']),
    order_ids: [Number(ids['orderID'])],
    minutes: 20,
    from: null,
    until: null,
    left: null,
    reason: 'closing',
    ...paymentFields(),
    void_reason: 'mistake',
    revision: 1,
    discount_reason: 'regular',
    comp_reason: 'complaint',
    line_id: 1,
    count: 1,
    answer: 'withdrawn',
    receipt_to: '',
    buyer_idno: '',
    address: '192.0.2.50',
    paper: 80,
    prints: ['kitchen'],
    station_id: null,
    prints_by_itself: true,
    printer_id: 1,
    kind: 'kitchen',
    lines: [{ line_id: 1, count: 1, is_done: true }],
    changes: [
      { dish_id: Number(ids['dishID']), seen: { visible: true }, wanted: { visible: false } },
    ],
    if_changed: 'leave',
    source_menu_id: Number(ids['menuID']),
    source_category_id: Number(ids['categoryID']),
    source_dish_id: Number(ids['dishID']),
    rule: 'sum',
    choices: [],
    groups: [],
    dish_ids: [],
    line_ids: [1],
    min_units: 0,
    max_choices: 1,
    max_units: 1,
    free_units: 0,
  };
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function send(name: string, ids: Ids, token: Token): Promise<number> {
  const { method, path, params: named } = key(name as RouteKey);
  const params = Object.fromEntries(named.map((param) => [param, ids[param] ?? '1']));
  const spec = specOf(name);
  const query = {
    ...knownFields(spec?.query, {
      status: name.includes(' /api/admin/') ? 'in-process' : 'canceled',
      price: 0,
      pubID: ids['pubID'],
    }),
  };
  const isUpload = /\/(bg|image)$/.test(path);
  const boundary = 'outsiders';
  const response = await t.app.inject({
    method,
    url: addressOf(name, params, query).url,
    headers: {
      ...(token ? { accesstoken: token.accesstoken } : {}),
      ...(isUpload ? { 'content-type': `multipart/form-data; boundary=${boundary}` } : {}),
    },
    ...(method === 'GET'
      ? {}
      : {
          payload: isUpload
            ? Buffer.concat([
                Buffer.from(
                  `--${boundary}\r\ncontent-disposition: form-data; name="${path.endsWith('bg') ? 'bg' : 'image'}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
                ),
                pixel,
                Buffer.from(`\r\n--${boundary}--\r\n`),
              ])
            : (knownFields(spec?.body, anyBody(ids)) ?? {}),
        }),
  });
  return response.statusCode;
}

describe('strangers', () => {
  it('are tested at every registered route', () => {
    const sockets = listSockets().map((path) => `GET ${path}`);
    expect(registered.toSorted()).toEqual([...listCalls(), ...sockets].toSorted());
  });

  it.each(openByKey)('are refused by %s without its key, and change nothing', async (name) => {
    const before = await databaseContent(t.deps.db);
    const { body }: RouteSpec = routes[name];
    const keys = {
      trackingToken: 'no-token-of-anybody',
      reportToken: 'no-token-of-anybody',
      requestKey: randomUUID(),
    };
    const { body: answer } = await t.sendRaw(name, {
      params: { ...victim, jobID: 1, receiptID: 1, ...keys },
      body: body && {
        ...(fullValueOf(body) as object),
        ...knownFields(body, { password, receipt_to: '', ...aPushSubscription() }),
      },
    });
    const known = [
      'unauthorized',
      'not_found',
      'order_not_found',
      'session_expired',
      'invalid_credentials',
    ];
    expect([...known, 'reset_link_is_over', 'pairing_code_is_over']).toContain(answer.code);
    expect(await databaseContent(t.deps.db)).toEqual(before);
  });

  it(
    'are refused by every call and socket on another’s data, and change nothing',
    { timeout: 120_000 },
    async () => {
      const before = await databaseContent(t.deps.db);
      let refused = 0;
      for (const name of registered) {
        const access = accessOf(name);
        if (!access || access === 'public' || access === 'session' || access === 'signed_in')
          continue;
        for (const [stranger, token] of Object.entries(strangers) as [Outsider, Token][]) {
          const expected = answersByAccess[access][stranger];
          if (expected === 200 || (isOwn(name) && expected === 404)) continue;
          expect(await send(name, victim, token), `${stranger} at ${name}`).toBe(expected);
          refused += 1;
        }
      }
      expect(await databaseContent(t.deps.db)).toEqual(before);
      const work = 'calls and sockets on the data of another, as each kind of stranger';
      recordAttempts('walks', { work, tried: refused, refused });
    },
  );

  it(
    'find nothing under their own pub by another’s ids, and change nothing',
    { timeout: 120_000 },
    async () => {
      const before = await databaseContent(t.deps.db);
      let refused = 0;
      const inner = new Set(['menuID', 'categoryID', 'dishID', 'orderID']);
      for (const name of registered) {
        const { params } = key(name as RouteKey);
        if (accessOf(name) !== 'pub') continue;
        for (const foreign of params.filter((param) => inner.has(param))) {
          const ids = { ...strangersOwn, [foreign]: victim[foreign] ?? '' };
          const status = await send(name, ids, strangers.otherCompany);
          expect(status, `${name} with a foreign ${foreign}`).toBe(404);
          refused += 1;
        }
      }
      expect(await databaseContent(t.deps.db)).toEqual(before);
      const work = 'calls below a company’s own pub by the ids of another';
      recordAttempts('walks', { work, tried: refused, refused });
    },
  );

  it.each([
    'GET /api/courier/:courierID',
    'GET /api/courier/:courierID/statement',
    'GET /api/courier/:courierID/settlements/:settlementID',
  ])('receive no data of a courier through %s', async (name) => {
    if (!registered.includes(name)) return;
    for (const stranger of [
      'otherCompany',
      'otherCourier',
      'client',
      'enteredElsewhere',
    ] as const) {
      expect(await send(name, victim, strangers[stranger]), stranger).toBe(404);
    }
    for (const stranger of ['noSession', 'forger'] as const) {
      expect(await send(name, victim, strangers[stranger]), stranger).toBe(401);
    }
    expect(await send(name, victim, strangers.courier)).toBe(200);
    expect(await send(name, victim, strangers.admin)).toBe(200);
  });
});
