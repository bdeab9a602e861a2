import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './database.ts';
import { DatabaseAwayError, isServerUnreachable } from './database-errors.ts';
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
  /** How long a PostgreSQL that cannot be reached is waited for; not at all when it is omitted. */
  waitMs?: number;
};

/** Between two tries to reach a PostgreSQL that does not answer. */
const RETRY_MS = 500;

/** A wrong password and a missing database stay so, however long the process waits. */
function mayReturn(error: unknown): boolean {
  if (!(error instanceof DatabaseAwayError)) return isServerUnreachable(error);
  return !(error.cause instanceof pg.DatabaseError) || isServerUnreachable(error.cause);
}

/** Opens the database, embedded or PostgreSQL, and brings its schema up to date. */
export async function openDatabase<Schema>(options: DatabaseOptions): Promise<Database<Schema>> {
  const triesUntil = performance.now() + (options.waitMs ?? 0);
  for (let tries = 0; ; tries += 1) {
    try {
      return await openOnce<Schema>(options);
    } catch (error) {
      if (!mayReturn(error) || performance.now() >= triesUntil) throw error;
      if (tries === 0) options.log.warn({ err: error }, 'waiting for the database');
      await setTimeout(RETRY_MS);
    }
  }
}

async function openOnce<Schema>(options: DatabaseOptions): Promise<Database<Schema>> {
  const limits = {
    statementTimeoutMs:
      options.statementTimeoutMs ??
      (options.url ? POSTGRES_STATEMENT_TIMEOUT_MS : STATEMENT_TIMEOUT_MS),
    acquireTimeoutMs: options.acquireTimeoutMs ?? ACQUIRE_TIMEOUT_MS,
  };
  const { url, dataDir, migrationsDir, log, maxConnections } = options;
  const database = url
    ? await openPostgres<Schema>({ ...limits, url, log, maxConnections })
    : await openEmbedded<Schema>({ ...limits, dataDir, migrationsDir, log, durable: true });
  try {
    await migrate(database, migrationsDir, log);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
