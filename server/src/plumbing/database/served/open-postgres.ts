import type pg from 'pg';
import { closeOnce, type Database } from '../database.ts';
import type { DatabaseLog } from '../database-log.ts';
import { createGuardedPool, type GuardedPool } from './guarded-pool.ts';
import { kyselyOnPool } from '../queries/kysely-on-pool.ts';
import { CONNECT_TIMEOUT_MS, networkSettings } from './time-limited-client.ts';

const MAX_CONNECTIONS = 10;
/** Only the database is awaited inside a transaction, so one that pauses this long has lost its network. */
const IDLE_IN_TRANSACTION_LIMIT_MS = 5_000;
/** Added to the database's own statement limit, for the transfer of the answer. */
const ANSWER_GRACE_MS = 1_000;
const OLDEST_MAJOR_VERSION = 15;

export type PostgresOptions = {
  url: string;
  /** How many connections the pool opens at most. */
  maxConnections?: number | undefined;
  statementTimeoutMs: number;
  acquireTimeoutMs: number;
  log: DatabaseLog;
};

/** A PostgreSQL server, without migrations; refused immediately when it is too old or not in UTF-8. */
export async function openPostgres<Schema>(options: PostgresOptions): Promise<Database<Schema>> {
  const pool = createPostgresPool(options);
  await pool.withClient(checkServer);
  return {
    kysely: kyselyOnPool<Schema>(pool),
    engine: 'postgresql',
    connectionString: options.url,
    session: (work) =>
      pool.withClient(async (client) => {
        await client.query('set statement_timeout = 0');
        const result = await work(client);
        await client.query('reset statement_timeout');
        return result;
      }),
    together: (work) => work(), // many connections: its commits reach the disk together anyway
    maintain: async () => {}, // autovacuum does it
    copyFiles: undefined, // its files are the server's
    renew: pool.renew,
    connections: pool.connections,
    close: closeOnce(() => pool.end()),
  };
}

function createPostgresPool(options: PostgresOptions): GuardedPool {
  return createGuardedPool(
    {
      connectionString: options.url,
      max: options.maxConnections ?? MAX_CONNECTIONS,
      ...networkSettings,
      application_name: 'comanda',
      statement_timeout: options.statementTimeoutMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT_MS,
    },
    {
      acquireTimeoutMs: options.acquireTimeoutMs,
      connectTimeoutMs: CONNECT_TIMEOUT_MS,
      answerTimeoutMs: options.statementTimeoutMs + ANSWER_GRACE_MS,
    },
    options.log,
  );
}

async function checkServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int as version,
            current_setting('server_encoding') as encoding`,
  );
  const server = rows[0];
  if (!server || server.version < OLDEST_MAJOR_VERSION * 10_000) {
    throw new Error(`PostgreSQL ${OLDEST_MAJOR_VERSION} or newer is needed (DATABASE_URL).`);
  }
  if (server.encoding !== 'UTF8') {
    throw new Error(`The database of DATABASE_URL is in ${server.encoding}; UTF8 is needed.`);
  }
}
