import pg from 'pg';
import { AnswerDeadline } from './answer-deadline.ts';
import {
  DatabaseAwayError,
  DatabaseBusyError,
  PoolInsideTransactionError,
} from '../database-errors.ts';
import type { PoolState } from '../database.ts';
import type { DatabaseLog } from '../database-log.ts';
import { isInsideTransaction } from '../queries/in-transaction.ts';
import { breakConnection, timeLimitedClient } from './time-limited-client.ts';
import { valueTypes } from '../queries/value-types.ts';

const PG_POOL_TIMEOUT_TEXT = 'timeout exceeded when trying to connect';
/** When this many callers wait, the next one is refused immediately, so that memory is bounded. */
const MAX_WAITING = 1_000;
/** The time limit for running statements when the pool is closed. */
const END_LIMIT_MS = 3_000;

/** A leased connection. */
export type Lease = {
  readonly query: (statement: pg.QueryConfig) => Promise<pg.QueryResult>;
  /** Whether the connection broke during the lease. */
  readonly isLost: () => boolean;
  readonly release: () => void;
};

/** The part of a pool that Kysely needs. */
export type ConnectionSource = {
  readonly connect: () => Promise<Lease>;
  readonly end: () => Promise<void>;
};

export type GuardedPool = ConnectionSource & {
  /** Runs `work` with one connection, which is closed when it fails: it may be in an open transaction. */
  readonly withClient: <Result>(
    work: (client: pg.PoolClient) => Promise<Result>,
  ) => Promise<Result>;
  /** Closes the idle connections, and gives the others two seconds for their next answer. */
  readonly renew: () => void;
  readonly connections: () => PoolState;
};

export type PoolLimits = {
  /** How long a caller waits for a connection to become free. */
  readonly acquireTimeoutMs: number;
  /** How long opening one may take. */
  readonly connectTimeoutMs: number;
  /** How long a statement may stay unanswered; 0 for no limit. */
  readonly answerTimeoutMs: number;
};

/** A `pg` pool, the same for both engines, that refuses with a clear error instead of waiting without limit. */
export function createGuardedPool(
  config: pg.PoolConfig,
  limits: PoolLimits,
  log: DatabaseLog,
): GuardedPool {
  const { acquireTimeoutMs, connectTimeoutMs, answerTimeoutMs } = limits;
  const pool = new pg.Pool({
    ...config,
    types: valueTypes,
    connectionTimeoutMillis: acquireTimeoutMs,
    Client: timeLimitedClient(connectTimeoutMs),
  });
  const connections = watchConnections(pool, log);
  const renew = (): void => {
    for (const client of connections.idle()) {
      // On this error the pool removes it immediately; it closes a moment later.
      client.emit('error', new Error('another connection has gone silent'));
      breakConnection(client);
    }
    for (const client of connections.busy()) deadline.suspect(client);
  };
  // When one connection has gone silent, the others probably have too.
  const deadline = new AnswerDeadline({ limitMs: answerTimeoutMs, onSilence: renew });
  return {
    connect: async () => {
      const client = await acquire(pool, acquireTimeoutMs);
      return {
        query: (statement) => deadline.query(client, statement),
        isLost: () => connections.isLost(client),
        release: () => client.release(),
      };
    },
    withClient: async (work) => {
      const client = await acquire(pool, acquireTimeoutMs);
      try {
        const result = await work(client);
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    renew,
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    end: async () => {
      const timer = setTimeout(
        () => connections.all().forEach((each) => breakConnection(each)),
        END_LIMIT_MS,
      );
      await pool.end().finally(() => clearTimeout(timer));
    },
  };
}

async function acquire(pool: pg.Pool, timeoutMs: number): Promise<pg.PoolClient> {
  if (isInsideTransaction()) throw new PoolInsideTransactionError();
  if (pool.waitingCount >= MAX_WAITING) throw new DatabaseBusyError(0);
  try {
    return await pool.connect();
  } catch (error) {
    if (error instanceof Error && error.message === PG_POOL_TIMEOUT_TEXT) {
      throw new DatabaseBusyError(timeoutMs, { cause: error });
    }
    throw new DatabaseAwayError(error);
  }
}

function watchConnections(pool: pg.Pool, log: DatabaseLog) {
  const all = new Set<pg.ClientBase>();
  const busy = new Set<pg.ClientBase>();
  const lost = new WeakSet<pg.ClientBase>();
  // The pool reports a connection that breaks while idle, the client one that breaks in use; without a
  // listener either error would end the process. The running query gets the error anyway.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    all.add(client);
    client.on('end', () => {
      all.delete(client);
      busy.delete(client);
    });
    client.on('error', (error) => {
      lost.add(client);
      log.warn({ err: error }, 'database connection lost');
    });
  });
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));
  return {
    all: () => [...all],
    busy: () => [...busy],
    idle: () => [...all].filter((client) => !busy.has(client)),
    isLost: (client: pg.ClientBase) => lost.has(client),
  };
}
