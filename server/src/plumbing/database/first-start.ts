import fs from 'node:fs';
import path from 'node:path';
import { startDurable } from './embedded/durable-pglite.ts';
import {
  engineVersion,
  NEW_DATABASE,
  unpackDatabase,
  type Wanted,
} from './embedded/new-database.ts';
import { checksumsOf } from './migrating/read-migrations.ts';
import { syncPath, syncTree } from './embedded/sync-to-disk.ts';

export function isDatabaseDir(databaseDir: string): boolean {
  return fs.existsSync(path.join(databaseDir, 'PG_VERSION'));
}

/** From the packed one, which has the schema, or empty by the engine itself where the packed one does not suit. */
async function makeDatabase(databaseDir: string, wanted: Wanted): Promise<void> {
  if (await unpackDatabase(NEW_DATABASE, databaseDir, wanted)) return;
  const { engine } = await startDurable(databaseDir);
  await engine.close();
}

/**
 * Creates the database if there is none: in a folder beside it, synced to the disk, then renamed in one step,
 * so that an interrupted start leaves no incomplete database. `migrationsDir` has the migrations that it will get.
 */
export async function createDatabaseDir(
  databaseDir: string,
  migrationsDir: string | undefined,
  engine = engineVersion(),
): Promise<void> {
  if (fs.existsSync(databaseDir) && fs.readdirSync(databaseDir).length > 0) {
    throw new Error(`${databaseDir} is neither empty nor a database; nothing was changed there.`);
  }
  const staged = `${databaseDir}.init`;
  fs.rmSync(staged, { recursive: true, force: true });
  const migrations = migrationsDir === undefined ? {} : { migrations: checksumsOf(migrationsDir) };
  await makeDatabase(staged, { engine, ...migrations });
  await syncTree(staged);
  fs.rmSync(databaseDir, { recursive: true, force: true });
  fs.renameSync(staged, databaseDir);
  syncPath(path.dirname(databaseDir));
}
