import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { DatabaseAwayError } from '../database/database-errors.ts';
import { openTestDatabase } from '../database/testing/testing.ts';
import { createLiveHub } from './create-live-hub.ts';
import type { LiveChanges, LiveHub } from './live-hub.ts';
import { pruneChanges, readChanges, readStart } from './read-changes.ts';
import { recordChange, recordedChanges } from './record-change.ts';
import type { LiveChange, LiveTables } from './tables.ts';
import { PATIENCE_MS, until } from '../../testing/app/until.ts';

let database: Database<LiveTables>;
let db: Kysely<LiveTables>;
const hubs: LiveHub[] = [];
beforeEach(async () => {
  database = await openTestDatabase<LiveTables>();
  db = database.kysely;
});
afterEach(async () => {
  for (const hub of hubs.splice(0)) await hub.close();
  await database.close();
});

async function aHub(onError: (error: unknown) => void = () => {}) {
  const hub = await createLiveHub({ database, onError });
  hubs.push(hub);
  const received: LiveChanges[] = [];
  hub.onChanges(async (changes) => void received.push(changes));
  const orders = () => received.flatMap(({ order }) => order);
  const receives = async (count: number): Promise<number[]> => {
    const end = Date.now() + PATIENCE_MS;
    while (orders().length < count && Date.now() < end) await sleep(5);
    return orders();
  };
  return { hub, received, receives };
}

/** Hubs made after this beat only when the test lets them, a second at a time. */
function holdBeats(): () => void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return () => {
    vi.advanceTimersByTime(1_000);
  };
}
afterEach(() => {
  vi.useRealTimers();
});

describe('a hub', () => {
  it('reports committed changes immediately, each once', async () => {
    holdBeats();
    const { hub, receives } = await aHub();
    await recordChange(db, 'order', 1, 2);
    hub.wake();
    expect(await receives(2)).toEqual([1, 2]);
    for (let id = 3; id < 60; id += 1) {
      await recordChange(db, 'order', id);
      hub.wake();
    }
    await receives(59);
    await sleep(50);
    expect(await receives(59)).toEqual(Array.from({ length: 59 }, (_, index) => index + 1));
  });

  it('finds at its next beat a change whose writer died before its notification', async () => {
    const beat = holdBeats();
    const { receives } = await aHub();
    await recordChange(db, 'order', 7);
    beat();
    expect(await receives(1)).toEqual([7]);
  });

  it('reads before the calls that wait for a connection', async () => {
    const beat = holdBeats();
    const { receives } = await aHub();
    await recordChange(db, 'order', 7);
    const connections = database.engine === 'embedded' ? 1 : 10;
    const calls = Array.from({ length: 50 * connections }, () =>
      sql`select pg_sleep(0.01)`.execute(db).catch(() => undefined),
    );
    beat();
    expect(await receives(1)).toEqual([7]);
    expect(database.connections().waiting).toBeGreaterThan(0);
    await Promise.all(calls);
  });

  it('marks the pubs that its own process has already reported', async () => {
    const beat = holdBeats();
    const { hub, received } = await aHub();
    const other = await aHub();
    const own: LiveChange[] = [];
    hub.onOwnChanges((changes) => own.push(...changes));
    const changes = await db.transaction().execute(async (transaction) => {
      await recordChange(transaction, 'pub', 7);
      return recordedChanges(transaction);
    });
    hub.wake(changes);
    expect(own).toMatchObject([{ kind: 'pub', subject_id: 7 }]);
    await until(() => received.length > 0);
    beat();
    await until(() => other.received.length > 0);
    expect(received).toMatchObject([{ pub: [7], pubOfOthers: [] }]);
    expect(other.received).toMatchObject([{ pub: [7], pubOfOthers: [7] }]);
    // The same pub, changed by another process.
    await recordChange(db, 'pub', 7);
    beat();
    await until(() => received.some(({ pubOfOthers }) => pubOfOthers.includes(7)));
  });

  it('does not report changes that were rolled back', async () => {
    const { hub, receives } = await aHub();
    const undone = db.transaction().execute(async (transaction) => {
      await recordChange(transaction, 'order', 1);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await recordChange(db, 'order', 2);
    hub.wake();
    expect(await receives(1)).toEqual([2]);
  });

  it('reports changes again after a listener failed', async () => {
    const beat = holdBeats();
    const errors: unknown[] = [];
    const { hub, receives } = await aHub((error) => errors.push(error));
    let failures = 1;
    hub.onChanges(async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('the database is away');
    });
    await recordChange(db, 'order', 5);
    hub.wake();
    await until(() => errors.length > 0);
    beat();
    expect(await receives(2)).toEqual([5, 5]);
    expect(errors).toHaveLength(1);
  });
});

describe('a hub that cannot read', () => {
  /** Its listeners fail with this error, if there is one; each beat waits for its read. */
  async function aFailingHub(failure: { error: Error | undefined }) {
    const nextBeat = holdBeats();
    let end = (): void => {};
    const { hub } = await aHub(() => end());
    hub.onChanges(async () => {
      if (failure.error) throw failure.error;
      // The read is completed a moment later.
      setImmediate(() => end());
    });
    const beat = async (): Promise<void> => {
      await recordChange(db, 'order', 1);
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      end = resolve;
      nextBeat();
      await ended;
    };
    return { hub, beat };
  }

  it('asks clients to reconnect after five beats without a read, and again after five more', async () => {
    const { hub, beat } = await aFailingHub({ error: new Error('the database is away') });
    let requests = 0;
    hub.onUnserved(() => (requests += 1));
    const requestsAfterBeats: number[] = [];
    for (let beats = 1; beats <= 12; beats += 1) {
      await beat();
      requestsAfterBeats.push(requests);
    }
    expect(requestsAfterBeats).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2]);
  });

  it('serves no new client from the first failed read to the next completed one', async () => {
    const failure = { error: new DatabaseAwayError(new Error('cut off')) as Error | undefined };
    const { hub, beat } = await aFailingHub(failure);
    expect(hub.isServing()).toBe(true);
    for (let beats = 1; beats <= 12; beats += 1) {
      await beat();
      expect(hub.isServing(), `after ${beats} failed reads`).toBe(false);
    }
    failure.error = undefined;
    await beat();
    expect(hub.isServing()).toBe(true);
  });

  it('serves new clients when only a listener fails: one order must not keep out all screens', async () => {
    const { hub, beat } = await aFailingHub({ error: new Error('cannot be rendered') });
    for (let beats = 1; beats <= 7; beats += 1) {
      await beat();
      expect(hub.isServing(), `after ${beats} failed reads`).toBe(true);
    }
  });

  it('serves no new client after five beats without an answer', async () => {
    const beat = holdBeats();
    const { hub } = await aHub();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    onTestFinished(() => answer()); // the hub's close waits for the read
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    hub.onChanges(async () => {
      begin();
      await answered;
    });
    await recordChange(db, 'order', 1);
    hub.wake();
    await begun;
    for (let beats = 1; beats <= 5; beats += 1) beat();
    expect(hub.isServing()).toBe(true);
    beat();
    expect(hub.isServing()).toBe(false);
    answer();
    await expect.poll(() => hub.isServing()).toBe(true);
  });
});

