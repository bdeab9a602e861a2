import { createGuardedPool, type GuardedPool } from './guarded-pool.ts';
import type { DatabaseLog } from './database-log.ts';

const MAX_CONNECTIONS = 10;
const IDLE_IN_TRANSACTION_LIMIT_MS = 60_000;
const OLDEST_MAJOR_VERSION = 15;

export type PostgresPoolOptions = {
  url: string;
  statementTimeoutMs: number;
  acquireTimeoutMs: number;
  log: DatabaseLog;
};

/** Connections to a real PostgreSQL server, refused at once when it is too old or not in UTF-8. */
export async function openPostgresPool(options: PostgresPoolOptions): Promise<GuardedPool> {
  const pool = createGuardedPool(
    {
      connectionString: options.url,
      max: MAX_CONNECTIONS,
      keepAlive: true,
      application_name: 'comanda',
      statement_timeout: options.statementTimeoutMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT_MS,
    },
    options.acquireTimeoutMs,
    options.log,
  );
  try {
    await checkServer(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}

async function checkServer(pool: GuardedPool): Promise<void> {
  const client = await pool.connect();
  try {
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
  } finally {
    client.release();
  }
}
