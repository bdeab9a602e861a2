import { fileURLToPath } from 'node:url';
import type { Database } from '../database.ts';
import type { DatabaseLog } from '../database-log.ts';
import { ACQUIRE_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from '../open-database.ts';
import { copyTemplate, openEmbeddedCopy } from './testing-embedded.ts';
import { openPostgresCopy } from './testing-postgres.ts';
import type { TestDatabaseSettings } from './testing-template.ts';

const MIGRATIONS_DIR = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Logs nothing: a test of the log passes its own. */
export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} };

const defaults: TestDatabaseSettings = {
  migrationsDir: MIGRATIONS_DIR,
  log: silentLog,
  inFiles: false,
  statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  acquireTimeoutMs: ACQUIRE_TIMEOUT_MS,
};

/** Spares an embedded server, which a test starts in a process of its own, its first start. */
export const prepareDataDir = (dataDir: string): Promise<void> => copyTemplate(dataDir, defaults);

/**
 * A new, empty, migrated database, quickly: a copy of a template that is made once for each state of the
 * migrations. Embedded (in memory, unless `inFiles`), or on PostgreSQL when TEST_DATABASE_URL names a server. `close()` removes it.
 */
export async function openTestDatabase<Schema>(
  options: Partial<TestDatabaseSettings> = {},
): Promise<Database<Schema>> {
  const settings = { ...defaults, ...options };
  const serverUrl = process.env['TEST_DATABASE_URL'];
  return serverUrl ? openPostgresCopy(serverUrl, settings) : openEmbeddedCopy(settings);
}
