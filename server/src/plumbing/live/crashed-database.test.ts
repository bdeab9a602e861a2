import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/app/until.ts';
import { MIGRATIONS_DIR } from '../../migrations-dir.ts';
import {
  startPrivatePostgres,
  type PrivatePostgres,
} from '../../testing/processes/private-postgres.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { openTestDatabase, silentLog } from '../database/testing/testing.ts';
import { createLiveHub } from './create-live-hub.ts';
import type { LiveChanges } from './live-hub.ts';
import { readChanges, readStart } from './read-changes.ts';
import { recordChange } from './record-change.ts';
import type { LiveTables } from './tables.ts';
import { isDeep, isRepetition } from '../../../../scripts/depth.ts';

type Crashable = { database: Database<LiveTables>; crash: () => Promise<void> };

async function anEmbedded(): Promise<Crashable> {
  const database = await openTestDatabase<LiveTables>({ inFiles: true, statementTimeoutMs: 1_000 });
  const endless = sql`select count(*) from generate_series(1, 1000000000000)`;
  return {
    database,
    // The worker is ended at the statement's time limit; the next one recovers from the disk.
    crash: () => expect(endless.execute(database.kysely)).rejects.toThrow('ran longer'),
  };
}

let postgres: PrivatePostgres | undefined;

async function aPostgres(): Promise<Crashable> {
  const own = await startPrivatePostgres();
  postgres = own;
  const database = await openDatabase<LiveTables>({
    url: own.url,
    dataDir: '',
    migrationsDir: MIGRATIONS_DIR,
    log: silentLog,
  });
  return { database, crash: () => own.crash() };
}

const onServer = Boolean(process.env['TEST_DATABASE_URL']);
const open = onServer ? aPostgres : anEmbedded;

describe(`a reader of ${onServer ? 'PostgreSQL' : 'the embedded database'}`, () => {
  let database: Database<LiveTables>;
  let crash: Crashable['crash'];
  beforeEach(async () => {
    ({ database, crash } = await open());
  });
  afterEach(async () => {
    await database.close();
    await postgres?.remove();
  });

  const rollBack = async (): Promise<void> => {
    const undone = database.kysely.transaction().execute(async (transaction) => {
      await recordChange(transaction, 'order', 900);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
  };

  it.skipIf(isRepetition)(
    'reports incomplete changes when a crash may reuse ids that it has read',
    async () => {
      const start = await readStart(database.kysely);
      await recordChange(database.kysely, 'order', 1);
      for (let count = 0; count < 3; count += 1) await rollBack();
      const { position } = await readChanges(database.kysely, start);
      await crash();
      await eventually(() => recordChange(database.kysely, 'order', 2));
      for (const id of [3, 4, 5, 6]) await recordChange(database.kysely, 'order', id);
      const first = await readChanges(database.kysely, position);
      expect(first.changes.isIncomplete).toBe(true);
      await recordChange(database.kysely, 'order', 7);
      const next = await readChanges(database.kysely, first.position);
      expect(next.changes).toMatchObject({ order: [7], isIncomplete: false });
    },
  );

  it.skipIf(isRepetition)(
    'has the same epoch as another process, and only a crash ends an epoch',
    async () => {
      const [one, other] = await Promise.all([
        readStart(database.kysely),
        readStart(database.kysely),
      ]);
      expect(one.epoch).toBe(other.epoch);
      await crash();
      await eventually(() => recordChange(database.kysely, 'order', 1));
      const reads = await Promise.all([
        readChanges(database.kysely, one),
        readChanges(database.kysely, other),
      ]);
      for (const { changes } of reads) expect(changes.isIncomplete).toBe(true);
      expect(reads[0].position.epoch).toBe(reads[1].position.epoch);
      expect(reads[0].position.epoch).not.toBe(one.epoch);
    },
  );

  it.runIf(isDeep)('has a hub that reports it and continues', async () => {
    const hub = await createLiveHub({ database, onError: () => {} });
    const received: LiveChanges[] = [];
    const wasServing: boolean[] = [];
    hub.onChanges(async (changes) => {
      received.push(changes);
      if (changes.isIncomplete) wasServing.push(hub.isServing());
    });
    for (let count = 0; count < 3; count += 1) await rollBack();
    await sleep(1_200);
    await crash();
    await eventually(() => recordChange(database.kysely, 'order', 1));
    for (const id of [2, 3, 4]) await recordChange(database.kysely, 'order', id);
    await expect.poll(() => received.some(({ isIncomplete }) => isIncomplete)).toBe(true);
    const from = received.length;
    await recordChange(database.kysely, 'order', 5);
    await expect.poll(() => received.slice(from).flatMap(({ order }) => order)).toContain(5);
    expect(received.slice(from).some(({ isIncomplete }) => isIncomplete)).toBe(false);
    // A client that connected meanwhile would be closed by this read. The embedded hub has no connection to lose.
    if (onServer) expect(wasServing).toEqual([false]);
    await hub.close();
  });
});
