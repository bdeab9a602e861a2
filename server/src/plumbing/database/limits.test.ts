import { sql, type Generated } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  DatabaseAwayError,
  DatabaseBusyError,
  isStatementTimeout,
  PoolInsideTransactionError,
  RolledBackError,
} from './database-errors.ts';
import { inTransaction } from './queries/in-transaction.ts';
import type { Database } from './open-database.ts';
import { endsAfter } from './testing/ends-after.ts';
import { openTestDatabase } from './testing/testing.ts';
import { isDeep, isRepetition } from '../../../../scripts/depth.ts';

// Runs on the embedded database, and on PostgreSQL when TEST_DATABASE_URL is set.
type Schema = { note: { id: Generated<number>; text: string } };

let database: Database<Schema>;
const endless = sql`select count(*) from generate_series(1, 1000000000000)`;

beforeAll(async () => {
  // Longer than a slow machine takes for the first statement of an engine that has just been replaced.
  database = await openTestDatabase<Schema>({ inFiles: true, statementTimeoutMs: 2000 });
  const table = sql`create table note (id int generated always as identity primary key, text text)`;
  await table.execute(database.kysely);
});

beforeEach(async () => {
  await sql`truncate note`.execute(database.kysely);
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => database.close());

async function listNotes(): Promise<string[]> {
  const rows = await database.kysely.selectFrom('note').select('text').orderBy('id').execute();
  return rows.map(({ text }) => text);
}

const errorOf = (query: Promise<unknown>) =>
  query.then(
    () => undefined,
    (error: unknown) => error,
  );

test.skipIf(isRepetition)(
  'a statement that runs too long is refused, and the database continues',
  async () => {
    await database.kysely.insertInto('note').values({ text: 'before' }).execute();
    const [overrun, waiting] = await Promise.all([
      errorOf(endless.execute(database.kysely)),
      database.kysely.insertInto('note').values({ text: 'waited' }).execute(),
    ]);
    expect(isStatementTimeout(overrun)).toBe(true);
    expect(waiting[0]?.numInsertedOrUpdatedRows).toBe(1n);
    expect(await listNotes()).toEqual(['before', 'waited']);
  },
);

test.runIf(isDeep)('the database continues after several overruns in a row', async () => {
  for (let round = 0; round < 3; round += 1) {
    expect(isStatementTimeout(await errorOf(endless.execute(database.kysely)))).toBe(true);
    await database.kysely
      .insertInto('note')
      .values({ text: String(round) })
      .execute();
  }
  expect(await listNotes()).toEqual(['0', '1', '2']);
});

test.skipIf(isRepetition)(
  'after an overrun the rest of its transaction is refused, not run outside of it',
  async () => {
    const transaction = await database.kysely.startTransaction().execute();
    await transaction.insertInto('note').values({ text: 'first' }).execute();
    expect(isStatementTimeout(await errorOf(endless.execute(transaction)))).toBe(true);
    const later = errorOf(transaction.insertInto('note').values({ text: 'later' }).execute());
    expect(await later).toBeInstanceOf(Error);
    await errorOf(transaction.rollback().execute());
    expect(await listNotes()).toEqual([]);
  },
);

test.runIf(isDeep)(
  'a transaction whose statement overruns and is swallowed cannot commit',
  async () => {
    const outcome = inTransaction(database.kysely, async (transaction) => {
      await transaction.insertInto('note').values({ text: 'half' }).execute();
      await errorOf(endless.execute(transaction));
    });
    expect(await errorOf(outcome)).toBeInstanceOf(Error);
    expect(await listNotes()).toEqual([]);
  },
);

test.skipIf(isRepetition)(
  'a transaction whose refused statement is swallowed reports its rollback',
  async () => {
    const outcome = inTransaction(database.kysely, async (transaction) => {
      await transaction.insertInto('note').values({ text: 'half' }).execute();
      await errorOf(sql`select no_such_column`.execute(transaction));
    });
    await expect(outcome).rejects.toBeInstanceOf(RolledBackError);
    expect(await listNotes()).toEqual([]);
  },
);

test.runIf(isDeep)('administrative work has no limit', async () => {
  await database.session(async (client) => {
    // Longer than the limits of a statement and of its answer.
    const { rows } = await client.query('select pg_sleep(2)');
    expect(rows).toHaveLength(1);
  });
  expect(isStatementTimeout(await errorOf(sql`select pg_sleep(5)`.execute(database.kysely)))).toBe(
    true,
  );
});

test.skipIf(isRepetition)(
  'using the pool inside a transaction is refused immediately',
  async () => {
    const outcome = inTransaction(database.kysely, async (transaction) => {
      await transaction.insertInto('note').values({ text: 'undone' }).execute();
      await database.kysely.insertInto('note').values({ text: 'outside' }).execute();
    });
    await expect(outcome).rejects.toBeInstanceOf(PoolInsideTransactionError);
    expect(await listNotes()).toEqual([]);
  },
);

test.skipIf(isRepetition)(
  'work that a transaction started may use the pool once the transaction is over',
  async () => {
    let later: Promise<unknown> | undefined;
    const commit = Promise.withResolvers<void>();
    await inTransaction(database.kysely, async (transaction) => {
      await transaction.insertInto('note').values({ text: 'inside' }).execute();
      later = commit.promise.then(() =>
        database.kysely.insertInto('note').values({ text: 'afterwards' }).execute(),
      );
    });
    commit.resolve();
    await later;
    expect(await listNotes()).toEqual(['inside', 'afterwards']);
  },
);

test.skipIf(isRepetition)('overlapping transactions are isolated and all commit', async () => {
  const write = (text: string) =>
    inTransaction(database.kysely, async (transaction) => {
      await transaction.insertInto('note').values({ text }).execute();
      await transaction.insertInto('note').values({ text }).execute();
    });
  await Promise.all(Array.from({ length: 20 }, (_, index) => write(String(index))));
  expect(await listNotes()).toHaveLength(40);
});

test.skipIf(!process.env['TEST_DATABASE_URL'])(
  'no statement is compiled first, which takes a second for one of a millisecond',
  async () => {
    const { rows } = await sql<{ jit: string }>`show jit`.execute(database.kysely);
    expect(rows).toEqual([{ jit: 'off' }]);
  },
);

test.skipIf(isRepetition)(
  'a caller is refused immediately when the queue is full, and the queue is served',
  async () => {
    const queued = Array.from({ length: 1_100 }, () =>
      errorOf(sql`select 1`.execute(database.kysely)),
    );
    const outcomes = await Promise.all(queued);
    const refused = outcomes.filter((outcome) => outcome instanceof DatabaseBusyError);
    expect(refused.length).toBeGreaterThan(50);
    expect(refused.length).toBeLessThanOrEqual(100);
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(
      1_100 - refused.length,
    );
  },
);

test.skipIf(isRepetition)(
  'a caller waits 15 seconds for a connection, and gets an error with the reason',
  async () => {
    const busy = await openTestDatabase<Schema>();
    const connections = busy.engine === 'embedded' ? 1 : 10;
    const held = await Promise.all(
      Array.from({ length: connections }, () => busy.kysely.startTransaction().execute()),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waiting = errorOf(sql`select 1`.execute(busy.kysely));
    expect(await endsAfter(waiting, 15_000)).toEqual([false, true]);
    expect(await waiting).toBeInstanceOf(DatabaseBusyError);
    expect(await waiting).toMatchObject({
      message: expect.stringContaining('pass the transaction on'),
    });
    vi.useRealTimers();
    await Promise.all(held.map((transaction) => transaction.rollback().execute()));
    expect((await sql`select 1`.execute(busy.kysely)).rows).toHaveLength(1);
    await busy.close();
  },
);

test.skipIf(process.env['TEST_DATABASE_URL'])(
  'a statement of the embedded database has 10 seconds',
  async () => {
    const slow = await openTestDatabase<Schema>({ inFiles: true });
    await sql`select 1`.execute(slow.kysely);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const overrun = errorOf(endless.execute(slow.kysely));
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    expect(await endsAfter(overrun, 10_000)).toEqual([false, true]);
    expect(isStatementTimeout(await overrun)).toBe(true);
    vi.useRealTimers();
    await slow.close();
  },
);

test.skipIf(isRepetition)(
  'a database that only reads, like a primary that was replaced, counts as unreachable',
  async () => {
    const writing = database.kysely
      .transaction()
      .setAccessMode('read only')
      .execute((transaction) => transaction.insertInto('note').values({ text: 'x' }).execute());
    await expect(writing).rejects.toBeInstanceOf(DatabaseAwayError);
  },
);
