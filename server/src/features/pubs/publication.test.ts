import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { must } from '@comanda/contract/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../plumbing/database/migrating/migrate.ts';
import { openTestDatabase, silentLog } from '../../plumbing/database/testing/testing.ts';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import {
  aBasket,
  aDeliveringPub,
  anOrder,
  setStatus,
  tryOrder,
} from '../../testing/builders/order-builders.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const PUBLICATION_DAYS = '015-publication-and-phone.sql';
const PASSWORD = 'o parolă destul de lungă';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(() => t.clock.set('2026-11-20T17:00:00Z'));
afterAll(() => t.close());

test('an expired pub accepts no orders, and its desk stays open for those in process', async () => {
  const pub = await aDeliveringPub(t);
  const [inProcess, done] = [await anOrder(t, pub), await anOrder(t, pub)];
  await must(setStatus(t, pub, { order: done, to: 'completed' }));
  t.clock.set('2027-01-02T12:00:00Z');
  const signedIn = { as: 'company', email: pub.company.email, password: PASSWORD } as const;
  const { accesstoken } = await t.call('POST /api/auth/login', { body: signedIn });
  const as = { ...pub.company, accesstoken };
  const readPub = async () =>
    (await t.call('GET /api/company/:companyID/pubs/:pubID', { params: pub.ids, as })).pub;
  expect(await readPub()).toMatchObject({ expired: true, days_left: -13, orders_in_process: 1 });
  expect(await tryOrder(t, pub, { body: aBasket(pub) })).toMatchObject({
    body: { code: 'pub_expired' },
  });
  expect(
    await t.send('GET /api/company/:companyID/pubs/:pubID/orders', {
      params: pub.ids,
      query: { status: 'in-process' },
      as,
    }),
  ).toMatchObject({
    status: 200,
    body: { orders: [{ id: inProcess.id }] },
  });
  expect(
    await t.send('GET /api/company/:companyID/pubs/:pubID/orders/:orderID', {
      params: inProcess.ids,
      as,
    }),
  ).toMatchObject({ status: 200 });
  const set = await setStatus(t, { ...pub, company: as }, { order: inProcess, to: 'completed' });
  expect(set).toMatchObject({ status: 200, body: { status: 'completed' } });
  expect(await readPub()).toMatchObject({ orders_in_process: 0 });
});

test('days are counted on the pub’s calendar, and today may be the last one', async () => {
  const { company, ids } = await aDeliveringPub(t);
  for (const [now, left] of [
    ['2026-11-20T17:10:00Z', 30],
    ['2026-11-20T21:59:59Z', 30],
    ['2026-11-20T22:00:00Z', 29],
  ] as const) {
    t.clock.set(now);
    const signedIn = { as: 'company', email: company.email, password: PASSWORD } as const;
    const as = await t.call('POST /api/auth/login', { body: signedIn });
    const { pub } = await t.call('GET /api/company/:companyID/pubs/:pubID', { params: ids, as });
    expect(pub.days_left, now).toBe(left);
  }
});

test('existing publications end with their last day after the migration', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-publications-'));
  const before = fs.readdirSync(MIGRATIONS).filter((file) => file < PUBLICATION_DAYS);
  for (const file of before) fs.copyFileSync(path.join(MIGRATIONS, file), path.join(folder, file));
  const database = await openTestDatabase({ migrationsDir: folder });
  try {
    // The data of the company does not matter here.
    await sql`alter table pub drop constraint pub_company`.execute(database.kysely);
    const ends = [
      ['Europe/Chisinau', '2026-12-20T17:00:00Z', '2026-12-20T21:59:59.000Z'],
      ['Europe/Chisinau', '2026-12-20T22:30:00Z', '2026-12-21T21:59:59.000Z'],
      ['Europe/Chisinau', '2026-03-29T00:30:00Z', '2026-03-29T20:59:59.000Z'],
      ['America/New_York', '2026-12-20T22:30:00Z', '2026-12-21T04:59:59.000Z'],
    ] as const;
    for (const [index, [zone, end]] of ends.entries()) {
      await sql`insert into pub
        (company_id, name, url_name, time_zone, qr_code_file_name, expiration_time, created_at)
        values (1, 'Nucul', ${`nucul-${index}`}, ${zone}, '', ${end}, now())`.execute(
        database.kysely,
      );
    }
    fs.copyFileSync(path.join(MIGRATIONS, PUBLICATION_DAYS), path.join(folder, PUBLICATION_DAYS));
    await migrate(database, folder, silentLog);
    const { rows } = await sql<{ expiration_time: Date }>`
      select expiration_time from pub order by id`.execute(database.kysely);
    expect(rows.map((row) => row.expiration_time.toISOString())).toEqual(
      ends.map(([, , after]) => after),
    );
  } finally {
    await database.close();
    fs.rmSync(folder, { recursive: true });
  }
});
