import type { Dirent } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { OWNER_ONLY_FOLDER } from '../../plumbing/owner-only.ts';
import { digestPicture, type PictureDigests } from '../picture-digests.ts';

/** Another file system, or one without links, or too many of them. */
const linkRefusals = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP']);

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await fs.link(from, to);
  } catch (error) {
    if (!linkRefusals.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await fs.copyFile(from, to);
  }
}

async function copyFile(from: string, to: string): Promise<number> {
  try {
    await linkOrCopy(from, to);
    const { size } = await fs.stat(to);
    return size;
  } catch (error) {
    // Removed since the folder was listed: no row names it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return -1;
    throw error;
  }
}

async function listEntries(folder: string): Promise<Dirent[]> {
  try {
    return await fs.readdir(folder, { withFileTypes: true });
  } catch (error) {
    // Without any picture yet.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Copies all pictures; on the same file system as links, which take no room, since a stored picture never
 * changes. Files that are still being written are omitted.
 */
export async function copyPictures(
  from: string,
  to: string,
): Promise<{ digests: PictureDigests; bytes: number }> {
  const digests = new Map<string, string>();
  let bytes = 0;
  async function copyBelow(folder: string): Promise<void> {
    await fs.mkdir(path.join(to, folder), { mode: OWNER_ONLY_FOLDER });
    for (const entry of await listEntries(path.join(from, folder))) {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) await copyBelow(name);
      else if (entry.isFile() && !entry.name.endsWith('.part')) {
        const size = await copyFile(path.join(from, name), path.join(to, name));
        if (size < 0) continue;
        digests.set(name, await digestPicture(path.join(to, name)));
        bytes += size;
      }
    }
  }
  await copyBelow('');
  return { digests, bytes };
}
