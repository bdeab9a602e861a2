import fs from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

/** Syncs one file or folder to the disk. */
export function syncPath(target: string): void {
  // Windows has no folder handle that can be synced, and needs none.
  if (process.platform === 'win32' && fs.statSync(target).isDirectory()) return;
  const handle = fs.openSync(target, process.platform === 'win32' ? 'r+' : 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

const SYNCS_AT_ONCE = 8;

/** Syncs a folder and everything in it to the disk, several at once: the disk writes them together. */
export async function syncTree(folder: string): Promise<void> {
  const inside = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const waiting = [folder, ...inside.map((name) => path.join(folder, name))];
  const syncWaiting = async (): Promise<void> => {
    for (let target = waiting.pop(); target !== undefined; target = waiting.pop()) {
      if (process.platform === 'win32') {
        syncPath(target);
        continue;
      }
      const handle = await open(target);
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
    }
  };
  await Promise.all(Array.from({ length: SYNCS_AT_ONCE }, syncWaiting));
}
