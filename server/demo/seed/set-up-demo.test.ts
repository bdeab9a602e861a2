import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { imagePath, imageWidths } from '@comanda/domain/images';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDeep } from '../../../scripts/depth.ts';
import type { AppSettings } from '../../src/deps.ts';
import type { Database } from '../../src/plumbing/database/open-database.ts';
import { IMAGES_PREFIX } from '../../src/plumbing/images/image-file-names.ts';
import { createPasswords } from '../../src/plumbing/passwords.ts';
import { openTestDatabase } from '../../src/plumbing/database/testing/testing.ts';
import type { Schema } from '../../src/schema.ts';
import { CONTENTS, type Contents } from '../encoded-pictures/find-encoded.ts';
import { demoPubs } from '../pubs/demo-companies.ts';
import { demoOrders } from '../pubs/la-nuc/orders/orders.ts';
import { ordersForLater } from '../pubs/la-nuc/orders/orders-for-later.ts';
import { findDemoDoors } from './find-demo-doors.ts';
import { setUpDemo } from './set-up-demo.ts';

const settings: AppSettings = {
  publicUrl: 'http://comanda.test',
  mapTilesUrl: '',
  rateLimitScale: 1,
  pushExtraHosts: [],
  pageCacheBytes: 1_000_000,
  trustProxy: false,
  contactDays: { courier: 3, company: 90, stored: 365 },
  privacy: { operator: {} },
  tokenSecrets: ['a secret of the tests that nobody else has, long enough'],
};
const demoCategories = demoPubs.flatMap(({ menus }) => menus).flatMap((menu) => menu.categories);
const demoDishes = demoCategories.flatMap(({ dishes }) => dishes);
const encoded = Object.values(JSON.parse(readFileSync(CONTENTS, 'utf8')) as Contents);
const dishCount = demoDishes.length;
const wanted = { isWanted: true, password: 'parola demonstrației' };

let database: Database<Schema>;
let dataDir: string;
let printed: readonly string[];
beforeAll(async () => {
  database = await openTestDatabase<Schema>();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-demo-'));
  printed = await start();
}, 300_000);
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (options = wanted) => setUpDemo({ database, dataDir, settings }, options);

async function countOf(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
    database.kysely,
  );
  return rows[0]?.count ?? 0;
}

const translated = ['menu', 'category', 'dish', 'option_group', 'option_choice'] as const;

/** The rows that lack a translation into one of the two languages besides the one in which they are written. */
async function countUntranslated(table: (typeof translated)[number]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from ${sql.table(table)}
    where (select count(*) from jsonb_object_keys(translations)) <> 2
  `.execute(database.kysely);
  return rows[0]?.count ?? -1;
}

it('creates nothing when the demo is switched off', async () => {
  const untouched = await openTestDatabase<Schema>();
  const isOff = { ...wanted, isWanted: false };
  expect(await setUpDemo({ database: untouched, dataDir, settings }, isOff)).toEqual([]);
  expect(await untouched.kysely.selectFrom('account').select('id').execute()).toEqual([]);
  await untouched.close();
});

it('sets the pubs up, returns how to sign in, and changes nothing on later starts', async () => {
  const lines = printed.join('\n');
  for (const { urlName } of demoPubs) {
    expect(lines).toContain(`http://comanda.test/pub/${urlName}/?table=7`);
  }
  expect(lines).toContain(wanted.password);
  expect(await countOf('dish')).toBe(dishCount);
  for (const table of translated)
    expect([table, await countUntranslated(table)]).toEqual([table, 0]);
  const pubs = await database.kysely
    .selectFrom('pub')
    .select(['url_name', 'expiration_time'])
    .orderBy('id')
    .execute();
  const expired = pubs.map((pub) => [pub.url_name, pub.expiration_time < new Date()]);
  expect(expired).toEqual([
    ['la-nuc', false],
    ['la-nuc-terasa', true],
    ['foc-si-faina', false],
    ['siniy-chaynik', false],
  ]);
  expect(await countOf('pub_order')).toBe(demoOrders.length + ordersForLater.length);
  const ahead = await database.kysely
    .selectFrom('pub_order')
    .select('id')
    .where('is_ahead', '=', true)
    .execute();
  expect(ahead).toHaveLength(ordersForLater.length);
  const { rows } = await sql<{
    status: string;
  }>`select distinct status from pub_order order by 1`.execute(database.kysely);
  expect(rows).toHaveLength(6);

  await sql`update pub set name = 'Al Meu'`.execute(database.kysely);
  const again = (await start({ ...wanted, password: 'altă parolă' })).join('\n');
  expect(again).toContain(wanted.password);
  const { name } = await database.kysely
    .selectFrom('pub')
    .select('name')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  expect(name).toBe('Al Meu');
  expect(await countOf('pub_order')).toBe(demoOrders.length + ordersForLater.length);
});