describe('the reader', () => {
  it('continues at its position after changes that it has read are pruned', async () => {
    const before = await readStart(db);
    await recordChange(db, 'order', 1);
    const { changes, position } = await readChanges(db, before);
    expect(changes).toMatchObject({ order: [1], isIncomplete: false });
    await sql`update live_change set at = now() - interval '61 minutes'`.execute(db);
    await db.transaction().execute(async (transaction) => {
      await recordChange(transaction, 'order', 2);
    });
    // A transaction of another test on the same server counts as running here too, for a reader's position
    // and for pruning.
    const everyWriterHasEnded = async (): Promise<boolean> => {
      const ended = sql<boolean>`pg_snapshot_xmin(pg_current_snapshot()) > max(xid)`.as('ended');
      const row = await db.selectFrom('live_change').select(ended).executeTakeFirstOrThrow();
      return row.ended;
    };
    await expect.poll(everyWriterHasEnded).toBe(true);
    const next = await readChanges(db, position);
    expect(next.changes).toMatchObject({ order: [2], isIncomplete: false });
    await sql`update live_change set at = now() - interval '59 minutes' where subject_id = 2`.execute(
      db,
    );
    await pruneChanges(db);
    expect(await db.selectFrom('live_change').select('subject_id').execute()).toEqual([
      { subject_id: 2 },
    ]);
    expect((await readChanges(db, next.position)).changes.isIncomplete).toBe(false);
    // A reader that has not read for longer reports that changes may be missing.
    expect((await readChanges(db, before)).changes.isIncomplete).toBe(true);
  });

  it('detects a database that was restored from a copy', async () => {
    const future = { ...(await readStart(db)), snapshot: '900000000:900000000:' };
    expect((await readChanges(db, future)).changes.isIncomplete).toBe(true);
  });
});

// Two transactions at once need two connections; the embedded database has only one.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('transactions that commit out of order', () => {
  it('are both reported, each once', async () => {
    const { hub, receives } = await aHub();
    const { promise: held, resolve: commitFirst } = Promise.withResolvers<void>();
    const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
    const first = db.transaction().execute(async (transaction) => {
      await recordChange(transaction, 'order', 1);
      hasBegun();
      await held;
    });
    await begun;
    await recordChange(db, 'order', 2);
    hub.wake();
    expect(await receives(1)).toEqual([2]);
    await recordChange(db, 'order', 3);
    hub.wake();
    expect(await receives(2)).toEqual([2, 3]);
    commitFirst();
    await first;
    hub.wake();
    expect(await receives(3)).toEqual([2, 3, 1]);
    await sleep(1_200);
    expect(await receives(3)).toEqual([2, 3, 1]);
  });

  it('are all reported with two hundred writers of random length', async () => {
    const { hub, receives } = await aHub();
    const ids = Array.from({ length: 200 }, (_, index) => index + 1);
    await Promise.all(
      ids.map((id) =>
        db
          .transaction()
          .execute(async (transaction) => {
            await recordChange(transaction, 'order', id);
            await sleep(Math.random() * 40);
          })
          .then(() => hub.wake()),
      ),
    );
    const received = await receives(200);
    await sleep(1_100);
    expect((await receives(200)).toSorted((a, b) => a - b)).toEqual(ids);
    expect(new Set(received).size).toBe(received.length);
  });
});
