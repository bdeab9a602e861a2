import { must } from '@comanda/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  accountOf,
  aClient,
  pointInZone,
  type AClient,
} from '../../../testing/builders/builders.ts';
import { openReader } from '../../../testing/app/live-reader.ts';
import {
  aDeliveringPub,
  anOrder,
  secrets,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../testing/builders/order-builders.ts';

let t: TestApp;
let pub: ADeliveringPub;
beforeAll(async () => {
  t = await buildTestApp();
  pub = await aDeliveringPub(t, { prices: [100, 55.5], commission: true });
});
afterAll(() => t.close());

const remove = (app: TestApp, { phone, password }: Pick<AClient, 'phone' | 'password'>) =>
  app.send('POST /api/client/delete-client', { body: { phone, password } });

async function seenByPub({ ids }: AnOrder) {
  const { order } = await t.call('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
    params: ids,
    as: pub.company,
  });
  return order;
}

async function aFinishedOrder(client: AClient): Promise<AnOrder> {
  const order = await anOrder(t, pub, { as: client, lat: 47.01534, lng: 28.86271 });
  await must(setStatus(t, pub, { order, to: 'completed' }));
  return order;
}

const anonymous = {
  client_name: '',
  main_phone_number: '',
  second_phone_number: '',
  town: '',
  full_address: '',
  comments: '',
};

describe('deleting the account', () => {
  it('empties it, ends its sessions and makes its phone free again', async () => {
    const client = await aClient(t);
    expect(await remove(t, client)).toMatchObject({ status: 200, body: { ok: true } });

    const { status } = await t.send('GET /api/client/orders', { as: client });
    expect(status).toBe(401);
    const refreshed = await t.send('POST /api/auth/refresh-token', {
      as: { cookie: client.refreshCookie },
    });
    expect(refreshed.status).toBe(401);
    const login = { as: 'client', email: client.phone, password: client.password } as const;
    expect((await t.send('POST /api/auth/login', { body: login })).status).toBe(401);

    // Ended, and not only refused because the account is deleted.
    const open = await t.deps.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .where('account.deleted_at', 'is not', null)
      .where('session.ended_at', 'is', null)
      .select('session.id')
      .execute();
    expect(open).toEqual([]);

    const kept = await t.deps.db
      .selectFrom('account')
      .innerJoin('client', 'client.id', 'account.id')
      .where('account.deleted_at', 'is not', null)
      .select(['email', 'phone', 'password_hash', 'name'])
      .execute();
    expect(kept).toEqual([{ email: null, phone: null, password_hash: null, name: '' }]);

    const again = { name: 'Doina', phone: `0${client.phone}`, password: client.password };
    expect((await t.send('POST /api/client', { body: again })).status).toBe(201);
  });

  it('accepts the whole number of another country’s phone', async () => {
    const client = { name: 'Ana', phone: '+40 721 234 567', password: 'o parolă destul de lungă' };
    const { accesstoken } = await t.call('POST /api/client', { body: client });
    expect((await remove(t, { ...client, phone: '721234567' })).status).toBe(401);
    expect(await remove(t, { ...client, phone: '+40721234567' })).toMatchObject({ status: 200 });
    expect((await t.send('GET /api/client', { as: { accesstoken } })).status).toBe(401);
  });

  it.each([
    ['a wrong password', (client: AClient) => ({ ...client, password: 'alta parolă' })],
    ['an unknown phone', (client: AClient) => ({ ...client, phone: '79000001' })],
    [
      'an unknown phone of another country',
      (client: AClient) => ({ ...client, phone: '+40721000001' }),
    ],
    ['nothing', () => ({ phone: '', password: '' })],
  ])('fails with %s, with the same answer for all', async (_name, change) => {
    const client = await aClient(t);
    const { status, body } = await remove(t, change(client));
    expect(status).toBe(401);
    expect(body).toEqual({ ok: false, err: 'invalid credentials', code: 'invalid_credentials' });
    expect((await t.send('GET /api/client/orders', { as: client })).status).toBe(200);
  });

  it('succeeds once when it is requested twice at the same moment', async () => {
    const client = await aClient(t);
    const answers = await Promise.all([remove(t, client), remove(t, client), remove(t, client)]);
    const deleted = answers.filter(({ status }) => status === 200);
    expect(deleted).toHaveLength(1);
  });

  it('is accepted at most five times in ten minutes, with any spacing of the phone', async () => {
    const limited = await buildTestApp({ settings: { rateLimitScale: 1 } });
    const ask = (phone: string) => remove(limited, { phone, password: 'ghicită' });
    for (const phone of ['79000001', '79 000 001', '790-000-01', ' 79000001', '7-9000001']) {
      expect((await ask(phone)).status).toBe(401);
    }
    expect(await ask('79000001')).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    });
    expect((await ask('79000002')).status).toBe(401);
    await limited.close();
  });
});