it.each([
  ['category', demoCategories],
  ['dish', demoDishes],
] as const)('gives each %s its picture, in all widths', async (kind, entries) => {
  const rows = await database.kysely
    .selectFrom(kind)
    .select(['name', 'image_file_name', 'image_color'])
    .where('image_file_name', '<>', '')
    .execute();
  const colors = new Map(encoded.map(({ stem, color }) => [stem, color]));
  const expected = entries.flatMap(({ name, picture }) =>
    Object.values(name).map((one) => `${one} ${colors.get(picture ?? '')}`),
  );
  expect(rows).toHaveLength(entries.filter(({ picture }) => picture !== null).length);
  for (const { name, image_file_name: file, image_color: color } of rows) {
    expect(expected).toContain(`${name} ${color}`);
    for (const width of imageWidths[kind]) {
      const stored = imagePath(kind, file, width).slice(IMAGES_PREFIX.length);
      expect([stored, existsSync(path.join(dataDir, 'images', stored))]).toEqual([stored, true]);
    }
  }
});

it('lets all of its accounts sign in with the printed password', async () => {
  const accounts = await database.kysely.selectFrom('account').select('password_hash').execute();
  expect(accounts).toHaveLength(5);
  const passwords = createPasswords();
  for (const hash of new Set(accounts.map(({ password_hash }) => password_hash))) {
    expect(await passwords.isRight(hash, wanted.password)).toBe(true);
  }
});

it('is found from the start page while it is wanted and as it was set up', async () => {
  const db = database.kysely;
  const now = new Date();
  const wantedNow = { isWanted: true, now };
  const { id } = await db
    .selectFrom('pub')
    .select('id')
    .where('url_name', '=', 'la-nuc')
    .executeTakeFirstOrThrow();
  const doors = {
    menu: '/pub/la-nuc/?table=7',
    desk: `/admin/pub/${id}/orders`,
    email: 'proprietar@la-nuc.example',
  };
  expect(await findDemoDoors(db, wantedNow)).toEqual(doors);
  expect(await findDemoDoors(db, { ...wantedNow, isWanted: false })).toBeUndefined();
  const afterItsEnd = new Date(now.getTime() + 40 * 24 * 60 * 60_000);
  expect(await findDemoDoors(db, { ...wantedNow, now: afterItsEnd })).toBeUndefined();
  const company = db.updateTable('account').where('email', 'in', [doors.email, 'al@meu.md']);
  await company.set({ email: 'al@meu.md' }).execute();
  expect(await findDemoDoors(db, wantedNow)).toBeUndefined();
  await company.set({ email: doors.email }).execute();
  await db.updateTable('demo_setup').set({ is_ready: false }).execute();
  expect(await findDemoDoors(db, wantedNow)).toBeUndefined();
  await db.updateTable('demo_setup').set({ is_ready: true }).execute();
});

it('is known to a process with another data folder, which does not know the password', async () => {
  const other = mkdtempSync(path.join(os.tmpdir(), 'comanda-demo-other-'));
  const lines = await setUpDemo({ database, dataDir: other, settings }, wanted);
  expect(lines.join('\n')).toContain('the one that the first start printed');
  expect(await countOf('dish')).toBe(dishCount);
  rmSync(other, { recursive: true });
});

it.runIf(isDeep || process.env['TEST_DATABASE_URL'] !== undefined)(
  'starts again after an interruption, where no other process can have written',
  { timeout: 300_000 },
  async () => {
    await database.kysely.updateTable('demo_setup').set({ is_ready: false }).execute();
    if (database.engine === 'postgresql') {
      await expect(start()).rejects.toThrow(/interrupted/);
      return;
    }
    await start();
    expect(await countOf('dish')).toBe(dishCount);
    expect(await countOf('account')).toBe(5);
    // Without this row, no later read of the recorded changes succeeds.
    expect(await countOf('live_floor')).toBe(1);
    expect((await start()).join('\n')).toContain(wanted.password);
  },
);
