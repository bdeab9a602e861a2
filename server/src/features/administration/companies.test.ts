import type { CallReply } from '@comanda/contract';
import type { Tariff } from '@comanda/domain/accounts';
import { randomUUID } from 'node:crypto';
import { must } from '@comanda/contract/client';
import type { AdminCompany } from '@comanda/contract/administration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aCompany, aPub, unique } from '../../testing/builders/builders.ts';
import { anAdmin } from '../../testing/builders/order-builders.ts';

type Extended = CallReply<'POST /api/admin/pubs/:pubID/extend'>;
type Token = { accesstoken: string };
let t: TestApp;
let admin: Token;
beforeAll(async () => {
  t = await buildTestApp();
  admin = await anAdmin(t);
});
afterAll(() => t.close());

async function find(search: string, before?: number) {
  const query = { search, ...(before === undefined ? {} : { before }) };
  return t.call('GET /api/admin/companies', { query, as: admin });
}

const idsOf = (companies: readonly AdminCompany[]) => companies.map(({ id }) => id);

function setTariff({ id }: { id: number }, tariff: Tariff) {
  return t.send('POST /api/admin/companies/:companyID/tariff', {
    params: { companyID: id },
    as: admin,
    body: { tariff },
  });
}

const extend = (pubId: number, days: number, actionId?: string) =>
  t.send('POST /api/admin/pubs/:pubID/extend', {
    params: { pubID: pubId },
    as: admin,
    body: { days, ...(actionId === undefined ? {} : { action_id: actionId }) },
  });

const auditOf = (action: string) =>
  t.deps.db
    .selectFrom('audit_entry')
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .select(['subject', 'pub_id'])
    .execute();

async function register(name: string, email: string, phone: string): Promise<number> {
  const password = 'o parolă destul de lungă';
  const body = { name, email, phone, password, tariff: 'basic' } as const;
  const { accesstoken } = await t.call('POST /api/company', { body });
  const { company } = await t.call('GET /api/company', { as: { accesstoken } });
  return company.id;
}

describe('the companies', () => {
  it('are found by name, e-mail, phone, and name and address of a pub, in any spelling', async () => {
    const id = await register('Țărăncuța Veselă SRL', 'Doina@Vesela.example', '069 871 234');
    await register('Altcineva SRL', 'altcineva@example.md', '069 871 999');
    const company = { ...(await aCompany(t)) };
    const { pub } = await t.call('POST /api/company/:companyID/pubs', {
      params: company.ids,
      as: company,
      body: { name: 'Борщ и Мамалыга', url_name: unique('la-cuptor') },
    });
    for (const search of ['TARANCUTA', 'vesela țărăn', 'doina@', '+37369871234', '069871234']) {
      expect(idsOf((await find(search)).companies), search).toEqual([id]);
    }
    for (const search of ['mămăligă bors', pub.url_name, `${company.email} cuptor`]) {
      expect(idsOf((await find(search)).companies), search).toEqual([company.id]);
    }
    expect((await find('Țărăncuța tristă')).companies).toEqual([]);
  });

  it('include their pubs that are not deleted, oldest first', async () => {
    const company = await aCompany(t);
    const [first, deletedPub, last] = [
      await aPub(t, company),
      await aPub(t, company),
      await aPub(t, company),
    ];
    await t.call('DELETE /api/company/:companyID/pubs/:pubID', {
      params: deletedPub.ids,
      as: company,
    });
    const { companies } = await find(company.email);
    expect(companies).toEqual([
      {
        id: company.id,
        tariff: 'business',
        name: company.company.name,
        email: company.email,
        phone: company.company.phone,
        pubs: [first, last].map(({ pub }) => ({
          id: pub.id,
          name: pub.name,
          url_name: pub.url_name,
          time_zone: 'Europe/Chisinau',
          expiration_time_utc: pub.expiration_time_utc,
          expired: false,
        })),
      },
    ]);
    expect((await find(deletedPub.pub.url_name)).companies).toEqual([]);
  });

  it('are listed by pages, newest first', { timeout: 60_000 }, async () => {
    const word = unique('pagina').replaceAll('-', '');
    const made: number[] = [];
    for (let index = 0; index < 53; index += 1) {
      const phone = `0681${String(10_000 + index)}`;
      made.unshift(await register(`${word} ${index}`, `${word}.${index}@example.md`, phone));
    }
    const first = await find(word);
    expect(idsOf(first.companies)).toEqual(made.slice(0, 50));
    expect(first.next).toBe(made[49]);
    const second = await find(word, first.next ?? 0);
    expect(idsOf(second.companies)).toEqual(made.slice(50));
    expect(second.next).toBeNull();
  });
});

