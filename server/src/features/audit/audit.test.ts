import type { CallReply } from '@comanda/contract';
import { routes, type Call } from '@comanda/contract';
import { key, type RouteSpec } from '@comanda/contract/routing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aCompany, must, send, type Answer } from '../../testing/builders/builders.ts';
import {
  aCourier,
  aDeliveringPub,
  anAdmin,
  anOrder,
  type ADeliveringPub,
  type AnOrder,
} from '../../testing/builders/order-builders.ts';
import { enteredWrites } from '../../testing/walks/entered-writes.ts';

type Token = { accesstoken: string };
let t: TestApp;
let pub: ADeliveringPub;
let order: AnOrder;
beforeAll(async () => {
  t = await buildTestApp();
  pub = await aDeliveringPub(t);
  order = await anOrder(t, pub);
});
afterAll(() => t.close());

async function inside(where: ADeliveringPub = pub): Promise<Token> {
  const at = `POST /api/admin/get-pub-refresh-token?pubID=${where.pub.id}` as const;
  const { cookies } = await send(t, at, { as: await anAdmin(t) });
  return must<CallReply<'POST /api/auth/refresh-token'>>(
    send(t, 'POST /api/auth/refresh-token', { headers: { cookie: cookies[0] ?? '' } }),
  );
}

const setStatus = (as: Token, status: string): Promise<Answer> =>
  send(t, `PUT /${order.path.slice(1)}/update-status?status=${status}`, { as });

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

/** Runs `work` while nothing can be written into the log. */
async function withoutLog(work: () => Promise<void>): Promise<void> {
  await sql`create function refuse_note() returns trigger language plpgsql as
    $$ begin raise exception 'the log is full'; end $$`.execute(t.deps.db);
  await sql`create trigger refuse_note before insert on audit_entry
    for each row execute function refuse_note()`.execute(t.deps.db);
  try {
    await work();
  } finally {
    await sql`drop trigger refuse_note on audit_entry`.execute(t.deps.db);
    await sql`drop function refuse_note()`.execute(t.deps.db);
  }
}

describe('a write inside a pub', () => {
  it('does not stand when it cannot be noted', async () => {
    const admin = await inside();
    const before = await statusNow();
    await withoutLog(async () => {
      expect(await setStatus(admin, 'preparing')).toMatchObject({
        status: 500,
        body: { code: 'something_went_wrong' },
      });
      expect(await statusNow()).toBe(before);
      // What the company does itself needs no note.
      expect((await setStatus(pub.company, 'preparing')).status).toBe(200);
    });
    expect((await setStatus(admin, 'at_courier')).status).toBe(200);
    expect(await statusNow()).toBe('at_courier');
  });

  it('that is refused leaves no note, whether before or inside its transaction', async () => {
    const admin = await inside();
    const before = await notes();
    expect((await setStatus(admin, 'eaten')).status).toBe(400);
    const dishes = [{ dish_id: 2_000_000_000, count: 1 }];
    const at = `PUT /${order.path.slice(1)}/update-dishes` as const;
    expect((await send(t, at, { as: admin, body: { dishes } })).body['code']).toBe(
      'dish_not_available',
    );
    const menu = `DELETE /${pub.path.slice(1)}/menus/2000000000` as const;
    expect((await send(t, menu, { as: admin })).status).toBe(404);
    const stranger = { body: { courier_id: 2_000_000_000 }, as: admin };
    expect((await send(t, `POST /${pub.path.slice(1)}/couriers`, stranger)).status).toBe(400);
    expect(await notes()).toEqual(before);
  });

  it('is noted once, whichever call of a pub it is', { timeout: 120_000 }, async () => {
    const own = await aDeliveringPub(t);
    const admin = await inside(own);
    const writes = enteredWrites(own, {
      order: await anOrder(t, own),
      courierId: (await aCourier(t)).id,
    });
    const calls = (Object.keys(routes) as Call[]).filter((name) => {
      const { access } = routes[name];
      return (access === 'pub' || access === 'company') && key(name).method !== 'GET';
    });
    expect(Object.keys(writes).toSorted()).toEqual(calls.toSorted());
    for (const [name, write] of Object.entries(writes)) {
      const before = await notes();
      const status = await write(t, admin);
      const added = (await notes()).slice(before.length).map(({ action }) => action);
      expect(added, name).toEqual(status < 300 ? [name] : []);
      // Making and deleting pubs is for their company alone.
      const spec: RouteSpec = routes[name as Call];
      const isForCompanyAlone = /pubs$|^DELETE .*:pubID$/.test(name);
      expect(status, name).toBe(isForCompanyAlone ? 403 : (spec.status ?? 200));
    }
  });
});

