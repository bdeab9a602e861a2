import pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { networkSettings, timeLimitedClient } from '../database/served/time-limited-client.ts';
import { valueTypes } from '../database/queries/value-types.ts';
import { hashOf } from '../tokens.ts';
import { createRequestCounter } from './count-requests.ts';

/** Its own connections: a limit must not wait behind the requests that it protects against. */
const MAX_CONNECTIONS = 2;
/** The time limit for opening a connection, and for each answer. */
const LIMIT_MS = 1_000;
/** After a failure the database is not used for this long: each request would wait for its answer. */
const PAUSE_MS = 5_000;

type Window = {
  /** The same in every process, and of no other limit. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
};

/** Counts of requests that all processes on one PostgreSQL share. */
export type SharedCounts = {
  /**
   * The returned function counts one request of a key, which may cost as much as several: 0 below the limit, else the
   * milliseconds until the window ends.
   */
  counter(window: Window): (key: string, cost?: number) => Promise<number>;
  close(): Promise<void>;
};

type Options = {
  readonly connectionString: string;
  readonly onError: (error: unknown) => void;
};

/**
 * Each process also counts its own requests in memory. They are a part of all, so its own refusal needs no look
 * into the database, and without the database its own limit still holds.
 */
export function openSharedCounts({ connectionString, onError }: Options): SharedCounts {
  const pool = new pg.Pool({
    ...networkSettings,
    connectionString,
    max: MAX_CONNECTIONS,
    application_name: 'comanda-limits',
    connectionTimeoutMillis: LIMIT_MS,
    statement_timeout: LIMIT_MS,
    query_timeout: LIMIT_MS,
    types: valueTypes,
    Client: timeLimitedClient(LIMIT_MS),
  });
  pool.on('error', onError);
  let pausedUntil = 0;
  return {
    counter: ({ name, max, windowMs }) => {
      const own = createRequestCounter({ max, windowMs });
      const all = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'request_count',
        tableCreated: true,
        // The daily work deletes the ended ones.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: max,
        duration: windowMs / 1000,
      });
      return async (key, cost = 1) => {
        const restMs = own.count(key, cost);
        if (restMs > 0 || performance.now() < pausedUntil) return restMs;
        try {
          // A key contains an address, an e-mail or a phone.
          await all.consume(hashOf(key), Math.min(cost, max));
          return 0;
        } catch (refusal) {
          if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
          pausedUntil = performance.now() + PAUSE_MS;
          onError(refusal);
          return 0;
        }
      };
    },
    close: () => pool.end(),
  };
}
