import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withOwnClient } from '../../backup/postgres/own-client.ts';
import { MIGRATIONS_DIR } from '../../migrations-dir.ts';
import {
  ACQUIRE_TIMEOUT_MS,
  openDatabase,
  STATEMENT_TIMEOUT_MS,
} from '../../plumbing/database/open-database.ts';
import { openEmbeddedCopy } from '../../plumbing/database/testing/testing-embedded.ts';
import { silentLog } from '../../plumbing/database/testing/testing.ts';
import type { Schema } from '../../schema.ts';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anAdmin,
  anOrder,
  aCourier,
} from '../../testing/builders/order-builders.ts';
import { createOwnDatabase } from '../../testing/processes/spawn-order-server.ts';
import { moveDatabase } from './move-database.ts';
import { listTablesInOrder, unmovedTables } from './moved-tables.ts';

const settings = {
  migrationsDir: MIGRATIONS_DIR,
  log: silentLog,
  inFiles: true,
  statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  acquireTimeoutMs: ACQUIRE_TIMEOUT_MS,
};

/** More rows than a page of one block holds. */
const MANY = 500;

describe.runIf(process.env['TEST_DATABASE_URL'])('from the embedded database to PostgreSQL', () => {
  let t: TestApp;
  let url: string;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    t = await buildTestApp({ database: await openEmbeddedCopy<Schema>(settings) });
    const pub = await aDeliveringPub(t);
    await anOrder(t, pub);
    await anAdmin(t);
    const courier = (await aCourier(t)).ids.courierID;
    await sql`insert into audit_entry (at, admin_id, action)
      select now(), (select max(id) from account where role = 'admin'), 'many ' || number
      from generate_series(1, ${MANY}) as number`.execute(t.deps.db);
    // A row that refers to a later one of its table, and whose balance a trigger would compute otherwise.
    await sql`with settled as (
        insert into courier_ledger (courier_id, kind, amount_minor, currency_id, at)
        values (${courier}, 'settlement', 700, 1, now()) returning id
      ) select * from settled`.execute(t.deps.db);
    await sql`insert into courier_ledger (courier_id, kind, amount_minor, currency_id, at, reverses_id)
      select courier_id, 'reversal', -700, 1, now(), id from courier_ledger`.execute(t.deps.db);
    await sql`alter table courier_ledger disable trigger user`.execute(t.deps.db);
    await sql`update courier_ledger set at = at where kind = 'settlement'`.execute(t.deps.db);
    await sql`alter table courier_ledger enable trigger user`.execute(t.deps.db);
  });
  afterAll(() => t.close());

  beforeEach(async () => {
    const own = await createOwnDatabase();
    url = own.url ?? '';
    drop = () => own.drop();
    const target = await openDatabase({
      url,
      dataDir: '',
      migrationsDir: MIGRATIONS_DIR,
      log: silentLog,
    });
    await target.close();
  });
  afterEach(() => drop());

  const move = () =>
    withOwnClient(url, (target) =>
      t.deps.database.session((source) => moveDatabase({ source, target }, 1)),
    );
  const onTarget = <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> =>
    withOwnClient(url, async (client) => (await client.query<Row>(text)).rows);

  it('moves every row, and the product continues with the next number of each sequence', async () => {
    const moved = await move();
    const rowsOf = Object.fromEntries(moved.map(({ table, rows }) => [table, rows]));
    expect(rowsOf).toMatchObject({ pub: 1, pub_order: 1, courier_ledger: 2, audit_entry: MANY });
    const database = await openDatabase<Schema>({ ...settings, url, dataDir: '' });
    const { rows: before } = await sql<{ last: number }>`
      select last_value::int as last from pub_order_id_seq`.execute(t.deps.db);
    const next = await buildTestApp({ database });
    try {
      const { order } = await anOrder(next, await aDeliveringPub(next));
      expect(order.id).toBe((before[0]?.last ?? 0) + 1);
      // The rules of the database are on again.
      await expect(sql`delete from courier_ledger`.execute(next.deps.db)).rejects.toThrow(
        'the ledger only grows',
      );
    } finally {
      await next.close();
    }
  });

  it('a target with rows is refused unchanged', async () => {
    await onTarget(`insert into account (role, email, password_hash, created_at)
      values ('admin', 'a@x.md', 'x', now())`);
    await expect(move()).rejects.toThrow('is not empty (account)');
    expect(await onTarget('select email from account')).toEqual([{ email: 'a@x.md' }]);
    expect(await onTarget('select id from pub')).toEqual([]);
  });

  it('a row that is not the same at both ends is noticed, and the target is empty again', async () => {
    await onTarget('alter table pub_order alter column lat type numeric(6, 1)');
    await expect(move()).rejects.toThrow('table pub_order differs');
    expect(await onTarget('select id from pub_order')).toEqual([]);
    const [sequence] = await onTarget<{ isUsed: boolean }>(
      'select is_called as "isUsed" from pub_order_id_seq',
    );
    expect(sequence).toEqual({ isUsed: false });
  });

  it('another version of the schema is refused', async () => {
    await onTarget(`update schema_migration set checksum = 'other' where number = 1`);
    await expect(move()).rejects.toThrow('of another version');
  });
});

it('omits only tables of the schema, and copies each table after those it refers to', async () => {
  const t = await buildTestApp();
  try {
    await t.deps.database.session(async (client) => {
      const tables = await listTablesInOrder(client);
      const { rows } = await client.query<{ name: string; isLogged: boolean }>(
        `select relname as name, relpersistence = 'p' as "isLogged" from pg_class
         where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      );
      const logged = rows.filter(({ isLogged }) => isLogged).map(({ name }) => name);
      expect([...tables, ...unmovedTables].toSorted()).toEqual(logged.toSorted());
      const chain = ['company', 'account', 'pub', 'pub_order', 'order_line'];
      expect(
        isDeepStrictEqual(
          tables.filter((table) => chain.includes(table)),
          chain,
        ),
      ).toBe(true);
    });
  } finally {
    await t.close();
  }
});
