import fs from 'node:fs';
import path from 'node:path';
import type { Database } from '../../plumbing/database/database.ts';
import { syncPath } from '../../plumbing/database/embedded/sync-to-disk.ts';
import type { Clock } from '../../plumbing/clock.ts';
import { BackupError } from '../backup-error.ts';
import { OWNER_ONLY_FOLDER } from '../../plumbing/owner-only.ts';
import { partsOf, writeBackupFile, type Backup } from '../backup-file.ts';
import {
  countRows,
  hasSchema,
  listMigrations,
  listNamedPictures,
  type NamedPicture,
} from '../database-facts.ts';
import { digest } from '../digest-folder.ts';
import { missingPictures } from '../missing-pictures.ts';
import { writePictureDigests } from '../picture-digests.ts';
import { productVersion } from '../product-version.ts';
import { dumpPostgres } from '../postgres/dump-postgres.ts';
import { syncFolder } from '../sync-folder.ts';
import { copyPictures } from './copy-pictures.ts';

export type BackupSource = {
  readonly database: Pick<
    Database<unknown>,
    'engine' | 'session' | 'connectionString' | 'copyFiles'
  >;
  /** The folder of the pictures; undefined when they are in a store with its own backup. */
  readonly imagesDir: string | undefined;
  readonly clock: Clock;
};

export type MadeBackup = {
  readonly backup: Backup;
  readonly folder: string;
  /** Pictures that a row names and that were missing before the backup. */
  readonly missing: readonly string[];
};

type Facts = Pick<Backup, 'migrations' | 'rows'> & { readonly named: readonly NamedPicture[] };

async function readFacts(client: Parameters<typeof countRows>[0]): Promise<Facts> {
  return {
    migrations: await listMigrations(client),
    rows: await countRows(client),
    named: await listNamedPictures(client),
  };
}

/** Copies the database, and reads its facts at the same moment. */
async function copyDatabase({ database }: BackupSource, folder: string): Promise<Facts> {
  const { connectionString, copyFiles } = database;
  if (connectionString !== undefined) {
    return dumpPostgres(connectionString, partsOf(folder).dump, readFacts);
  }
  // The session holds the only connection of the embedded database, so nothing is written between the two.
  return database.session(async (client) => {
    const facts = await readFacts(client);
    await copyFiles?.(partsOf(folder).database);
    return facts;
  });
}

async function fill(source: BackupSource, folder: string): Promise<Omit<MadeBackup, 'folder'>> {
  const { imagesDir, clock, database } = source;
  const startedAt = clock.now().toISOString();
  const { named, ...facts } = await copyDatabase(source, folder);
  const parts = partsOf(folder);
  // After the database, so that each of its rows finds its picture.
  const copied = imagesDir === undefined ? null : await copyPictures(imagesDir, parts.images);
  if (copied) writePictureDigests(folder, copied.digests);
  const backup: Backup = {
    productVersion,
    engine: database.engine,
    startedAt,
    ...facts,
    databaseDigest: await digest(database.engine === 'embedded' ? parts.database : parts.dump),
    pictures: copied && { files: copied.digests.size, bytes: copied.bytes },
  };
  writeBackupFile(folder, backup);
  await syncFolder(folder);
  return { backup, missing: copied ? missingPictures(parts.images, named) : [] };
}

async function checkSchema({ database }: BackupSource): Promise<void> {
  if (await database.session(hasSchema)) return;
  throw new BackupError(
    'the database is empty: no server has been started on it, so there is nothing to back up',
  );
}

function createPart(folder: string): string {
  if (fs.existsSync(folder)) throw new BackupError(`${folder} exists already: name a new folder`);
  const part = `${folder}.part`;
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  try {
    fs.mkdirSync(part, { mode: OWNER_ONLY_FOLDER });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BackupError(
      `${part} exists: another backup is being made there, or one was interrupted; then remove it`,
      { cause: error },
    );
  }
  return part;
}

/** Makes a backup in a new folder, while the product is in use. The folder appears when it is complete. */
export async function makeBackup(source: BackupSource, folder: string): Promise<MadeBackup> {
  await checkSchema(source);
  const part = createPart(folder);
  try {
    const made = await fill(source, part);
    fs.renameSync(part, folder);
    syncPath(path.dirname(folder));
    return { ...made, folder };
  } catch (error) {
    fs.rmSync(part, { recursive: true, force: true });
    throw error;
  }
}
