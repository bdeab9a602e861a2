import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseAwayError, isDatabaseUnavailable } from './database-errors.ts';
import type { Database } from './open-database.ts';
import { openTestDatabase } from './testing/testing.ts';

let database: Database<object>;
beforeAll(async () => {
  database = await openTestDatabase<object>();
});
afterAll(() => database.close());

const failWith = (code: string): Promise<unknown> =>
  sql`do ${sql.raw(`$$ begin raise exception 'planted' using errcode = '${code}'; end $$`)}`
    .execute(database.kysely)
    .catch((error: unknown) => error);

it.each([
  ['08006', 'a lost connection'],
  ['25006', 'a server that only reads'],
  ['53100', 'a full disk'],
  ['53200', 'no memory'],
  ['53300', 'no free connection'],
  ['25P03', 'a server that hung between two statements of a transaction'],
  ['25P04', 'a transaction that took too long'],
  ['57P01', 'a server that stops'],
  ['57P02', 'a server that crashed'],
  ['57P03', 'a server that starts'],
  ['57014', 'a statement that took too long'],
])('%s, %s, may succeed later', async (code) => {
  expect(isDatabaseUnavailable(await failWith(code))).toBe(true);
});

it.each([
  ['23505', 'a row that exists'],
  ['22P02', 'a value that is no number'],
  ['42P01', 'a table that does not exist'],
  ['25P02', 'a transaction that had failed before'],
  ['57P06', 'a code that the product does not know'],
])('%s, %s, would fail again', async (code) => {
  const error = await failWith(code);
  expect(error).toMatchObject({ code });
  expect(error).not.toBeInstanceOf(DatabaseAwayError);
  expect(isDatabaseUnavailable(error)).toBe(false);
});
