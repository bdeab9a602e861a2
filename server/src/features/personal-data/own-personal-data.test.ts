import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aDeskKey, aDeskReport } from '../../testing/builders/a-desk-report.ts';
import { aPushSubscription } from '../../testing/builders/a-push-subscription.ts';
import { anAdminInside } from '../../testing/builders/an-admin-inside.ts';
import { aClient, aPub, PASSWORD, pointInZone } from '../../testing/builders/builders.ts';
import { anotherAccount } from '../../testing/builders/company-accounts.ts';
import { copyOrder } from '../../testing/builders/copy-order.ts';
import {
  aDeliveringPub,
  aWaitingOrder,
  anAdmin,
  anApprovedCourier,
  anOrder,
  secrets,
} from '../../testing/builders/order-builders.ts';

const CALL = 'GET /api/account/personal-data';
const PUB = '/api/company/:companyID/pubs/:pubID';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type Token = { readonly accesstoken: string };
const dataOf = async (as: Token) => {
  const { ok: _, ...data } = await t.call(CALL, { as });
  return data;
};

describe('the file', () => {
  it('is JSON, saved under the name of its account and day, and cached nowhere', async () => {
    const { company } = await aPub(t);
    const { account } = await dataOf(company);
    const { status, headers } = await t.send(CALL, { as: company });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="comanda-company-${account.id}-2026-11-20.json"`,
      'cache-control': 'no-store',
    });
  });

  it('has the sign-ins of the account, and says which of them asks', async () => {
    const client = await aClient(t);
    const body = { as: 'client', email: client.phone, password: PASSWORD } as const;
    const later = await t.call('POST /api/auth/login', { body });
    expect((await dataOf(later)).sign_ins).toMatchObject([
      { is_this_one: false, ended_at: null, entered_pub_id: null },
      { is_this_one: true, started_at: '2026-11-20T17:00:00.000Z' },
    ]);
  });

  it('has no password, and no value with which somebody signs in', async () => {
    const { company } = await aPub(t);
    const stored = await t.deps.db
      .selectFrom('account')
      .innerJoin('session', 'session.account_id', 'account.id')
      .innerJoin('refresh_token', 'refresh_token.session_id', 'session.id')
      .where('account.email', '=', company.email)
      .select(['account.password_hash', 'refresh_token.token_hash'])
      .executeTakeFirstOrThrow();
    const bytes = JSON.stringify(await dataOf(company));
    for (const secret of [...Object.values(stored), PASSWORD, company.accesstoken])
      expect(bytes).not.toContain(secret);
  });

  it('is refused to an administrator inside a pub, and without an account', async () => {
    const { pub } = await aPub(t);
    const inside = await anAdminInside(t, pub.id);
    expect((await t.send(CALL, { as: inside })).status).toBe(403);
    expect((await t.send(CALL, { as: undefined })).status).toBe(401);
  });

  it('of an administrator has the account and its sign-ins', async () => {
    const data = await dataOf(await anAdmin(t));
    expect(data).toMatchObject({ account: { role: 'admin' }, sign_ins: [{ is_this_one: true }] });
    expect(Object.keys(data).toSorted()).toEqual(['account', 'made_at', 'sign_ins']);
  });

  it('is made twelve times in ten minutes', async () => {
    const limited = await buildTestApp({ settings: { rateLimitScale: 1 } });
    const client = await aClient(limited);
    for (let count = 0; count < 12; count += 1)
      expect((await limited.send(CALL, { as: client })).status).toBe(200);
    expect((await limited.send(CALL, { as: client })).status).toBe(429);
    await limited.close();
  });
});

describe('a client', () => {
  it('gets the account and every own order with its contacts, and nobody else’s', async () => {
    const pub = await aDeliveringPub(t);
    const [client, other] = [await aClient(t), await aClient(t)];
    const order = await anOrder(t, pub, { as: client });
    await anOrder(t, pub, { as: other });
    await copyOrder(t, order, 60);
    const { account, client: own, ...rest } = await dataOf(client);
    expect(account).toMatchObject({ role: 'client', phone: `+373${client.phone}` });
    expect(new Set(own?.orders.map(({ id }) => id)).size).toBe(61);
    for (const one of own?.orders ?? []) expect(one).toMatchObject({ ...secrets, ...pointInZone });
    expect(own?.orders.map(({ id }) => id)).toEqual(
      own?.orders.map(({ id }) => id).toSorted((a, b) => b - a),
    );
    expect(Object.keys(rest).toSorted()).toEqual(['made_at', 'sign_ins']);
    expect(JSON.stringify(rest) + JSON.stringify(own)).not.toContain(other.phone);
  });

  it('gets which push services are told of the orders, without the addresses of the devices', async () => {
    const [client, other] = [await aClient(t), await aClient(t)];
    const pub = await aDeliveringPub(t);
    const follow = async (as: Token) => {
      const { trackingToken, id } = await anOrder(t, pub, { as });
      const { endpoint, p256dh, auth } = aPushSubscription();
      await t.call('POST /api/client/orders/:trackingToken/push-subscriptions', {
        params: { trackingToken },
        body: { endpoint, p256dh, auth, language: 'ro' },
      });
      return { id, endpoint };
    };
    const { id, endpoint } = await follow(client);
    await follow(other);
    const { client: own } = await dataOf(client);
    expect(own?.notified_devices).toEqual([
      {
        order_id: id,
        service: new URL(endpoint).host,
        language: 'ro',
        added_at: '2026-11-20T17:00:00.000Z',
      },
    ]);
    expect(JSON.stringify(own)).not.toContain(endpoint);
  });
});

describe('a courier', () => {
  it('gets profile, pubs, steps, orders and money, and nothing of a guest, also of an active order', async () => {
    const admin = await anAdmin(t);
    const pub = await aDeliveringPub(t, { deliveryType: 'delivery_service', commission: true });
    const [courier, other] = [await anApprovedCourier(t, admin), await anApprovedCourier(t, admin)];
    await t.call(`POST ${PUB}/couriers`, {
      params: pub.ids,
      as: pub.company,
      body: { courier_id: courier.id },
    });
    const [delivered, active] = [await aWaitingOrder(t, pub), await aWaitingOrder(t, pub)];
    const step = (name: 'reserve-order' | 'set-order-to-completed', order: { id: number }) =>
      must(
        t.send(`POST /api/courier/:courierID/${name}`, {
          params: courier.ids,
          as: courier,
          body: { order_id: order.id },
        }),
      );
    await step('reserve-order', delivered);
    await step('set-order-to-completed', delivered);
    await step('reserve-order', active);
    const { account, courier: own } = await dataOf(courier);
    expect(account).toMatchObject({ role: 'courier', email: courier.email });
    expect(own).toMatchObject({
      profile: { id: courier.id, full_name: 'Ion Rusu' },
      pubs: [{ id: pub.pub.id }],
      orders: [
        { id: active.id, pub_name: pub.pub.name, status: 'preparing' },
        { id: delivered.id, status: 'completed' },
      ],
      steps: [{ step: 'reserve' }, { step: 'completed', order_id: delivered.id }, {}],
    });
    expect(own?.ledger.length).toBeGreaterThan(0);
    const bytes = JSON.stringify(own);
    for (const secret of [...Object.values(secrets), other.email])
      expect(bytes).not.toContain(secret);
    const ofOther = (await dataOf(other)).courier;
    expect(ofOther).toMatchObject({ pubs: [], orders: [], steps: [], ledger: [] });
  });
});

describe('a company', () => {
  it('gets its account, its pubs and its own devices, and no guest', async () => {
    const pub = await aDeliveringPub(t);
    await anOrder(t, pub);
    const other = await aPub(t);
    const colleague = await anotherAccount(t, pub.company);
    const subscription = aPushSubscription();
    const add = (as: Token, device: string) =>
      t.call(`POST ${PUB}/alerts/push-subscriptions`, {
        params: pub.ids,
        as,
        body: { ...(as === colleague ? aPushSubscription() : subscription), device },
      });
    await add(pub.company, 'Tableta de la bar');
    await add(colleague, 'Telefonul colegei');
    for (const as of [pub.company, colleague])
      await t.call(`PUT ${PUB}/alerts/desks/:deskKey`, {
        params: { ...pub.ids, deskKey: aDeskKey() },
        as,
        body: aDeskReport(),
      });
    const { account, company: own } = await dataOf(pub.company);
    expect(account).toMatchObject({ role: 'company', email: pub.company.email });
    expect(own).toMatchObject({
      tariff: pub.company.company.tariff,
      pubs: [{ id: pub.pub.id, name: pub.pub.name, url_name: pub.pub.url_name }],
      alert_devices: [
        { device: 'Tableta de la bar', service: new URL(subscription.endpoint).host },
      ],
      desks: [{ pub_id: pub.pub.id }],
    });
    const bytes = JSON.stringify(own);
    for (const secret of Object.values(secrets)) expect(bytes).not.toContain(secret);
    for (const foreign of ['colegei', other.pub.name, subscription.endpoint])
      expect(bytes).not.toContain(foreign);
  });
});
