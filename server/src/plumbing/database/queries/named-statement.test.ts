import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { namedStatement, nameOf, runNamed } from './named-statement.ts';
import { openTestDatabase } from '../testing/testing.ts';

type Tables = { thing: { id: number; word: string } };

let database: Database<Tables>;
let db: Kysely<Tables>;
beforeAll(async () => {
  database = await openTestDatabase<Tables>();
  db = database.kysely;
  await sql`create table thing (id integer, word text)`.execute(db);
});
afterAll(() => database.close());

const write = namedStatement<{ id: number }, { id: number }>(
  (take) => sql`insert into thing (id, word) values (${take(({ id }) => id)}, 'a') returning id`,
);
const insert = (connection: Kysely<Tables>, id: number) => write(connection, { id });

describe('a named statement', () => {
  it('is parsed once by its connection; others are not kept', async () => {
    await db.connection().execute(async (connection) => {
      for (const id of [1, 2, 3]) {
        expect(await insert(connection, id)).toEqual([{ id }]);
        await sql`select ${id}::int`.execute(connection);
      }
      const { rows } = await sql<{ statement: string; times: number }>`
        select statement, (generic_plans + custom_plans)::int as times from pg_prepared_statements
        where statement like '%thing%' or statement like '%::int'`.execute(connection);
      expect(rows).toEqual([{ statement: expect.stringContaining('into thing'), times: 3 }]);
    });
  });

  it('may be a query of the builder, which others with the same text share', async () => {
    const find = (connection: Kysely<Tables>, id: number) =>
      runNamed(connection, connection.selectFrom('thing').where('id', '=', id).select('word'));
    await db.connection().execute(async (connection) => {
      await insert(connection, 8);
      expect(await find(connection, 8)).toEqual([{ word: 'a' }]);
      expect(await find(connection, 9)).toEqual([]);
      await sql`alter table thing add column another integer`.execute(connection);
      expect(await find(connection, 8)).toEqual([{ word: 'a' }]);
      const { rows } = await sql`
        select (generic_plans + custom_plans)::int as times from pg_prepared_statements
        where statement like '%select "word"%'`.execute(connection);
      expect(rows).toEqual([{ times: 3 }]);
    });
  });

  it('runs again on a connection on which it has failed, and after a migration of its table', async () => {
    await db.connection().execute(async (connection) => {
      await sql`alter table thing rename to thing_before`.execute(connection);
      await expect(insert(connection, 4)).rejects.toThrow('thing');
      await sql`alter table thing_before rename to thing`.execute(connection);
      expect(await insert(connection, 4)).toEqual([{ id: 4 }]);
      await sql`alter table thing add column more integer`.execute(connection);
      expect(await insert(connection, 5)).toEqual([{ id: 5 }]);
    });
  });

  it('runs on the connections that replace those of a pool', async () => {
    await insert(db, 6);
    await database
      .session(async () => Promise.reject(new Error('ends its connection')))
      .catch(() => undefined);
    expect(await insert(db, 7)).toEqual([{ id: 7 }]);
  });

  it('takes each value where it stands, as often as it stands there', async () => {
    const both = namedStatement<{ one: number; two: string }, { text: string }>((take) => {
      const one = take((input) => input.one);
      return sql`select concat(${one}::int, ${take(({ two }) => two)}::text, ${one}::int) as text`;
    });
    expect(await both(db, { one: 1, two: 'a' })).toEqual([{ text: '1a1' }]);
    expect(await both(db, { one: 2, two: 'b' })).toEqual([{ text: '2b2' }]);
    expect(nameOf('select 1')).toBeUndefined();
  });
});
