import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase, type Database } from '../open-database.ts';
import { openTestDatabase, silentLog } from '../testing/testing.ts';

// Runs on the embedded database, and on PostgreSQL when TEST_DATABASE_URL is set.
let folder: string;
let database: Database<unknown>;

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
const run = () => migrate(database, folder, silentLog);

async function listApplied(): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from schema_migration order by number`.execute(database.kysely);
  return rows.map(({ name }) => name);
}

beforeAll(async () => {
  const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-no-migrations-'));
  database = await openTestDatabase({ migrationsDir: empty });
  fs.rmdirSync(empty);
});

afterAll(() => database.close());

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-migrations-'));
  write(
    '001-shelf.sql',
    'create table shelf (id int primary key);\ninsert into shelf values (1);\n',
  );
  write('002-book.sql', 'create table book (id int, shelf_id int references shelf);');
});

afterEach(async () => {
  fs.rmSync(folder, { recursive: true });
  await sql`drop table if exists book, shelf, schema_migration`.execute(database.kysely);
});

test('applies new migrations in order and once', async () => {
  await run();
  await run();
  write('010-title.sql', 'alter table book add title text;');
  await run();
  expect(await listApplied()).toEqual(['001-shelf.sql', '002-book.sql', '010-title.sql']);
  const { rows } = await sql`select id from shelf`.execute(database.kysely);
  expect(rows).toEqual([{ id: 1 }]);
});

test('releases its lock, for which the next server would wait', async () => {
  await run();
  const { rows } = await sql`select objid from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`.execute(
    database.kysely,
  );
  expect(rows).toEqual([]);
});

test('other line ends do not change a migration', async () => {
  await run();
  write(
    '001-shelf.sql',
    'create table shelf (id int primary key);\r\ninsert into shelf values (1);\r\n',
  );
  await run();
  expect(await listApplied()).toEqual(['001-shelf.sql', '002-book.sql']);
});

test('an applied migration that changed is refused', async () => {
  await run();
  write('002-book.sql', 'create table book (id bigint);');
  await expect(run()).rejects.toThrow('Migration 002-book.sql has changed since it was applied');
});

test('a database of a newer version is refused', async () => {
  await run();
  fs.rmSync(path.join(folder, '002-book.sql'));
  await expect(run()).rejects.toThrow('has migration 002-book.sql, which this version');
});

test('a new migration before an applied one is refused', async () => {
  fs.renameSync(path.join(folder, '002-book.sql'), path.join(folder, '003-book.sql'));
  await run();
  write('002-late.sql', 'select 1;');
  await expect(run()).rejects.toThrow('002-late.sql comes before 003-book.sql');
});

test('a failed migration is rolled back whole, and earlier ones stay', async () => {
  write('003-wrong.sql', 'create table half (id int); select no_such_column;');
  await expect(run()).rejects.toThrow('Migration 003-wrong.sql failed and was undone');
  expect(await listApplied()).toEqual(['001-shelf.sql', '002-book.sql']);
  const { rows } = await sql`select to_regclass('half') as half`.execute(database.kysely);
  expect(rows).toEqual([{ half: null }]);
  write('003-wrong.sql', 'create table half (id int);');
  await run();
  await sql`drop table half`.execute(database.kysely);
});

test('invalid files are refused', async () => {
  write('002-again.sql', 'select 1;');
  await expect(run()).rejects.toThrow('002-again.sql and 002-book.sql have the same number');
  fs.rmSync(path.join(folder, '002-again.sql'));
  write('3-short.sql', 'select 1;');
  await expect(run()).rejects.toThrow('3-short.sql is not named like');
});

test.runIf(process.env['TEST_DATABASE_URL'])(
  'servers that start at once migrate once',
  async () => {
    const url = database.connectionString;
    write('003-slow.sql', 'create table slow (id int); select pg_sleep(0.3);');
    const start = () => openDatabase({ url, dataDir: '', migrationsDir: folder, log: silentLog });
    const servers = await Promise.all([start(), start(), start(), start()]);
    await Promise.all(servers.map((server) => server.close()));
    expect(await listApplied()).toEqual(['001-shelf.sql', '002-book.sql', '003-slow.sql']);
    await sql`drop table slow`.execute(database.kysely);
  },
);
