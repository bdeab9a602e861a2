import { listCalls, routes, type Call, type CallReply } from '@comanda/contract';
import type { Answer } from '@comanda/contract/client';
import type { OrderStatus } from '@comanda/domain/orders';
import type { RouteSpec } from '@comanda/contract/routing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { refuseInserts } from '../../testing/app/refuse-inserts.ts';
import { anAdminInside } from '../../testing/builders/an-admin-inside.ts';
import { aCompany } from '../../testing/builders/builders.ts';
import {
  aCourier,
  aDeliveringPub,
  anAdmin,
  anOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../testing/builders/order-builders.ts';
import { telegramThatAnswers } from '../../testing/telegram/telegram-that-answers.ts';
import { enteredWrites } from '../../testing/walks/entered-writes.ts';

type Token = { accesstoken: string };
let t: TestApp;
let pub: ADeliveringPub;
let order: AnOrder;
beforeAll(async () => {
  t = await buildTestApp({ deps: (deps) => ({ ...deps, telegram: telegramThatAnswers }) });
  pub = await aDeliveringPub(t);
  order = await anOrder(t, pub);
});
afterAll(() => t.close());

const inside = (where: ADeliveringPub = pub): Promise<Token> => anAdminInside(t, where.pub.id);

const setStatus = (as: Token, status: OrderStatus) =>
  t.send('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status', {
    params: order.ids,
    query: { status },
    as,
  });

const statusNow = async () =>
  (
    await t.deps.db
      .selectFrom('pub_order')
      .where('id', '=', order.id)
      .select('status')
      .executeTakeFirstOrThrow()
  ).status;

async function notes(): Promise<{ id: number; action: string }[]> {
  return t.deps.db.selectFrom('audit_entry').orderBy('id').select(['id', 'action']).execute();
}

describe('a write inside a pub', () => {
  it('is rolled back when it cannot be recorded', async () => {
    const admin = await inside();
    const before = await statusNow();
    await refuseInserts(t.deps.db, 'audit_entry', async () => {
      expect(await setStatus(admin, 'preparing')).toMatchObject({
        status: 500,
        body: { code: 'something_went_wrong' },
      });
      expect(await statusNow()).toBe(before);
      // A write of the company itself needs no entry.
      expect((await setStatus(pub.company, 'preparing')).status).toBe(200);
    });
    expect((await setStatus(admin, 'at_courier')).status).toBe(200);
    expect(await statusNow()).toBe('at_courier');
  });

  it('that is refused leaves no entry, whether before or inside its transaction', async () => {
    const admin = await inside();
    const before = await notes();
    const unknown = await t.sendRaw(
      'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status',
      { params: order.ids, query: { status: 'eaten' }, as: admin },
    );
    expect(unknown.status).toBe(400);
    const dishes = [{ dish_id: 2_000_000_000, count: 1 }];
    expect(
      (
        await t.send('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes', {
          params: order.ids,
          as: admin,
          body: { dishes },
        })
      ).body.code,
    ).toBe('dish_not_available');
    expect(
      (
        await t.send('DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID', {
          params: { ...pub.ids, menuID: 2000000000 },
          as: admin,
        })
      ).status,
    ).toBe(404);
    const stranger = { body: { courier_id: 2_000_000_000 }, as: admin };
    expect(
      (
        await t.send('POST /api/company/:companyID/pubs/:pubID/couriers', {
          params: pub.ids,
          ...stranger,
        })
      ).status,
    ).toBe(400);
    expect(await notes()).toEqual(before);
  });

  it('is recorded once, for every call of a pub', { timeout: 120_000 }, async () => {
    const own = await aDeliveringPub(t);
    const admin = await inside(own);
    const writes = enteredWrites(own, {
      order: await anOrder(t, own),
      courierId: (await aCourier(t)).id,
    });
    const specOf = (name: string): RouteSpec => routes[name as Call];
    const calls = listCalls().filter((name) => specOf(name).byEntered !== undefined);
    expect(Object.keys(writes).toSorted()).toEqual(calls.toSorted());
    for (const [name, write] of Object.entries(writes)) {
      const before = await notes();
      const status = await write(t, admin);
      const added = (await notes()).slice(before.length).map(({ action }) => action);
      expect(added, name).toEqual(status < 300 ? [name] : []);
      const spec: RouteSpec = routes[name as Call];
      // Only a company may create and delete pubs, and name its account at the bank.
      expect(status, name).toBe(spec.byEntered === 'refused' ? 403 : (spec.status ?? 200));
    }
  });
});

describe('a write of the platform', () => {
  it('is rolled back when it cannot be recorded', async () => {
    const admin = await anAdmin(t);
    const [company, courier] = [await aCompany(t, { tariff: 'basic' }), await aCourier(t)];
    const everything = async () =>
      (
        await sql`select
          (select jsonb_agg(to_jsonb(x) order by x.id) from company x) as companies,
          (select jsonb_agg(to_jsonb(x) order by x.id) from courier x) as couriers,
          (select jsonb_agg(to_jsonb(x) order by x.id) from account x) as accounts,
          (select jsonb_agg(to_jsonb(x) order by x.id) from session x) as sessions,
          (select jsonb_agg(to_jsonb(x) order by x.id) from pub x) as pubs,
          (select count(*) from courier_ledger) as lines`.execute(t.deps.db)
      ).rows;
    const client = { name: 'Doina', phone: '069 000 111', password: 'o parolă destul de lungă' };
    await t.call('POST /api/client', { body: client });
    const { clients } = await t.call('GET /api/admin/clients', {
      query: { search: '069000111' },
      as: admin,
    });
    const { line } = await t.call('POST /api/admin/couriers/:courierID/settlements', {
      params: courier.ids,
      as: admin,
      body: { amount: 7, note: '' },
    });
    const { rates } = await t.call('POST /api/admin/vat-rates', {
      as: admin,
      body: { vat_class: 'standard', valid_from: '2099-01-01', percent: 21 },
    });
    const aheadRate = rates.find(({ valid_from: day }) => day === '2099-01-01');
    const before = await everything();
    const inCourier = { params: courier.ids, as: admin };
    const tried: Partial<Record<Call, () => Promise<Answer<object>>>> = {
      'POST /api/admin/companies/:companyID/tariff': () =>
        t.send('POST /api/admin/companies/:companyID/tariff', {
          params: company.ids,
          as: admin,
          body: { tariff: 'pro' },
        }),
      'POST /api/admin/pubs/:pubID/extend': () =>
        t.send('POST /api/admin/pubs/:pubID/extend', {
          params: pub.ids,
          as: admin,
          body: { days: 5 },
        }),
      'POST /api/admin/couriers/:courierID/approve': () =>
        t.send('POST /api/admin/couriers/:courierID/approve', inCourier),
      'POST /api/admin/couriers/:courierID/block': () =>
        t.send('POST /api/admin/couriers/:courierID/block', inCourier),
      'POST /api/admin/couriers/:courierID/settlements': () =>
        t.send('POST /api/admin/couriers/:courierID/settlements', {
          ...inCourier,
          body: { amount: 5, note: '' },
        }),
      'POST /api/admin/couriers/:courierID/settlements/:settlementID/reverse': () =>
        t.send('POST /api/admin/couriers/:courierID/settlements/:settlementID/reverse', {
          params: { ...courier.ids, settlementID: line.id },
          as: admin,
          body: { reason: 'greșit' },
        }),
      'DELETE /api/admin/clients/:clientID': () =>
        t.send('DELETE /api/admin/clients/:clientID', {
          params: { clientID: clients[0]?.id ?? 0 },
          as: admin,
        }),
      'POST /api/admin/vat-rates': () =>
        t.send('POST /api/admin/vat-rates', {
          as: admin,
          body: { vat_class: 'reduced', valid_from: '2099-01-01', percent: 9 },
        }),
      'DELETE /api/admin/vat-rates/:rateID': () =>
        t.send('DELETE /api/admin/vat-rates/:rateID', {
          params: { rateID: aheadRate?.id ?? 0 },
          as: admin,
        }),
      'POST /api/admin/get-pub-refresh-token': () =>
        t.send('POST /api/admin/get-pub-refresh-token', {
          query: { pubID: pub.pub.id },
          as: admin,
        }),
    };
    const known = listCalls().filter(
      (name) => routes[name].access === 'admin' && !name.startsWith('GET '),
    );
    expect(Object.keys(tried).toSorted()).toEqual(known.toSorted());
    await refuseInserts(t.deps.db, 'audit_entry', async () => {
      for (const [call, attempt] of Object.entries(tried)) {
        expect((await attempt()).status, call).toBe(500);
      }
    });
    expect(await everything()).toEqual(before);
    // With a working log each of them succeeds and has an entry.
    const noted = (await notes()).length;
    for (const [call, attempt] of Object.entries(tried)) {
      expect((await attempt()).status, call).toBeLessThan(300);
    }
    expect((await notes()).length).toBe(noted + known.length);
  });
});

describe('the audit log', () => {
  it('is listed newest first, with the administrator and the pub, and is searchable', async () => {
    const reader = await anAdmin(t);
    const own = await aDeliveringPub(t);
    const actor = await inside(own);
    const { ids } = own;
    const body = { lat: 47, lng: 28.8 };
    await t.call('POST /api/company/:companyID/pubs/:pubID/geolocation', {
      params: ids,
      as: actor,
      body,
    });
    const find = async (search: string) =>
      (await t.call('GET /api/admin/audit', { query: { search }, as: reader })).entries;
    const entries = await find(own.pub.name.toUpperCase());
    expect(entries).toMatchObject([
      {
        action: 'POST /api/company/:companyID/pubs/:pubID/geolocation',
        subject: `companyID ${own.company.id}, pubID ${own.pub.id}`,
        pub_id: own.pub.id,
        pub_name: own.pub.name,
        at: t.clock.now().toISOString(),
      },
      { action: 'enter-pub', pub_id: own.pub.id },
    ]);
    const [last] = entries;
    const email = last?.admin_email ?? '';
    expect((await find(`${email} geolocation`)).map(({ admin_id }) => admin_id)).toEqual([
      last?.admin_id,
    ]);
    expect(await find(`${email} tariff`)).toEqual([]);
    const [oldest] = await t.deps.db.selectFrom('audit_entry').select('id').orderBy('id').execute();
    const end = await t.call('GET /api/admin/audit', {
      query: { before: (oldest?.id ?? 0) + 1 },
      as: reader,
    });
    expect(end).toMatchObject({ next: null, entries: [{ id: oldest?.id }] });
  });

  it('is searched part by part when it is long, to its very end', async () => {
    const reader = await anAdmin(t);
    const rare = 'cuvântrar';
    const grow = (subject: string, times: number) =>
      sql`insert into audit_entry (at, admin_id, action, subject)
        select now(), (select min(id) from account where role = 'admin'), 'test', ${subject}
        from generate_series(1, ${times}::int)`.execute(t.deps.db);
    await grow(rare, 2);
    // After the first page, one call searches 10 000 entries: 10 of the 60, these, and one of the 2.
    await grow('altceva', 9_989);
    await grow(rare, 60);
    const pages: number[] = [];
    for (let before = {}; ;) {
      const { entries, next }: CallReply<'GET /api/admin/audit'> = await t.call(
        'GET /api/admin/audit',
        { query: { search: 'CUVANTRAR', ...before }, as: reader },
      );
      expect(entries.every(({ subject }) => subject === rare)).toBe(true);
      pages.push(entries.length);
      if (next === null) break;
      before = { before: next };
    }
    expect(pages).toEqual([50, 11, 1]);
  });
});
