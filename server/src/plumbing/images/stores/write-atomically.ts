import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A new name is part of the folder's content, which a power cut can lose as well. */
async function syncFolder(folder: string): Promise<void> {
  // Windows has no folder handle that can be synced, and needs none.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file completely or not at all, even after a power cut. */
export async function writeAtomically(file: string, content: Buffer): Promise<void> {
  const part = `${file}.part`;
  try {
    const handle = await open(part, 'wx');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
    await syncFolder(path.dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
