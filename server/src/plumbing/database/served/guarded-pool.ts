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
import { createTurns, type Turns } from './turns.ts';
import { valueTypes } from '../queries/value-types.ts';

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

type Acquired = {
  readonly client: pg.PoolClient;
  readonly release: (isBroken?: boolean) => void;
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

/** `max`: how many connections it opens at most. */
export type PoolConfig = pg.PoolConfig & { readonly max: number };

export type PoolLimits = {
  /** How long a caller waits for a connection to become free. */
  readonly acquireTimeoutMs: number;
  /** How long opening one may take. */
  readonly connectTimeoutMs: number;
  /** How long a statement may stay unanswered; 0 for no limit. */
  readonly answerTimeoutMs: number;
};

/**
 * A `pg` pool, the same for both engines, that refuses with a clear error instead of waiting without limit.
 * Callers wait for their turn in front of it: its own queue knows no urgent ones.
 */
export function createGuardedPool(
  config: PoolConfig,
  limits: PoolLimits,
  log: DatabaseLog,
): GuardedPool {
  const { acquireTimeoutMs, connectTimeoutMs, answerTimeoutMs } = limits;
  const pool = new pg.Pool({
    ...config,
    types: valueTypes,
    Client: timeLimitedClient(connectTimeoutMs),
  });
  const turns = createTurns(config.max);
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
  const acquire = async (): Promise<Acquired> => {
    await takeTurn(turns, acquireTimeoutMs);
    try {
      const client = await pool.connect();
      const release = (isBroken = false): void => {
        client.release(isBroken);
        turns.end();
      };
      return { client, release };
    } catch (error) {
      turns.end();
      throw new DatabaseAwayError(error);
    }
  };
  return {
    connect: async () => {
      const { client, release } = await acquire();
      return {
        query: (statement) => deadline.query(client, statement),
        isLost: () => connections.isLost(client),
        release: () => release(),
      };
    },
    withClient: async (work) => {
      const { client, release } = await acquire();
      try {
        const result = await work(client);
        release();
        return result;
      } catch (error) {
        release(true);
        throw error;
      }
    },
    renew,
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: turns.waiting(),
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

async function takeTurn(turns: Turns, timeoutMs: number): Promise<void> {
  if (isInsideTransaction()) throw new PoolInsideTransactionError();
  if (turns.waiting() >= MAX_WAITING) throw new DatabaseBusyError(0);
  if (!(await turns.begin(timeoutMs))) throw new DatabaseBusyError(timeoutMs);
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
