import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../plumbing/database/queries/in-transaction.ts';
import type { Connection } from '../../../schema.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aMenuWithDishes, aPub } from '../../../testing/builders/builders.ts';
import { insertSiblings, parentColumns } from '../../../testing/walks/many-siblings.ts';
import { countSiblings, deletePlaced, movePlace, insertPlace, type Level } from './places.ts';

// Rows are counted, not time: the speed of the machine does not change the result.

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** A parent with this many children. */
async function parentOf(level: Level, count: number): Promise<number> {
  const pub = await aPub(t);
  const { menu, category } = await aMenuWithDishes(t, pub, []);
  const parentId = { menu: pub.pub.id, category: menu.id, dish: category.id }[level];
  const present = await countSiblings(t.deps.db, level, parentId);
  await insertSiblings(t.deps.db, level, { parentId, from: present + 1, to: count });
  return parentId;
}

async function rowsRead(connection: Connection, level: Level): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = ${level}
  `.execute(connection);
  return rows[0]?.read ?? 0;
}

type Work = (connection: Connection, level: Level, parentId: number) => Promise<unknown>;

/** The number of rows of its level that a change reads, the checks at its commit included. */
async function costOf(level: Level, count: number, work: Work): Promise<number> {
  const parentId = await parentOf(level, count);
  return inTransaction(t.deps.db, async (transaction) => {
    const before = await rowsRead(transaction, level);
    await work(transaction, level, parentId);
    await sql`set constraints all immediate`.execute(transaction);
    return (await rowsRead(transaction, level)) - before;
  });
}

const changes: Record<string, Work> = {
  'inserting at the head': async (connection, level, parentId) => {
    await insertPlace(connection, level, { parentId, place: 1 });
    await insertSiblings(connection, level, { parentId, from: 1, to: 1 });
  },
  'moving the first behind the last': (connection, level, parentId) =>
    movePlace(connection, level, { parentId, from: 1, wanted: 1000 }),
  'deleting the first': async (connection, level, parentId) => {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(level)}
      where ${sql.ref(parentColumns[level])} = ${parentId} and place = 1
    `.execute(connection);
    const id = rows[0]?.id ?? 0;
    await deletePlaced(connection, level, { id, parentId, place: 1, at: t.clock.now() });
  },
};

describe.each(Object.entries(changes))('%s', (_name, work) => {
  it.each(['menu', 'category', 'dish'] as const)(
    'with four times as many siblings of a %s reads about four times as many rows',
    async (level) => {
      const few = await costOf(level, 100, work);
      const many = await costOf(level, 400, work);
      expect(few).toBeGreaterThan(100);
      // A quadratic cost would be sixteen times as many.
      expect(many / few).toBeLessThan(8);
    },
  );
});
