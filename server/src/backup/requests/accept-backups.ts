import type { Clock } from '../../plumbing/clock.ts';
import type { DatabaseLog } from '../../plumbing/database/database-log.ts';
import type { Config } from '../../settings/config.ts';
import { imagesDirOf } from '../images-dir.ts';
import { describeMade } from '../describe-backup.ts';
import { makeBackup, type BackupSource } from '../making/make-backup.ts';
import { acceptBackupRequests } from './accept-requests.ts';

type Parts = {
  readonly config: Pick<Config, 'dataDir' | 'pictures'>;
  readonly database: BackupSource['database'];
  readonly clock: Clock;
  readonly log: DatabaseLog;
};

/** Backups for `npm run backup` while this process holds the embedded database; PostgreSQL needs none. */
export async function acceptBackups(parts: Parts): Promise<{ close: () => void }> {
  const { config, database, clock, log } = parts;
  if (database.engine === 'postgresql') return { close: () => {} };
  const imagesDir = imagesDirOf(config);
  const backUp = async (folder: string) =>
    describeMade(await makeBackup({ database, imagesDir, clock }, folder));
  return acceptBackupRequests({ dataDir: config.dataDir, backUp, log });
}