describe('past orders', () => {
  it('lose the guest’s name and address, and keep every amount', async () => {
    const client = await aClient(t);
    const order = await aFinishedOrder(client);
    const before = await seenByPub(order);
    expect(before).toMatchObject({ ...secrets, lat: 47.01534, lng: 28.86271 });

    await must(remove(t, client));
    const { revision, ...after } = await seenByPub(order);
    const { revision: oldRevision, ...kept } = before;
    expect(after).toEqual({ ...kept, ...anonymous, lat: 47.02, lng: 28.86 });
    expect(revision).toBe(oldRevision + 1);

    const row = await t.deps.db
      .selectFrom('pub_order')
      .where('id', '=', order.id)
      .select(['client_id', 'request_hash', 'distance_metres'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ client_id: null, request_hash: '', distance_metres: 1000 });
    const authors = await t.deps.db
      .selectFrom('order_history')
      .where('order_id', '=', order.id)
      .select(['by_role', 'by_account_id'])
      .orderBy('id')
      .execute();
    expect(authors).toEqual([
      { by_role: 'guest', by_account_id: null },
      { by_role: 'company', by_account_id: accountOf(pub.company) },
    ]);
  });

  it('of other clients do not change', async () => {
    const client = await aClient(t);
    const others = await aFinishedOrder(await aClient(t));
    const guests = await anOrder(t, pub);
    await setStatus(t, pub, { order: guests, to: 'canceled' });
    await must(remove(t, client));
    expect(await seenByPub(others)).toMatchObject(secrets);
    expect(await seenByPub(guests)).toMatchObject(secrets);
  });

  it('are updated at once on an open desk', async () => {
    const address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
    const client = await aClient(t);
    const order = await aFinishedOrder(client);
    const key = '/ws/orders/company/:companyID/pub/:pubID';
    const at = `/ws/orders/company/${pub.company.id}/pub/${pub.pub.id}`;
    const desk = openReader(key, `${address}${at}?access_token=${pub.company.accesstoken}`);
    await desk.everything();
    await must(remove(t, client));
    expect(await desk.event(order.id, 3)).toMatchObject({ ...anonymous, revision: 3 });
    desk.close();
  });
});

describe('an order in process', () => {
  it.each(['completed', 'canceled'] as const)('keeps its contacts until it is %s', async (to) => {
    const client = await aClient(t);
    const order = await anOrder(t, pub, { as: client });
    await must(remove(t, client));
    await must(setStatus(t, pub, { order, to: 'preparing' }));
    expect(await seenByPub(order)).toMatchObject({ ...secrets, ...pointInZone });

    const { body } = await setStatus(t, pub, { order, to });
    expect(body.order).toMatchObject({ ...anonymous, status: to });
    expect(await seenByPub(order)).toEqual(body.order);
  });

  it('does not keep its contacts when it ends while the account is being deleted', async () => {
    const client = await aClient(t);
    const orders = await Promise.all(
      Array.from({ length: 6 }, () => anOrder(t, pub, { as: client })),
    );
    const [removed] = await Promise.all([
      remove(t, client),
      ...orders.map((order) => setStatus(t, pub, { order, to: 'completed' })),
    ]);
    expect(removed.status).toBe(200);
    for (const order of orders) expect(await seenByPub(order)).toMatchObject(anonymous);
  });
});
