import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OWNER_ONLY } from '../plumbing/owner-only.ts';
import { BackupError } from './backup-error.ts';
import { partsOf } from './backup-file.ts';

/** The SHA-256 of each picture of a backup by its path below the folder of the pictures. */
export type PictureDigests = ReadonlyMap<string, string>;

export const digestPicture = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

/** In the form that `sha256sum --check` reads in the folder of the pictures. */
export function writePictureDigests(folder: string, digests: PictureDigests): void {
  const lines = [...digests].map(([name, digest]) => `${digest}  ${name}\n`);
  fs.writeFileSync(partsOf(folder).pictureDigests, lines.join(''), { mode: OWNER_ONLY });
}

/** Undefined for a backup of a version that stored none. */
function readPictureDigests(folder: string): PictureDigests | undefined {
  const file = partsOf(folder).pictureDigests;
  if (!fs.existsSync(file)) return undefined;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** Refuses a backup with a picture that is not the one that was stored. A missing one is reported after the restore. */
export async function checkPictures(folder: string): Promise<void> {
  const { images } = partsOf(folder);
  const digests = readPictureDigests(folder);
  if (!digests || !fs.existsSync(images)) return;
  for (const entry of fs.readdirSync(images, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(images, file).replaceAll(path.sep, '/');
    if (digests.get(name) === (await digestPicture(file))) continue;
    throw new BackupError(
      `${file} is not what the backup stored: remove it, and the restore reports it as missing`,
    );
  }
}
