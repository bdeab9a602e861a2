import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyMigration } from './apply-migration.ts';
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

test('additive migrations of a newer version are accepted, also after a restart', async () => {
  await run();
  fs.rmSync(path.join(folder, '002-book.sql'));
  await run();
  await run();
  expect(await listApplied()).toEqual(['001-shelf.sql', '002-book.sql']);
});

test('a database that a newer version has changed for itself is refused', async () => {
  write('002-book.sql', '-- not additive: books have no shelf\ncreate table book (id int);');
  await run();
  fs.rmSync(path.join(folder, '002-book.sql'));
  await expect(run()).rejects.toThrow('has migration 002-book.sql, which this version');
});

test('an unknown migration before a known one is refused, whatever it is', async () => {
  fs.renameSync(path.join(folder, '002-book.sql'), path.join(folder, '003-book.sql'));
  write('002-title.sql', 'create table title (id int);');
  await run();
  fs.rmSync(path.join(folder, '002-title.sql'));
  await expect(run()).rejects.toThrow('has migration 002-title.sql');
  await sql`drop table title`.execute(database.kysely);
});

test('a database of before the mark is migrated on', async () => {
  await run();
  await sql`alter table schema_migration drop column is_additive`.execute(database.kysely);
  write('003-more.sql', 'create table more (id int);');
  await run();
  const { rows } = await sql`select is_additive from schema_migration order by number`.execute(
    database.kysely,
  );
  expect(rows.map((row) => row)).toEqual([
    { is_additive: false },
    { is_additive: false },
    { is_additive: true },
  ]);
  await sql`drop table more`.execute(database.kysely);
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

describe.runIf(process.env['TEST_DATABASE_URL'])('a table that another session uses', () => {
  let reader: pg.Client;
  const migration = {
    number: 3,
    name: '003-title.sql',
    sql: 'create table half (id int); alter table book add column title text;',
    checksum: 'x',
    isAdditive: true,
  };
  const applyWith = (attempts: number) =>
    database.session((client) =>
      applyMigration(client, migration, { lockTimeoutMs: 200, pauseMs: 50, attempts }),
    );
  const titles = () => sql`select title from book`.execute(database.kysely);

  beforeEach(async () => {
    await run();
    reader = new pg.Client({ connectionString: database.connectionString });
    await reader.connect();
    await reader.query('begin');
    await reader.query('select from book');
  });
  afterEach(async () => {
    await reader.end();
    await sql`drop table if exists half`.execute(database.kysely);
  });

  test('is waited for briefly, several times, and the others are not kept waiting', async () => {
    const applied = applyWith(1_000);
    const waiting = () =>
      sql`select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`.execute(database.kysely);
    await expect.poll(async () => (await waiting()).rows.length).toBe(1);
    // Queues behind the migration until its attempt ends; without a lock timeout it would wait for the reader.
    await sql`select id from book`.execute(database.kysely);
    await reader.query('commit');
    await applied;
    await titles();
    expect(await listApplied()).toContain('003-title.sql');
  });

  test('leaves the old state when it stays in use', async () => {
    await expect(applyWith(2)).rejects.toThrow('another session used its table all the time');
    await expect(titles()).rejects.toThrow('title');
    expect(await listApplied()).toEqual(['001-shelf.sql', '002-book.sql']);
    const { rows } = await sql`select to_regclass('half') as half`.execute(database.kysely);
    expect(rows).toEqual([{ half: null }]);
  });
});
