import type pg from 'pg';
import { withOwnClient } from '../../backup/postgres/own-client.ts';
import type { Config } from '../../settings/config.ts';
import { MIGRATIONS_DIR } from '../../migrations-dir.ts';
import { openDatabase } from '../../plumbing/database/open-database.ts';
import { moveDatabase, requireEmpty, type MovedTable } from '../moving/move-database.ts';
import { openExistingEmbedded, silentLog } from './open-existing.ts';
import { OperatorError } from './operator-error.ts';

function describe(moved: readonly MovedTable[], dataDir: string): string {
  const width = Math.max(...moved.map(({ table }) => table.length));
  const rows = moved.map((one) => `  ${one.table.padEnd(width)}  ${one.rows}`);
  return [
    'moved, with the same rows at both ends:',
    ...rows,
    '',
    `Nothing in ${dataDir} has changed. The pictures stay there, in ${dataDir}/images.`,
    'Now set DATABASE_URL as for this command, and TOKEN_SECRET if there is none yet (`openssl rand -base64 48`;',
    'sessions go on), leave DATA_DIR as it is, and start the server. Orders that it takes are in PostgreSQL only:',
    'do not start it without DATABASE_URL again.',
  ].join('\n');
}

/** The schema of a new server; an older one, or another installation's, is refused unchanged. */
async function migrateTarget(url: string): Promise<void> {
  await withOwnClient(url, requireEmpty);
  const target = await openDatabase({
    url,
    dataDir: '',
    migrationsDir: MIGRATIONS_DIR,
    log: silentLog,
  });
  await target.close();
}

/** Moves the embedded database of DATA_DIR into the empty database of DATABASE_URL; the source stays. */
export async function moveToPostgres({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<string> {
  if (databaseUrl === undefined) {
    throw new OperatorError('set DATABASE_URL to the empty PostgreSQL database to move to');
  }
  const source = await openExistingEmbedded(dataDir);
  try {
    await migrateTarget(databaseUrl);
    const move = (target: pg.ClientBase) =>
      source.session((from) => moveDatabase({ source: from, target }));
    return describe(await withOwnClient(databaseUrl, move), dataDir);
  } finally {
    await source.close();
  }
}