describe('the tariff', () => {
  it('of the company changes, and the audit log records it', async () => {
    const company = await aCompany(t, { tariff: 'basic' });
    const { company: changed } = await must(setTariff(company, 'pro'));
    expect(changed).toMatchObject({ id: company.id, tariff: 'pro', pubs: [] });
    const { body } = await t.send('GET /api/company', { as: company });
    expect(body.company).toMatchObject({ tariff: 'pro' });
    expect((await auditOf('set-tariff'))[0]).toEqual({
      subject: `company ${company.id}, tariff pro`,
      pub_id: null,
    });
  });

  it('that is too small for the pubs removes none, and refuses a new one', async () => {
    const company = await aCompany(t);
    const pubs = [await aPub(t, company), await aPub(t, company)];
    const { company: smaller } = await must(setTariff(company, 'basic'));
    expect(smaller.pubs).toHaveLength(2);
    for (const { ids } of pubs) {
      expect(
        (await t.send('GET /api/company/:companyID/pubs/:pubID', { params: ids, as: company }))
          .status,
      ).toBe(200);
    }
    const create = () =>
      t.send('POST /api/company/:companyID/pubs', {
        params: company.ids,
        as: company,
        body: { name: 'Al treilea', url_name: unique('al-treilea') },
      });
    expect((await create()).body.code).toBe('pub_limit_exceeded');
    for (const { ids } of pubs)
      await t.call('DELETE /api/company/:companyID/pubs/:pubID', { params: ids, as: company });
    expect((await create()).status).toBe(201);
  });

  it('is one of three, and its company must exist', async () => {
    const company = await aCompany(t);
    const before = (await auditOf('set-tariff')).length;
    const unsold = await t.sendRaw('POST /api/admin/companies/:companyID/tariff', {
      params: company.ids,
      as: admin,
      body: { tariff: 'gold' },
    });
    expect(unsold.status).toBe(400);
    expect(await setTariff({ ...company, id: 2_000_000_000 }, 'pro')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect((await auditOf('set-tariff')).length).toBe(before);
  });
});

describe('a publication', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const endOf = ({ pub }: Extended) => new Date(pub.expiration_time_utc).getTime();

  it('is extended from its last day, and an ended one from today, to the end of a day', async () => {
    const { pub } = await aPub(t);
    const isoEnd = async (answer: ReturnType<typeof extend>) =>
      new Date(endOf((await answer).reply())).toISOString();
    expect(pub.expiration_time_utc).toBe('2026-12-20T21:59:59.000Z');
    expect(await isoEnd(extend(pub.id, 10))).toBe('2026-12-30T21:59:59.000Z');
    // A day of summer time ends an hour earlier in UTC.
    expect(await isoEnd(extend(pub.id, 100))).toBe('2027-04-09T20:59:59.000Z');
    const { pub: other, company, ids } = await aPub(t);
    const start = t.clock.now();
    t.clock.advance(40 * DAY_MS);
    const { accesstoken } = await t.call('POST /api/auth/login', {
      body: { as: 'company', email: company.email, password: 'o parolă destul de lungă' },
    });
    admin = await anAdmin(t);
    const seen = async () =>
      (
        await t.send('GET /api/company/:companyID/pubs/:pubID', {
          params: ids,
          as: { accesstoken },
        })
      ).body;
    expect((await seen()).pub).toMatchObject({ expired: true });
    expect(t.clock.now().toISOString()).toBe('2026-12-30T17:00:00.000Z');
    expect(await isoEnd(extend(other.id, 7))).toBe('2027-01-06T21:59:59.000Z');
    expect((await seen()).pub).toMatchObject({ expired: false });
    t.clock.set(start.toISOString());
    admin = await anAdmin(t);
  });

  it('gets every day of two extensions at once', async () => {
    const { pub } = await aPub(t);
    const end = new Date(pub.expiration_time_utc).getTime();
    await Promise.all([must(extend(pub.id, 30)), must(extend(pub.id, 5))]);
    expect(endOf(await must(extend(pub.id, 1)))).toBe(end + 36 * DAY_MS);
    expect((await auditOf('extend-pub')).slice(0, 3)).toEqual(
      expect.arrayContaining([
        { subject: `pub ${pub.id}, days 30`, pub_id: pub.id },
        { subject: `pub ${pub.id}, days 5`, pub_id: pub.id },
        { subject: `pub ${pub.id}, days 1`, pub_id: pub.id },
      ]),
    );
  });

  it('that is extended by one request sent twice adds its days once, also at the same moment', async () => {
    const { pub } = await aPub(t);
    const end = new Date(pub.expiration_time_utc).getTime();
    const id = randomUUID();
    await Promise.all([must(extend(pub.id, 30, id)), must(extend(pub.id, 30, id))]);
    await must(extend(pub.id, 5, randomUUID()));
    // The repeated request is answered with the current state.
    expect(endOf(await must(extend(pub.id, 30, id)))).toBe(end + 35 * DAY_MS);
    const subjects = (await auditOf('extend-pub')).filter(({ pub_id }) => pub_id === pub.id);
    expect(subjects).toHaveLength(2);
  });

  it('refuses an id that was used for another pub or other days', async () => {
    const [{ pub }, { pub: other }] = [await aPub(t), await aPub(t)];
    const id = randomUUID();
    await must(extend(pub.id, 30, id));
    for (const answer of [await extend(pub.id, 31, id), await extend(other.id, 30, id)]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'action_id_was_used' } });
    }
    expect((await extend(pub.id, 30, 'nu-i-uuid')).status).toBe(400);
    const end = new Date(other.expiration_time_utc).getTime();
    expect(endOf(await must(extend(other.id, 1)))).toBe(end + DAY_MS);
  });

  it('whose extension was refused leaves the id unused', async () => {
    const id = randomUUID();
    expect((await extend(2_000_000_000, 3, id)).status).toBe(404);
    const { pub } = await aPub(t);
    expect((await extend(pub.id, 3, id)).status).toBe(200);
  });

  it('of a deleted pub, or for no days, is refused', async () => {
    const { pub, ids, company } = await aPub(t);
    for (const days of [0, -3, 1.5, 100_000]) expect((await extend(pub.id, days)).status).toBe(400);
    await t.call('DELETE /api/company/:companyID/pubs/:pubID', { params: ids, as: company });
    expect((await extend(pub.id, 3)).status).toBe(404);
    expect((await extend(2_000_000_000, 3)).status).toBe(404);
    const subjects = (await auditOf('extend-pub')).filter(({ pub_id }) => pub_id === pub.id);
    expect(subjects).toEqual([]);
  });
});
