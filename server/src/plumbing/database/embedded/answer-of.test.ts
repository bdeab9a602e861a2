import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectGarbage } from '../../../testing/app/collect-garbage.ts';
import type { Database } from '../database.ts';
import { openTestDatabase } from '../testing/testing.ts';

const ANSWER_BYTES = 200_000;
const ANSWERS = 75;

let database: Database<unknown>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function usedBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

it('an answer of many parts is whole, and the engine keeps none', async () => {
  const ask = async () => {
    const { rows } = await sql<{ text: string }>`
      select repeat('ț', ${ANSWER_BYTES / 2}::int) as text`.execute(database.kysely);
    return rows[0]?.text;
  };
  expect(await ask()).toBe('ț'.repeat(ANSWER_BYTES / 2));
  const before = usedBytes();
  for (let count = 0; count < ANSWERS; count += 1) await ask();
  expect(usedBytes() - before).toBeLessThan((ANSWERS * ANSWER_BYTES) / 4);
});
