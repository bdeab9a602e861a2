import { sql, type Generated } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  constraintOf,
  isCheckViolation,
  isForeignKeyViolation,
  isUniqueViolation,
} from './constraint.ts';
import type { Database } from '../open-database.ts';
import { openTestDatabase } from '../testing/testing.ts';

// Runs on the embedded database, and on PostgreSQL when TEST_DATABASE_URL is set: the same values on both.
type Sample = {
  id: Generated<number>;
  big: number;
  day: string;
  at: Date;
  facts: unknown;
  bytes: Uint8Array;
  numbers: number[];
  big_numbers: number[];
  words: string[];
  days: string[];
  amount: string;
};
type Schema = { sample: Sample; part: { id: Generated<number>; sample_id: number } };

let database: Database<Schema>;

beforeAll(async () => {
  database = await openTestDatabase<Schema>();
  await sql`create table sample (
    id bigint generated always as identity primary key,
    big bigint, day date, at timestamptz, facts jsonb, bytes bytea, numbers int[], big_numbers bigint[],
    words text[], days date[], amount numeric,
    constraint sample_word_unique unique (words), constraint sample_big_positive check (big > 0))`.execute(
    database.kysely,
  );
  await sql`create table part (
    id int generated always as identity primary key,
    sample_id bigint not null constraint part_of_sample references sample)`.execute(
    database.kysely,
  );
});

afterAll(() => database.close());

const row = {
  big: 9_007_199_254_740_991,
  day: '2026-03-29',
  at: new Date('2026-03-29T00:30:00.123Z'),
  facts: JSON.stringify([{ name: 'Plăcintă', price: null }, 'a\'b"c\\']),
  bytes: Buffer.from([0, 1, 255]),
  numbers: [1, -2, 3],
  big_numbers: [1, 9_007_199_254_740_991],
  words: ['a,b', '"', '{}', 'Борщ', ''],
  days: ['2026-01-01', '0001-01-01'],
  amount: '12345678901234567890.25',
};

test('values are read as they were written', async () => {
  const inserted = await database.kysely
    .insertInto('sample')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(inserted).toEqual({ ...row, id: 1, facts: JSON.parse(row.facts) as unknown });
  expect(inserted.at).toBeInstanceOf(Date);
  const updated = await database.kysely.updateTable('sample').set({ big: 5 }).executeTakeFirst();
  expect(updated.numUpdatedRows).toBe(1n);
  const deleted = await database.kysely.deleteFrom('sample').executeTakeFirst();
  expect(deleted.numDeletedRows).toBe(1n);
});

test('an array parameter is an array, and transaction ids are text', async () => {
  const { rows } = await sql`
    select 2 = any(${[1, 2]}::int[]) as found, pg_current_xact_id() as xid,
      pg_current_snapshot() as snapshot, count(*) as total, ${JSON.stringify([1])}::jsonb as list,
      '2026-07-01T10:00:00+03'::timestamptz as at, true as yes, null as nothing, 0.5::float8 as half
    from sample`.execute(database.kysely);
  expect(rows).toEqual([
    {
      found: true,
      xid: expect.stringMatching(/^\d+$/),
      snapshot: expect.stringMatching(/^\d+:\d+:/),
      total: 0,
      list: [1],
      at: new Date('2026-07-01T07:00:00Z'),
      yes: true,
      nothing: null,
      half: 0.5,
    },
  ]);
});

test('an int8 that no number can hold is refused instead of rounded', async () => {
  const query = sql`select 9007199254740993::int8`.execute(database.kysely);
  await expect(query).rejects.toThrow('9007199254740993 does not fit a number');
  expect((await sql`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }]);
});

test('a refused write names its constraint', async () => {
  const add = (values: object) =>
    database.kysely
      .insertInto('sample')
      .values({ ...row, ...values })
      .execute()
      .then(
        () => undefined,
        (error: unknown) => error,
      );
  await add({});
  const twice = await add({});
  expect([isUniqueViolation(twice), constraintOf(twice)]).toEqual([true, 'sample_word_unique']);
  expect(twice).toMatchObject({
    code: '23505',
    table: 'sample',
    detail: expect.stringContaining('words'),
  });
  const negative = await add({ big: -1 });
  expect([isCheckViolation(negative), constraintOf(negative)]).toEqual([
    true,
    'sample_big_positive',
  ]);
  const orphan = await database.kysely
    .insertInto('part')
    .values({ sample_id: 404 })
    .execute()
    .catch((error: unknown) => error);
  expect([isForeignKeyViolation(orphan), constraintOf(orphan)]).toEqual([true, 'part_of_sample']);
  expect(isUniqueViolation(orphan)).toBe(false);
  expect(constraintOf(new Error('another'))).toBeUndefined();
});
