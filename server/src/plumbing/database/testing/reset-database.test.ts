import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { Database } from '../database.ts';
import { isStatementTimeout } from '../database-errors.ts';
import { readFreshState, resetDatabase, type FreshState } from './reset-database.ts';
import { openTestDatabase } from './testing.ts';

let database: Database<unknown>;
let fresh: FreshState;

beforeEach(async () => {
  database = await openTestDatabase();
  fresh = await database.session(readFreshState);
});

afterEach(() => database.close());

const run = (statement: string) => sql.raw(statement).execute(database.kysely);
const reset = () => database.session((client) => resetDatabase(client, fresh));
const stateNow = () => database.session(readFreshState);
const insertAccount = `insert into account (role, email, password_hash, created_at)
  values ('company', 'a@b.md', 'x', now()) returning id`;

test('rows are removed, and the next id is the first one again', async () => {
  const first = await run(insertAccount);
  expect(await stateNow()).not.toEqual(fresh);
  expect(await reset()).toBe(true);
  expect(await stateNow()).toEqual(fresh);
  expect((await run(insertAccount)).rows).toEqual(first.rows);
});

test('thousands of rows are removed, and those of the tables that refer to them', async () => {
  await run(`insert into account (role, email, password_hash, created_at)
    select 'company', number || '@b.md', 'x', now() from generate_series(1, 5000) as number`);
  await run(`insert into company (id, name, tariff) select id, email, 'basic' from account`);
  expect(await reset()).toBe(true);
  expect(await stateNow()).toEqual(fresh);
});

test('an id that was given in a transaction that was rolled back is given again', async () => {
  const failed = database.kysely.transaction().execute(async (transaction) => {
    await sql.raw(insertAccount).execute(transaction);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await reset()).toBe(true);
  expect((await run(insertAccount)).rows).toEqual([{ id: 1 }]);
});

test('rows of the migrations that were changed or deleted are restored', async () => {
  expect([...fresh.rows.keys()]).toContain('live_floor');
  await run(`update live_floor set xid = '77'`);
  await run('delete from demo_setup');
  expect(await reset()).toBe(true);
  expect(await stateNow()).toEqual(fresh);
});

test.each([
  ['a column', 'alter table company add column colour text'],
  ['a lost column', 'alter table live_floor drop column xid'],
  ['a default', `alter table company alter column name set default 'x'`],
  ['another default', 'alter table pub alter column currency_id set default 2'],
  ['a column that may be null', 'alter table company alter column name drop not null'],
  ['a constraint', 'alter table company add constraint one check (id < 10)'],
  [
    'a trigger',
    'create trigger t after insert on company execute function suppress_redundant_updates_trigger()',
  ],
  ['a function', `create function f() returns int language sql as 'select 1'`],
  ['a type', `create type mood as enum ('good', 'bad')`],
  ['a schema', 'create schema other'],
  ['a setting of a role', `alter role current_user set statement_timeout = '1s'`],
  ['a table', 'create table note (text text)'],
  ['a lost table', 'drop table live_floor'],
  ['an index', 'create index extra on company (name)'],
  [
    'a lost index',
    `do $$ begin execute (select 'drop index ' || min(indexname) from pg_indexes
    where schemaname = 'public' and indexname not in (select conname from pg_constraint)); end $$`,
  ],
])('a database with another definition is not used again: %s', async (_, statement) => {
  const isReset = database.session(async (client) => {
    await client.query('begin');
    await client.query(statement);
    const result = await resetDatabase(client, fresh);
    await client.query('rollback');
    return result;
  });
  expect(await isReset).toBe(false);
});

// On PostgreSQL each test has a database of its own, and no engine is used again.
describe.skipIf(process.env['TEST_DATABASE_URL'])('an engine with another time limit', () => {
  it('is not used again', async () => {
    await database.close();
    const hasty = await openTestDatabase({ inFiles: true, statementTimeoutMs: 500 });
    try {
      const endless = sql`select count(*) from generate_series(1, 1000000000000)`;
      const error = await endless.execute(hasty.kysely).catch((reason: unknown) => reason);
      expect(isStatementTimeout(error)).toBe(true);
    } finally {
      await hasty.close();
    }
  });

  it('does not keep the others from being used again', async () => {
    await run(`comment on database postgres is 'used before'`);
    const hasty = await openTestDatabase({ inFiles: true, statementTimeoutMs: 500 });
    await hasty.close();
    await database.close();
    database = await openTestDatabase();
    const { rows } = await sql`
      select shobj_description(oid, 'pg_database') as comment from pg_database
      where datname = current_database()`.execute(database.kysely);
    expect(rows).toEqual([{ comment: 'used before' }]);
  });
});
