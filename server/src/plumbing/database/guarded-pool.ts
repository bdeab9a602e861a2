import pg from 'pg';
import {
  DatabaseAwayError,
  DatabaseBusyError,
  PoolInsideTransactionError,
} from './database-errors.ts';
import type { DatabaseLog } from './database-log.ts';
import { isInsideTransaction } from './in-transaction.ts';
import { valueTypes } from './value-types.ts';

const PG_POOL_TIMEOUT_TEXT = 'timeout exceeded when trying to connect';

/** What Kysely needs of a pool. */
export type GuardedPool = {
  connect: () => Promise<pg.PoolClient>;
  /** Whether this connection broke while somebody had it. */
  isLost: (client: pg.PoolClient) => boolean;
  end: () => Promise<void>;
};

/** A `pg` pool, the same for both engines, that refuses with a clear error what would wait for ever. */
export function createGuardedPool(
  config: pg.PoolConfig,
  acquireTimeoutMs: number,
  log: DatabaseLog,
): GuardedPool {
  const pool = new pg.Pool({
    ...config,
    types: valueTypes,
    connectionTimeoutMillis: acquireTimeoutMs,
  });
  // A connection that breaks while idle is reported by the pool, one that breaks in use by the client
  // itself; without a listener either would end the process. The query in flight gets the error anyway.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  const lost = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      lost.add(client);
      log.warn({ err: error }, 'database connection lost');
    });
  });
  return {
    async connect() {
      if (isInsideTransaction()) throw new PoolInsideTransactionError();
      try {
        return await pool.connect();
      } catch (error) {
        if (error instanceof Error && error.message === PG_POOL_TIMEOUT_TEXT) {
          throw new DatabaseBusyError(acquireTimeoutMs, { cause: error });
        }
        throw new DatabaseAwayError(error);
      }
    },
    isLost: (client) => lost.has(client),
    end: () => pool.end(),
  };
}

/** Runs `work` with one connection, which is not given back when it fails: it may be in an open transaction. */
export async function withClient<Result>(
  pool: GuardedPool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
