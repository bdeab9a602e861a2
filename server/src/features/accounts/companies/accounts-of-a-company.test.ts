import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { openReader, type LiveReader } from '../../../testing/app/live-reader.ts';
import { PASSWORD, unique, type ACompany } from '../../../testing/builders/builders.ts';
import { aCompanyWithIdOf, anotherAccount } from '../../../testing/builders/company-accounts.ts';
import {
  aDeliveringPub,
  anApprovedCourier,
  anAdmin,
  anOrder,
  changeDish,
  type ADeliveringPub,
} from '../../../testing/builders/order-builders.ts';

// A second account of a company, and another company whose id is this account's: code that took one for the other would
// show the wrong company.

const PUB = '/api/company/:companyID/pubs/:pubID';

let t: TestApp;
let address: string;
let own: ADeliveringPub;
let foreign: ADeliveringPub;
let account: Awaited<ReturnType<typeof anotherAccount>>;
const readers: LiveReader[] = [];

beforeAll(async () => {
  t = await buildTestApp();
  address = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  own = await aDeliveringPub(t);
  account = await anotherAccount(t, own.company);
  foreign = await aDeliveringPub(t, { company: await aCompanyWithIdOf(t, account) });
});
afterAll(async () => {
  for (const reader of readers) reader.close();
  await t.close();
});

/** The pub as its company's second account has it. */
const asAccount = (): ADeliveringPub => ({ ...own, company: { ...own.company, ...account } });

function openDesk({ ids }: ADeliveringPub): LiveReader {
  const at = `/ws/orders/company/${ids.companyID}/pub/${ids.pubID}`;
  const reader = openReader(
    '/ws/orders/company/:companyID/pub/:pubID',
    `${address}${at}?access_token=${account.accesstoken}`,
  );
  readers.push(reader);
  return reader;
}

const contactsOf = ({ accesstoken }: Pick<ACompany, 'accesstoken'>) =>
  t.call('GET /api/company', { as: { accesstoken } });

