import fs from 'node:fs';
import path from 'node:path';
import { closeToOthers } from '../../plumbing/owner-only.ts';
import { BackupError } from '../backup-error.ts';

/**
 * Refuses anything but files and folders: a backup has no other entries, and the product would follow a link that was
 * put into one to a file of another user.
 */
function checkEntry(target: string): true {
  const stats = fs.lstatSync(target);
  if (stats.isFile() || stats.isDirectory()) return true;
  throw new BackupError(`${target} is no file of a backup: links and devices are not restored`);
}

/** As `copyTree` would, before anything is written. */
export function checkTree(root: string): void {
  checkEntry(root);
  if (!fs.lstatSync(root).isDirectory()) return;
  for (const name of fs.readdirSync(root)) checkTree(path.join(root, name));
}

/** Copied, not linked: the backup stays independent of what happens to the product's own files. */
export function copyTree(from: string, to: string): void {
  fs.cpSync(from, to, { recursive: true, filter: checkEntry });
  closeToOthers(to);
}
