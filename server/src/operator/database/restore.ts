import path from 'node:path';
import { restoreBackup } from '../../backup/restoring/restore-backup.ts';
import type { Config } from '../../settings/config.ts';
import { MIGRATIONS_DIR } from '../../migrations-dir.ts';
import { silentLog } from './open-existing.ts';
import { describeRestored } from '../../backup/describe-backup.ts';

/** Restores a backup into the empty DATA_DIR, or the empty database of DATABASE_URL. */
export async function restore(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  folder: string,
): Promise<{ text: string; isComplete: boolean }> {
  const target = { dataDir, databaseUrl, migrationsDir: MIGRATIONS_DIR, log: silentLog };
  const restored = await restoreBackup(target, path.resolve(folder));
  const place = databaseUrl === undefined ? dataDir : 'the database of DATABASE_URL';
  return { text: describeRestored(restored, place), isComplete: restored.missing.length === 0 };
}
