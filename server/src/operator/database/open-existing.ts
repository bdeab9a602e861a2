import path from 'node:path';
import type { Config } from '../../settings/config.ts';
import { DataDirInUseError } from '../../plumbing/database/database-errors.ts';
import type { Database } from '../../plumbing/database/database.ts';
import type { DatabaseLog } from '../../plumbing/database/database-log.ts';
import { openEmbedded } from '../../plumbing/database/embedded/open-embedded.ts';
import { isDatabaseDir } from '../../plumbing/database/first-start.ts';
import { ACQUIRE_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from '../../plumbing/database/open-database.ts';
import { openPostgres } from '../../plumbing/database/served/open-postgres.ts';
import { OperatorError } from './operator-error.ts';

export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} };
const limits = { statementTimeoutMs: STATEMENT_TIMEOUT_MS, acquireTimeoutMs: ACQUIRE_TIMEOUT_MS };

/** The embedded database of a data folder as it is: neither created nor migrated. */
export async function openExistingEmbedded(dataDir: string): Promise<Database<unknown>> {
  if (!isDatabaseDir(path.join(dataDir, 'database'))) {
    throw new OperatorError(`there is no database in ${dataDir} (DATA_DIR)`);
  }
  try {
    return await openEmbedded({ ...limits, dataDir, durable: true, log: silentLog });
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error;
    throw new OperatorError(`the server is running on ${dataDir}: stop it and run this again`, {
      cause: error,
    });
  }
}

export async function openExisting(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<Database<unknown>> {
  const { dataDir, databaseUrl: url } = config;
  return url === undefined
    ? openExistingEmbedded(dataDir)
    : openPostgres({ ...limits, url, log: silentLog });
}
