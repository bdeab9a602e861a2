import fs from 'node:fs';
import path from 'node:path';
import { openEmbedded } from '../../plumbing/database/embedded/open-embedded.ts';
import { syncPath } from '../../plumbing/database/embedded/sync-to-disk.ts';
import { ACQUIRE_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from '../../plumbing/database/open-database.ts';
import type { DatabaseLog } from '../../plumbing/database/database-log.ts';
import { OWNER_ONLY_FOLDER } from '../../plumbing/owner-only.ts';
import { partsOf, type Backup } from '../backup-file.ts';
import type { NamedPicture } from '../database-facts.ts';
import { syncFolder } from '../sync-folder.ts';
import { checkRestored } from './check-restored.ts';
import { copyTree } from './copy-tree.ts';

type Restore = {
  readonly backup: Backup;
  readonly folder: string;
  readonly dataDir: string;
  readonly log: DatabaseLog;
};

/** Copies the backup into a folder beside the database, opens and checks it there, and renames it when it is right. */
export async function restoreEmbedded(restore: Restore): Promise<readonly NamedPicture[]> {
  const { backup, folder, dataDir, log } = restore;
  const staged = path.join(dataDir, 'restoring');
  fs.rmSync(staged, { recursive: true, force: true }); // of an interrupted restore
  fs.mkdirSync(staged, { recursive: true, mode: OWNER_ONLY_FOLDER });
  try {
    copyTree(partsOf(folder).database, path.join(staged, 'database'));
    const limits = {
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      acquireTimeoutMs: ACQUIRE_TIMEOUT_MS,
    };
    const database = await openEmbedded({ ...limits, dataDir: staged, durable: true, log });
    const named = await checkRestored(database, backup).finally(() => database.close());
    await syncFolder(path.join(staged, 'database'));
    fs.renameSync(path.join(staged, 'database'), path.join(dataDir, 'database'));
    syncPath(dataDir);
    return named;
  } finally {
    fs.rmSync(staged, { recursive: true, force: true });
  }
}
