import fs from 'node:fs/promises';
import path from 'node:path';

async function sync(target: string): Promise<void> {
  const handle = await fs.open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs a folder and everything in it to the disk without blocking the process, which serves guests. */
export async function syncFolder(folder: string): Promise<void> {
  for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) await syncFolder(target);
    else await sync(target);
  }
  // Windows has no folder handle that can be synced, and needs none.
  if (process.platform !== 'win32') await sync(folder);
}
