import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { openOwnConnection } from './own-connection.ts';

/** Another process gets the lock this long after its holder has ended, at the latest. */
const LOOK_EVERY_MS = 500;
/** A connection that does not answer in this time is closed: its lock may be another's by now. */
const ANSWER_LIMIT_MS = 2_000;
const REOPEN_AFTER_MS = 500;

type Options = {
  readonly connectionString: string;
  /** Of the connection in the database. */
  readonly applicationName: string;
  /** A number that only this lock uses. */
  readonly lock: number;
  /** Runs while this process has the lock; `signal` ends it. */
  readonly work: (signal: AbortSignal) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {});
}

async function isLocked(connection: Kysely<unknown>, lock: number): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${lock}) as locked`.execute(connection);
  return rows[0]?.locked === true;
}

/** Waits for the lock, then works until the connection is lost or the end. */
async function workOnce(options: Options, closing: AbortSignal): Promise<void> {
  const { lock, work } = options;
  const connection = await openOwnConnection<unknown>({
    ...options,
    limitMs: ANSWER_LIMIT_MS,
    onNotification: () => {},
  });
  const lost = new AbortController();
  void connection.lost.then((error) => lost.abort(error));
  const ending = AbortSignal.any([closing, lost.signal]);
  let working: Promise<void> | undefined;
  try {
    while (!ending.aborted && !(await isLocked(connection.kysely, lock))) {
      await pause(LOOK_EVERY_MS, ending);
    }
    if (ending.aborted) return;
    working = work(ending);
    // A question on it notices a silent network.
    while (!ending.aborted) {
      await pause(LOOK_EVERY_MS, ending);
      if (!ending.aborted) await sql`select 1`.execute(connection.kysely);
    }
  } finally {
    lost.abort();
    await working;
    // The end of the session gives the lock back.
    await connection.close();
  }
}

/**
 * Does work in one process at a time, of all on one PostgreSQL: the one whose connection holds the lock. Returns a
 * function that ends it, and waits for that.
 */
export function withSessionLock(options: Options): () => Promise<void> {
  const closing = new AbortController();
  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await workOnce(options, closing.signal).catch((error: unknown) => {
        if (!closing.signal.aborted) options.onError(error);
      });
      await pause(REOPEN_AFTER_MS, closing.signal);
    }
  }
  const running = run();
  return async () => {
    closing.abort();
    await running;
  };
}
