import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DataDirInUseError } from '../database-errors.ts';
import type { Database } from '../database.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { databaseOn, openEmbedded } from './open-embedded.ts';
import { silentLog } from '../testing/testing.ts';

let dataDir: string;
let database: Database<unknown>;
// Longer than a slow machine takes for the first statement of an engine that has just been replaced.
const open = (folder = dataDir, statementTimeoutMs = 2000) =>
  openEmbedded<unknown>({
    dataDir: folder,
    durable: true,
    log: silentLog,
    statementTimeoutMs,
    acquireTimeoutMs: 15_000,
  });

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-embedded-'));
  database = await open();
  await sql`create table note (text text)`.execute(database.kysely);
  await sql`insert into note values ('kept')`.execute(database.kysely);
});

afterAll(async () => {
  await database.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test('while an ended worker is replaced the folder stays locked and nothing committed is lost', async () => {
  const overrun = sql`select count(*) from generate_series(1, 1000000000000)`.execute(
    database.kysely,
  );
  const others = Array.from({ length: 20 }, async (_, index) => {
    await sleep(index * 150);
    await expect(open()).rejects.toBeInstanceOf(DataDirInUseError);
  });
  await expect(overrun).rejects.toThrow('it ran longer than 2000 ms');
  const { rows } = await sql`select text from note`.execute(database.kysely);
  expect(rows).toEqual([{ text: 'kept' }]);
  await Promise.all(others);
});

test('an engine that breaks down is replaced, and commits are recovered', async () => {
  const folder = path.join(dataDir, 'broken');
  // One that is ended by its limit, on a busy machine, has not broken down.
  const broken = await open(folder, 60_000);
  await sql`create table note (text text)`.execute(broken.kysely);
  await sql`insert into note values ('kept')`.execute(broken.kysely);
  const wal = path.join(folder, 'database', 'pg_wal');
  fs.renameSync(wal, `${wal}.away`);
  await sql`select pg_switch_wal()`.execute(broken.kysely).catch(() => {});
  const lost = sql`insert into note values ('never acknowledged')`.execute(broken.kysely);
  await expect(lost).rejects.toThrow('the embedded database broke down');
  fs.rmSync(wal, { recursive: true, force: true });
  fs.renameSync(`${wal}.away`, wal);
  const { rows } = await sql`select text from note`.execute(broken.kysely);
  expect(rows).toEqual([{ text: 'kept' }]);
  await broken.close();
});

test('work together syncs at its end, also when it fails, and then each commit again', async () => {
  const options = { dataDir: path.join(dataDir, 'together'), statementTimeoutMs: 60_000 };
  const engine = await EmbeddedEngine.open({ ...options, durable: true });
  const own = databaseOn<unknown>(engine, { acquireTimeoutMs: 15_000, log: silentLog });
  const write = async () => {
    await sql`insert into note values ('one')`.execute(own.kysely);
    return engine.syncs;
  };
  const writeTen = async () => {
    const before = engine.syncs;
    for (let count = 0; count < 10; count += 1) expect(await write()).toBe(before);
    return before;
  };
  await sql`create table note (text text)`.execute(own.kysely);
  const before = await own.together(writeTen);
  expect(engine.syncs).toBeGreaterThan(before);
  const failing = own.together(async () => {
    await writeTen();
    throw new Error('half-way');
  });
  await expect(failing).rejects.toThrow('half-way');
  const after = engine.syncs;
  expect(after).toBeGreaterThan(before + 1);
  expect(await write()).toBeGreaterThan(after);
  await own.close();
  await engine.close();
});

test('timers run while the database works', async () => {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 10);
  await sql`select pg_sleep(1)`.execute(database.kysely);
  clearInterval(timer);
  // A hundred on an idle machine; one or two if it were this thread that works.
  expect(ticks).toBeGreaterThan(3);
});

test('maintenance can be called manually', async () => {
  await database.maintain();
  const { rows } = await sql`select last_vacuum is not null as vacuumed
    from pg_stat_user_tables where relname = 'note'`.execute(database.kysely);
  expect(rows).toEqual([{ vacuumed: true }]);
});

test('a copy has every commit; one that fails, or is wanted amid a transaction, changes nothing', async () => {
  const copyDir = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-copied-'));
  const copyTo = (folder: string) => database.session(async () => database.copyFiles?.(folder));
  await copyTo(path.join(copyDir, 'database'));
  const inTransaction = database.session(async (client) => {
    await client.query('begin');
    await client.query(`insert into note values ('not committed')`);
    await database.copyFiles?.(path.join(copyDir, 'other'));
  });
  await expect(inTransaction).rejects.toThrow('a transaction is open');
  expect(fs.existsSync(path.join(copyDir, 'other'))).toBe(false);
  await expect(copyTo(path.join(copyDir, 'database', 'PG_VERSION', 'x'))).rejects.toThrow(
    'ENOTDIR',
  );
  const copy = await open(copyDir);
  for (const each of [database, copy]) {
    const { rows } = await sql`select text from note`.execute(each.kysely);
    expect(rows).toEqual([{ text: 'kept' }]);
  }
  await copy.close();
  fs.rmSync(copyDir, { recursive: true });
});

test('a folder with other files is not changed', async () => {
  const other = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-other-'));
  fs.mkdirSync(path.join(other, 'database'));
  fs.writeFileSync(path.join(other, 'database', 'letter.txt'), 'mine');
  await expect(open(other)).rejects.toThrow('neither empty nor a database');
  expect(fs.readFileSync(path.join(other, 'database', 'letter.txt'), 'utf8')).toBe('mine');
  fs.rmSync(other, { recursive: true });
});

test('a session starts without the state of the previous one', async () => {
  await database
    .session(async (client) => {
      await client.query(`set timezone = 'Asia/Tokyo'`);
      await client.query('begin');
      await client.query(`insert into note values ('never committed')`);
      // As after a lost connection: the pool removes the client and makes a new one.
      await client.query('select count(*) from generate_series(1, 10)');
      throw new Error('left in the middle');
    })
    .catch(() => {});
  const { rows } = await sql`select text from note where text = 'never committed'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([]);
  const zone = await sql`select current_setting('timezone') as zone`.execute(database.kysely);
  expect(zone.rows).toEqual([{ zone: 'UTC' }]);
});

test('written data is there after a clean close', async () => {
  await database.close();
  database = await open();
  const { rows } = await sql`select text from note`.execute(database.kysely);
  expect(rows).toEqual([{ text: 'kept' }]);
});
