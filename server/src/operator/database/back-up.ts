import path from 'node:path';
import { requestBackup } from '../../backup/requests/request-backup.ts';
import { nameOf } from '../../backup/backup-folders.ts';
import { makeBackup } from '../../backup/making/make-backup.ts';
import type { Config } from '../../settings/config.ts';
import { systemClock } from '../../plumbing/clock.ts';
import { openExisting } from './open-existing.ts';
import { OperatorError } from './operator-error.ts';
import { imagesDirOf } from '../../backup/images-dir.ts';
import { describeMade } from '../../backup/describe-backup.ts';

function folderFor(config: Config, named: string | undefined): string {
  if (named !== undefined) return path.resolve(named);
  if (config.backup) return path.join(config.backup.dir, nameOf(systemClock.now()));
  throw new OperatorError('name a new folder (npm run backup -- FOLDER), or set BACKUP_DIR');
}

/** Makes a backup: by the running server when it holds the embedded database, else by this process. */
export async function backUp(config: Config, named: string | undefined): Promise<string> {
  const folder = folderFor(config, named);
  if (config.databaseUrl === undefined) {
    const text = await requestBackup(config.dataDir, { folder });
    if (text !== undefined) return text;
  }
  const database = await openExisting(config);
  try {
    const imagesDir = imagesDirOf(config);
    return describeMade(await makeBackup({ database, imagesDir, clock: systemClock }, folder));
  } finally {
    await database.close();
  }
}
