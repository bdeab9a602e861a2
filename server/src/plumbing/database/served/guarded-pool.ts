import pg from 'pg';
import { AnswerDeadline } from './answer-deadline.ts';
import {
  DatabaseAwayError,
  DatabaseBusyError,
  PoolInsideTransactionError,
} from '../database-errors.ts';
import type { DatabaseLog } from '../database-log.ts';
import { isInsideTransaction } from '../in-transaction.ts';
import { breakConnection, promptClient } from './prompt-client.ts';
import { valueTypes } from '../value-types.ts';

const PG_POOL_TIMEOUT_TEXT = 'timeout exceeded when trying to connect';
/** Beyond this many callers in the queue the next one is refused at once: memory is bounded. */
const MAX_WAITING = 1_000;
/** What runs when the pool is closed is given this long. */
const END_LIMIT_MS = 3_000;

/** One connection for a while. */
export type Lease = {
  readonly query: (text: string, values: unknown[]) => Promise<pg.QueryResult>;
  /** Whether the connection broke meanwhile. */
  readonly isLost: () => boolean;
  readonly release: () => void;
};

/** What Kysely needs of a pool. */
export type ConnectionSource = {
  readonly connect: () => Promise<Lease>;
  readonly end: () => Promise<void>;
};

export type GuardedPool = ConnectionSource & {
  /** Runs `work` with one connection, which is not given back when it fails: it may be in an open transaction. */
  readonly withClient: <Result>(
    work: (client: pg.PoolClient) => Promise<Result>,
  ) => Promise<Result>;
  /** Closes the idle connections, and gives the others two seconds for their next answer. */
  readonly renew: () => void;
};

export type PoolLimits = {
  /** How long a caller waits for a connection to become free. */
  readonly acquireTimeoutMs: number;
  /** How long opening one may take. */
  readonly connectTimeoutMs: number;
  /** How long a statement may stay unanswered; 0 for ever. */
  readonly answerTimeoutMs: number;
};

/** A `pg` pool, the same for both engines, that refuses with a clear error what would wait for ever. */
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
    Client: promptClient(connectTimeoutMs),
  });
  const connections = watchConnections(pool, log);
  const renew = (): void => {
    for (const client of connections.idle()) {
      // At its error the pool lets go of it at once; its end comes a moment later.
      client.emit('error', new Error('another connection has gone silent'));
      breakConnection(client);
    }
    for (const client of connections.busy()) deadline.suspect(client);
  };
  // Where one connection has gone silent, the others probably have.
  const deadline = new AnswerDeadline({ limitMs: answerTimeoutMs, onSilence: renew });
  async function acquire(): Promise<pg.PoolClient> {
    if (isInsideTransaction()) throw new PoolInsideTransactionError();
    if (pool.waitingCount >= MAX_WAITING) throw new DatabaseBusyError(0);
    try {
      return await pool.connect();
    } catch (error) {
      if (error instanceof Error && error.message === PG_POOL_TIMEOUT_TEXT) {
        throw new DatabaseBusyError(acquireTimeoutMs, { cause: error });
      }
      throw new DatabaseAwayError(error);
    }
  }
  return {
    connect: async () => {
      const client = await acquire();
      return {
        query: (text, values) => deadline.query(client, text, values),
        isLost: () => connections.isLost(client),
        release: () => client.release(),
      };
    },
    withClient: async (work) => {
      const client = await acquire();
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
    end: async () => {
      const timer = setTimeout(
        () => connections.all().forEach((each) => breakConnection(each)),
        END_LIMIT_MS,
      );
      await pool.end().finally(() => clearTimeout(timer));
    },
  };
}

function watchConnections(pool: pg.Pool, log: DatabaseLog) {
  const all = new Set<pg.ClientBase>();
  const busy = new Set<pg.ClientBase>();
  const lost = new WeakSet<pg.ClientBase>();
  // A connection that breaks while idle is reported by the pool, one that breaks in use by the client
  // itself; without a listener either would end the process. The query in flight gets the error anyway.
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
