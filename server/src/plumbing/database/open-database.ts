import type { Database } from './database.ts';
import type { DatabaseLog } from './database-log.ts';
import { migrate } from './migrating/migrate.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './served/open-postgres.ts';

export type { Database } from './database.ts';

export const STATEMENT_TIMEOUT_MS = 10_000;
/** Shorter than on the embedded database: a silent connection is detected a second after it. */
const POSTGRES_STATEMENT_TIMEOUT_MS = 5_000;
export const ACQUIRE_TIMEOUT_MS = 15_000;

export type DatabaseOptions = {
  /** A PostgreSQL server; without it the database is embedded. */
  url?: string | undefined;
  /** The server's data folder; the embedded database lies in its subfolder `database`. */
  dataDir: string;
  /** Of the pool to a PostgreSQL server. */
  maxConnections?: number | undefined;
  migrationsDir: string;
  log: DatabaseLog;
  statementTimeoutMs?: number;
  acquireTimeoutMs?: number;
};

/** Opens the database, embedded or PostgreSQL, and brings its schema up to date. */
export async function openDatabase<Schema>(options: DatabaseOptions): Promise<Database<Schema>> {
  const limits = {
    statementTimeoutMs:
      options.statementTimeoutMs ??
      (options.url ? POSTGRES_STATEMENT_TIMEOUT_MS : STATEMENT_TIMEOUT_MS),
    acquireTimeoutMs: options.acquireTimeoutMs ?? ACQUIRE_TIMEOUT_MS,
  };
  const { url, dataDir, log, maxConnections } = options;
  const database = url
    ? await openPostgres<Schema>({ ...limits, url, log, maxConnections })
    : await openEmbedded<Schema>({ ...limits, dataDir, log, durable: true });
  try {
    await migrate(database, options.migrationsDir, log);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
