import fs from 'node:fs';
import path from 'node:path';
import { startDurable } from './embedded/durable-pglite.ts';
import { syncPath, syncTree } from './embedded/sync-to-disk.ts';

export function isDatabaseDir(databaseDir: string): boolean {
  return fs.existsSync(path.join(databaseDir, 'PG_VERSION'));
}

/**
 * Creates the database if there is none: in a folder beside it, synced to the disk, then renamed in one step,
 * so that an interrupted start leaves no incomplete database.
 */
export async function createDatabaseDir(databaseDir: string): Promise<void> {
  if (fs.existsSync(databaseDir) && fs.readdirSync(databaseDir).length > 0) {
    throw new Error(`${databaseDir} is neither empty nor a database; nothing was changed there.`);
  }
  const staged = `${databaseDir}.init`;
  fs.rmSync(staged, { recursive: true, force: true });
  const { engine } = await startDurable(staged);
  await engine.close();
  syncTree(staged);
  fs.rmSync(databaseDir, { recursive: true, force: true });
  fs.renameSync(staged, databaseDir);
  syncPath(path.dirname(databaseDir));
}
