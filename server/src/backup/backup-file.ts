import fs from 'node:fs';
import path from 'node:path';
import { OWNER_ONLY } from '../plumbing/owner-only.ts';
import { BackupError } from './backup-error.ts';

/** What a backup contains, as `backup.json` in its folder describes it; written last. */
export type Backup = {
  readonly productVersion: string;
  readonly engine: 'embedded' | 'postgresql';
  /** ISO 8601: all that was committed before it is in the backup. */
  readonly startedAt: string;
  readonly migrations: readonly { readonly number: number; readonly checksum: string }[];
  /** The number of rows of some tables. */
  readonly rows: Readonly<Record<string, number>>;
  /** A digest of the stored database, which detects a damaged or truncated copy. */
  readonly databaseDigest: string;
  /** Null when the pictures are in a store with its own backup. */
  readonly pictures: { readonly files: number; readonly bytes: number } | null;
};

const BACKUP_FILE = 'backup.json';

/** The parts of a backup's folder. */
export const partsOf = (folder: string) => ({
  /** Files of the embedded database. */
  database: path.join(folder, 'database'),
  /** Written by `pg_dump`. */
  dump: path.join(folder, 'database.dump'),
  images: path.join(folder, 'images'),
  pictureDigests: path.join(folder, 'images.sha256'),
});

export function writeBackupFile(folder: string, backup: Backup): void {
  fs.writeFileSync(path.join(folder, BACKUP_FILE), `${JSON.stringify(backup, null, 2)}\n`, {
    mode: OWNER_ONLY,
  });
}

/** Undefined for a folder that is no complete backup. */
export function findBackup(folder: string): Backup | undefined {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, BACKUP_FILE), 'utf8')) as Backup;
  } catch (error) {
    const isAbsent = ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
    if (isAbsent || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export function readBackup(folder: string): Backup {
  const backup = findBackup(folder);
  if (backup) return backup;
  throw new BackupError(
    `${folder} is no complete backup: it has no ${BACKUP_FILE} that can be read`,
  );
}
