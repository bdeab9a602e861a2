import fs from 'node:fs';
import path from 'node:path';
import { readMigrations } from '../../plumbing/database/migrating/read-migrations.ts';
import { BackupError } from '../backup-error.ts';
import { partsOf, readBackup, type Backup } from '../backup-file.ts';
import { digest } from '../digest-folder.ts';
import { checkPictures } from '../picture-digests.ts';
import { checkTree } from './copy-tree.ts';

export type RestoreTarget = {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly migrationsDir: string;
};

function checkEngine(backup: Backup, databaseUrl: string | undefined): void {
  if (backup.engine === 'embedded' && databaseUrl !== undefined) {
    throw new BackupError(
      'this backup is of an embedded database: restore it without DATABASE_URL into an empty DATA_DIR; ' +
        'npm run move-to-postgres then moves it to PostgreSQL',
    );
  }
  if (backup.engine === 'postgresql' && databaseUrl === undefined) {
    throw new BackupError(
      'this backup is of a PostgreSQL: set DATABASE_URL to an empty database for it',
    );
  }
}

function checkMigrations(backup: Backup, migrationsDir: string): void {
  const known = new Map(
    readMigrations(migrationsDir).map(({ number, checksum }) => [number, checksum]),
  );
  const unknown = backup.migrations.find(({ number, checksum }) => known.get(number) !== checksum);
  if (!unknown) return;
  throw new BackupError(
    `migration ${unknown.number} of this backup is not known to this version: ` +
      `restore it with version ${backup.productVersion}, which made it, or a newer one`,
  );
}

function holdsFiles(folder: string): boolean {
  if (!fs.existsSync(folder)) return false;
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.some((entry) => !entry.isDirectory());
}

function checkFolders({ dataDir }: RestoreTarget): void {
  for (const name of ['database', 'images']) {
    const folder = path.join(dataDir, name);
    if (holdsFiles(folder)) {
      throw new BackupError(`${folder} is not empty: restore into an empty DATA_DIR`);
    }
  }
}

/** Reads a backup that suits the target and is undamaged; changes nothing. */
export async function checkRestorable(target: RestoreTarget, folder: string): Promise<Backup> {
  for (const part of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    checkTree(path.join(folder, part));
  }
  const backup = readBackup(folder);
  checkEngine(backup, target.databaseUrl);
  checkMigrations(backup, target.migrationsDir);
  checkFolders(target);
  const parts = partsOf(folder);
  const copy = backup.engine === 'embedded' ? parts.database : parts.dump;
  const found = fs.existsSync(copy) ? await digest(copy) : undefined;
  if (found !== backup.databaseDigest) {
    throw new BackupError(
      `${copy} is damaged: it is not what the backup stored; use another backup`,
    );
  }
  if (backup.pictures) await checkPictures(folder);
  return backup;
}