describe('a write of the platform', () => {
  it('does not stand when it cannot be noted', async () => {
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
    await must(send(t, 'POST /api/client', { body: client }));
    const { clients } = await must<CallReply<'GET /api/admin/clients'>>(
      send(t, 'GET /api/admin/clients?search=069000111', { as: admin }),
    );
    const settlements = `POST /api/admin/couriers/${courier.id}/settlements` as const;
    const { line } = await must<CallReply<'POST /api/admin/couriers/:courierID/settlements'>>(
      send(t, settlements, { as: admin, body: { amount: 7, note: '' } }),
    );
    const before = await everything();
    const tried: Record<string, object | undefined> = {
      [`POST /api/admin/companies/${company.id}/tariff`]: { tariff: 'pro' },
      [`POST /api/admin/pubs/${pub.pub.id}/extend`]: { days: 5 },
      [`POST /api/admin/couriers/${courier.id}/approve`]: undefined,
      [`POST /api/admin/couriers/${courier.id}/block`]: undefined,
      [settlements]: { amount: 5, note: '' },
      [`${settlements}/${line.id}/reverse`]: { reason: 'greșit' },
      [`DELETE /api/admin/clients/${clients[0]?.id}`]: undefined,
      [`POST /api/admin/get-pub-refresh-token?pubID=${pub.pub.id}`]: undefined,
    };
    const known = (Object.keys(routes) as Call[]).filter(
      (name) => routes[name].access === 'admin' && !name.startsWith('GET '),
    );
    expect(Object.keys(tried)).toHaveLength(known.length);
    await withoutLog(async () => {
      for (const [call, body] of Object.entries(tried)) {
        expect((await send(t, call as 'POST /', { as: admin, body })).status, call).toBe(500);
      }
    });
    expect(await everything()).toEqual(before);
    // And with the log each of them goes through, and is in it.
    const noted = (await notes()).length;
    for (const [call, body] of Object.entries(tried)) {
      expect((await send(t, call as 'POST /', { as: admin, body })).status, call).toBeLessThan(300);
    }
    expect((await notes()).length).toBe(noted + known.length);
  });
});

describe('the audit log', () => {
  it('is read newest first, with who did it and in which pub, and searched', async () => {
    const reader = await anAdmin(t);
    const own = await aDeliveringPub(t);
    const actor = await inside(own);
    const { path } = own;
    const body = { lat: 47, lng: 28.8 };
    await must(send(t, `POST /${path.slice(1)}/geolocation`, { as: actor, body }));
    const find = async (search: string) =>
      (
        await must<CallReply<'GET /api/admin/audit'>>(
          send(t, `GET /api/admin/audit?search=${encodeURIComponent(search)}`, { as: reader }),
        )
      ).entries;
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
    const end = await must<CallReply<'GET /api/admin/audit'>>(
      send(t, `GET /api/admin/audit?before=${(oldest?.id ?? 0) + 1}`, { as: reader }),
    );
    expect(end).toMatchObject({ next: null, entries: [{ id: oldest?.id }] });
  });

  it('is looked through part by part when it has grown long, to its very end', async () => {
    const reader = await anAdmin(t);
    const rare = 'cuvântrar';
    const grow = (subject: string, times: number) =>
      sql`insert into audit_entry (at, admin_id, action, subject)
        select now(), (select min(id) from account where role = 'admin'), 'test', ${subject}
        from generate_series(1, ${times}::int)`.execute(t.deps.db);
    await grow(rare, 2);
    await grow('altceva', 10_500);
    await grow(rare, 60);
    const pages: number[] = [];
    for (let before = ''; ;) {
      const { entries, next } = await must<CallReply<'GET /api/admin/audit'>>(
        send(t, `GET /api/admin/audit?search=CUVANTRAR${before}`, { as: reader }),
      );
      expect(entries.every(({ subject }) => subject === rare)).toBe(true);
      pages.push(entries.length);
      if (next === null) break;
      before = `&before=${next}`;
    }
    expect(pages).toEqual([50, 10, 2]);
  });
});