describe('a second account of a company', () => {
  it('has other ids than the two companies', () => {
    expect(account.accountId).not.toBe(own.company.id);
    expect(account.accountId).toBe(foreign.company.id);
  });

  it('sees its company, with the e-mail and phone of the first account', async () => {
    expect(await contactsOf(account)).toEqual(await contactsOf(own.company));
    expect((await contactsOf(foreign.company)).company.email).toBe(foreign.company.email);
    const { companies } = await t.call('GET /api/admin/companies', {
      query: { search: own.company.email },
      as: await anAdmin(t),
    });
    expect(companies).toMatchObject([{ id: own.company.id, email: own.company.email }]);
    expect(companies[0]?.pubs.map(({ id }) => id)).toEqual([own.ids.pubID]);
  });

  it('sees and changes the pubs, menus and delivery of its company only', async () => {
    const as = account;
    const { pubs } = await t.call('GET /api/company/:companyID/pubs', {
      params: own.company.ids,
      as,
    });
    expect(pubs.map(({ id, company_id }) => [id, company_id])).toEqual([
      [own.ids.pubID, own.company.id],
    ]);

    const { pub: added } = await t.call('POST /api/company/:companyID/pubs', {
      params: own.company.ids,
      as,
      body: { name: 'Al doilea', url_name: unique('local') },
    });
    expect(added.company_id).toBe(own.company.id);
    const name = unique('Localul');
    const params = { ...own.ids, pubID: added.id };
    await t.call(`PUT ${PUB}`, { params, as, body: { name } });
    expect((await t.call(`GET ${PUB}`, { params, as: own.company })).pub.name).toBe(name);

    const dish = own.dishes[0];
    await changeDish(t, asAccount(), { dish, change: { name: 'Zeamă' } });
    const { menus } = await t.call(`GET ${PUB}/menus`, { params: own.ids, as });
    expect(menus.map(({ id }) => id)).toEqual([own.categoryIds.menuID]);
    const copy = ({ categoryIds }: ADeliveringPub) =>
      t.send(`GET ${PUB}/copy-preview`, {
        params,
        as,
        query: { level: 'menu', source_id: categoryIds.menuID },
      });
    expect((await copy(own)).status).toBe(200);
    expect((await copy(foreign)).status).toBe(404);
    await t.call(`DELETE ${PUB}`, { params, as });
  });

  it('sees and answers the orders of its company, also on a live desk', async () => {
    const desk = openDesk(own);
    await desk.everything();
    const order = await anOrder(t, own);
    const elsewhere = await anOrder(t, foreign);
    await desk.event(order.id);

    const params = { ...own.ids, orderID: order.id };
    await t.call(`PUT ${PUB}/orders/:orderID/update-status`, {
      params,
      as: account,
      query: { status: 'preparing' },
    });
    expect(await desk.event(order.id, 2)).toMatchObject({ status: 'preparing' });
    const { orders } = await t.call(`GET ${PUB}/orders`, {
      params: own.ids,
      as: account,
      query: { status: 'preparing' },
    });
    expect(orders.map(({ id }) => id)).toContain(order.id);
    const sent = desk.messages.flatMap((message) => message.order?.id ?? []);
    expect(sent).not.toContain(elsewhere.id);
    const { history } = await t.call(`GET ${PUB}/orders/:orderID`, { params, as: own.company });
    expect(history).toHaveLength(2);
    const row = await t.deps.db
      .selectFrom('order_history')
      .where('order_id', '=', order.id)
      .where('by_role', '=', 'company')
      .select('by_account_id')
      .executeTakeFirstOrThrow();
    expect(row.by_account_id).toBe(account.accountId);
  });

  it('gets no desk and no pub of the company whose id is its own', async () => {
    expect(await openDesk(foreign).closed()).toBeGreaterThan(0);
    for (const call of [`GET ${PUB}`, `GET ${PUB}/menus`, `DELETE ${PUB}`] as const) {
      expect(await t.send(call, { params: foreign.ids, as: account })).toMatchObject({
        status: 404,
      });
    }
    // Nor under the path of its own company.
    const params = { ...own.company.ids, pubID: foreign.ids.pubID };
    expect(await t.send(`GET ${PUB}`, { params, as: account })).toMatchObject({ status: 404 });
  });

  it('sees the couriers that its company may see', async () => {
    const admin = await anAdmin(t);
    const [courier, other] = [await anApprovedCourier(t, admin), await anApprovedCourier(t, admin)];
    for (const [{ ids, company }, { id }] of [
      [own, courier],
      [foreign, other],
    ] as const) {
      await t.call(`POST ${PUB}/couriers`, {
        params: ids,
        as: company,
        body: { courier_id: id },
      });
    }
    const seen = ({ ids }: typeof courier) =>
      t.send('GET /api/courier/:courierID', { params: ids, as: account });
    expect((await seen(courier)).status).toBe(200);
    expect((await seen(other)).status).toBe(404);
  });

  it('changes its own sign-in, and the name that all accounts of the company share', async () => {
    const email = `${unique('nou')}@example.md`;
    const name = unique('Restaurantul');
    const before = await contactsOf(foreign.company);
    const { account: changed } = await t.call('PUT /api/account', {
      as: account,
      body: { name, email, phone: '069 555 777', password: PASSWORD },
    });
    expect(changed).toEqual({
      id: account.accountId,
      role: 'company',
      name,
      email,
      phone: '+37369555777',
    });
    const { company } = await contactsOf(own.company);
    expect(company).toEqual({ ...own.company.company, name });
    expect(await contactsOf(foreign.company)).toEqual(before);
    const { pub } = await t.call('GET /api/client/pub/:pubUrlName', {
      params: { pubUrlName: own.pub.url_name },
    });
    expect(pub.phone).toBe(company.phone);
  });
});

it('a company that a server of the version before registers has its account', async () => {
  const email = `${unique('pub')}@example.md`;
  const password_hash = await t.deps.passwords.hash(PASSWORD);
  const { rows } = await sql<{ id: number }>`
    insert into account (role, email, password_hash, created_at)
    values ('company', ${email}, ${password_hash}, now()) returning id`.execute(t.deps.db);
  const [{ id } = { id: 0 }] = rows;
  const name = unique('Compania');
  await sql`insert into company (id, name, tariff) values (${id}, ${name}, 'basic')`.execute(
    t.deps.db,
  );
  const body = { as: 'company', email, password: PASSWORD } as const;
  const as = await t.call('POST /api/auth/login', { body });
  const { company } = await t.call('GET /api/company', { as });
  expect(company).toMatchObject({ id, name, email });
});
