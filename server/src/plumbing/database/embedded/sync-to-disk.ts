import fs from 'node:fs';
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

/** Syncs a folder and everything in it to the disk. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(target);
    else syncPath(target);
  }
  syncPath(folder);
}
