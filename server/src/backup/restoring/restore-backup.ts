import fs from 'node:fs';
import path from 'node:path';
import type { DatabaseLog } from '../../plumbing/database/database-log.ts';
import { syncPath } from '../../plumbing/database/embedded/sync-to-disk.ts';
import { openDataDir } from '../../plumbing/owner-only.ts';
import { partsOf, type Backup } from '../backup-file.ts';
import { countPictures } from '../count-pictures.ts';
import { missingPictures } from '../missing-pictures.ts';
import { syncFolder } from '../sync-folder.ts';
import { checkRestorable, type RestoreTarget } from './check-restorable.ts';
import { copyTree } from './copy-tree.ts';
import { restoreEmbedded } from './restore-embedded.ts';
import { restorePostgres } from './restore-postgres.ts';

export type Restored = {
  readonly backup: Backup;
  /** Those that were restored: the folder of a backup may have lost some. */
  readonly pictures: Backup['pictures'];
  /** Pictures that a row names and that the backup does not contain. */
  readonly missing: readonly string[];
};

async function stagePictures(from: string, part: string): Promise<void> {
  fs.rmSync(part, { recursive: true, force: true }); // of an interrupted restore
  copyTree(from, part);
  await syncFolder(part);
}

/** Restores a backup into an empty data folder or an empty database, and checks what it has restored. */
export async function restoreBackup(
  target: RestoreTarget & { readonly log: DatabaseLog },
  folder: string,
): Promise<Restored> {
  const backup = await checkRestorable(target, folder);
  const { dataDir, databaseUrl, log } = target;
  openDataDir(dataDir);
  const imagesDir = path.join(dataDir, 'images');
  const part = `${imagesDir}.part`;
  if (backup.pictures) await stagePictures(partsOf(folder).images, part);
  const named =
    databaseUrl === undefined
      ? await restoreEmbedded({ backup, folder, dataDir, log })
      : await restorePostgres({ backup, folder }, databaseUrl);
  if (!backup.pictures) return { backup, pictures: null, missing: [] };
  fs.rmSync(imagesDir, { recursive: true, force: true }); // has folders only: `checkRestorable`
  fs.renameSync(part, imagesDir);
  syncPath(dataDir);
  return {
    backup,
    pictures: countPictures(imagesDir),
    missing: missingPictures(imagesDir, named),
  };
}
