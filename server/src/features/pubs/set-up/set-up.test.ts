import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { must } from '@comanda/contract/client';
import { DEFAULT_WEEK } from '@comanda/domain/shipping';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../plumbing/database/migrating/migrate.ts';
import { openTestDatabase, silentLog } from '../../../plumbing/database/testing/testing.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aRehearsal } from '../../../testing/builders/a-rehearsal.ts';
import { aMenuWithDishes, aPub, type APub } from '../../../testing/builders/builders.ts';
import { aDeliveringPub, anOrder, setStatus } from '../../../testing/builders/order-builders.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
const SET_UP = '020-pub-set-up.sql';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const setUpOf = async ({ ids, company }: APub) =>
  (await t.call('GET /api/company/:companyID/pubs/:pubID', { params: ids, as: company })).pub
    .set_up;
const report = async ({ ids, company }: APub, done: 'bell' | 'code' | 'all') =>
  t.send('POST /api/company/:companyID/pubs/:pubID/set-up', {
    params: ids,
    as: company,
    body: { done },
  });

test('a new pub has no finished step of its set-up', async () => {
  expect(await setUpOf(await aPub(t))).toEqual({
    has_hours: false,
    has_menu: false,
    dish_count: 0,
    first_category: null,
    is_rehearsed: false,
    is_bell_armed: false,
    is_code_printed: false,
  });
});

test('hours count once they are saved, also without a change', async () => {
  const pub = await aPub(t);
  await t.call('POST /api/company/:companyID/pubs/:pubID/shipping-work-hours', {
    params: pub.ids,
    as: pub.company,
    body: { work_hours: [...DEFAULT_WEEK] },
  });
  expect(await setUpOf(pub)).toMatchObject({ has_hours: true, has_menu: false });
});

test('the menu and its dishes count while they exist, hidden ones too', async () => {
  const pub = await aPub(t);
  await aMenuWithDishes(t, await aPub(t, pub.company), [10, 20, 30, 40]);
  const { menu, category, dishes, ids } = await aMenuWithDishes(t, pub, [100, 55, 20]);
  const first_category = { menu_id: menu.id, category_id: category.id };
  expect(await setUpOf(pub)).toMatchObject({ has_menu: true, dish_count: 3, first_category });

  const as = pub.company;
  await t.call(
    'DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
    { params: { ...ids, dishID: dishes[0].id }, as },
  );
  expect(await setUpOf(pub)).toMatchObject({ dish_count: 2, first_category });
  await t.call('DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID', {
    params: ids,
    as,
  });
  expect(await setUpOf(pub)).toMatchObject({
    has_menu: false,
    dish_count: 0,
    first_category: null,
  });
});

test('a rehearsal counts once a person has answered it, and no other order does', async () => {
  const pub = await aDeliveringPub(t);
  const real = await anOrder(t, pub);
  await must(setStatus(t, pub, { order: real, to: 'completed' }));
  const order = await aRehearsal(t, pub);
  expect(await setUpOf(pub)).toMatchObject({ is_rehearsed: false });
  await must(setStatus(t, pub, { order, to: 'preparing' }));
  expect(await setUpOf(pub)).toMatchObject({ is_rehearsed: true });
  await must(setStatus(t, pub, { order, to: 'completed' }));
  await aRehearsal(t, pub);
  expect(await setUpOf(pub)).toMatchObject({ is_rehearsed: true });
});

test('steps that only a device can report are stored when it reports them, each separately', async () => {
  const pub = await aPub(t);
  const { pub: answered } = await must(report(pub, 'bell'));
  expect(answered.set_up).toMatchObject({ is_bell_armed: true, is_code_printed: false });
  await must(report(pub, 'code'));
  expect(await setUpOf(pub)).toMatchObject({ is_bell_armed: true, is_code_printed: true });
  expect(
    await t.sendRaw('POST /api/company/:companyID/pubs/:pubID/set-up', {
      params: pub.ids,
      as: pub.company,
      body: { done: 'hours' },
    }),
  ).toMatchObject({ status: 400 });
});

test('an ended set-up does not come back after any change of the pub', async () => {
  const pub = await aPub(t);
  const other = await aPub(t, pub.company);
  await must(report(pub, 'all'));
  await must(report(pub, 'bell'));
  expect(await setUpOf(pub)).toBeNull();
  expect(await setUpOf(other)).not.toBeNull();
});

test('only the first time is stored', async () => {
  const pub = await aPub(t);
  const moments = async () => {
    const { rows } = await sql<{ bell_armed_at: Date | null }>`
      select bell_armed_at from pub where id = ${pub.pub.id}`.execute(t.deps.db);
    return rows[0]?.bell_armed_at;
  };
  await must(report(pub, 'bell'));
  const first = await moments();
  t.clock.advance(60_000);
  await must(report(pub, 'bell'));
  expect(await moments()).toEqual(first);
});

test('older pubs with orders get no set-up from the migration, and keep their hours', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-set-up-'));
  const before = fs.readdirSync(MIGRATIONS).filter((file) => file < SET_UP);
  for (const file of before) fs.copyFileSync(path.join(MIGRATIONS, file), path.join(folder, file));
  const database = await openTestDatabase({ migrationsDir: folder });
  const { kysely } = database;
  try {
    // The data of the company and of the order does not matter here.
    await sql`alter table pub drop constraint pub_company`.execute(kysely);
    await sql`create table all_columns as select * from pub_order limit 0`.execute(kysely);
    await sql`drop table pub_order cascade`.execute(kysely);
    await sql`alter table all_columns rename to pub_order`.execute(kysely);
    for (const [index, hours] of [DEFAULT_WEEK, DEFAULT_WEEK.toReversed().slice(1)].entries()) {
      const week = hours.length === 7 ? hours : [{ start: 0, end: 0 }, ...hours];
      await sql`insert into pub
        (company_id, name, url_name, qr_code_file_name, expiration_time, created_at)
        values (1, 'Nucul', ${`nucul-${index}`}, '', now(), now())`.execute(kysely);
      await sql`insert into shipping (pub_id, work_hours)
        values (${index + 1}, ${JSON.stringify(week)}::jsonb)`.execute(kysely);
    }
    await sql`insert into pub_order (pub_id) values (1)`.execute(kysely);
    fs.copyFileSync(path.join(MIGRATIONS, SET_UP), path.join(folder, SET_UP));
    await migrate(database, folder, silentLog);
    const { rows } = await sql<{ is_ended: boolean; has_hours: boolean }>`
      select set_up_ended_at is not null as is_ended, work_hours_saved_at is not null as has_hours
      from pub join shipping on shipping.pub_id = pub.id order by pub.id`.execute(kysely);
    expect(rows).toEqual([
      { is_ended: true, has_hours: false },
      { is_ended: false, has_hours: true },
    ]);
  } finally {
    await database.close();
    fs.rmSync(folder, { recursive: true });
  }
});
