import fs from 'node:fs';
import path from 'node:path';

export const OWNER_ONLY = 0o600;
export const OWNER_ONLY_FOLDER = 0o700;
/** The bits of a mode that let in anybody but the owner. */
export const OTHERS = 0o077;

/** Removed since its folder was listed: another process writes there too. */
const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const listStats = (target: string): fs.Stats | undefined =>
  fs.lstatSync(target, { throwIfNoEntry: false });

function isClosed(target: string, mode: number): boolean {
  if ((mode & OTHERS) === 0) return true;
  try {
    fs.chmodSync(target, mode & OWNER_ONLY_FOLDER);
    return true;
  } catch (error) {
    return isGone(error);
  }
}

function listNames(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

/**
 * Closes a file, or a folder with all that is in it, to other users of the machine. A link is left as it is: its target
 * may belong to another user. Returns what could not be closed, such as the files of another user.
 */
export function closeToOthers(target: string): string[] {
  const stats = listStats(target);
  if (!stats || stats.isSymbolicLink()) return [];
  const open = isClosed(target, stats.mode & 0o777) ? [] : [target];
  if (!stats.isDirectory()) return open;
  return [...open, ...listNames(target).flatMap((name) => closeToOthers(path.join(target, name)))];
}

/**
 * The folder of the database, the pictures and the secrets: what this process creates in it, only its owner can read.
 * A folder that others could enter is closed with all that is in it. In one that was closed already, only the database
 * is looked through: its engine used to open its files to everybody. Returns what could not be closed.
 */
export function openDataDir(dataDir: string): string[] {
  process.umask(OTHERS);
  fs.mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const folder = fs.realpathSync(dataDir);
  const wasOpen = ((listStats(folder)?.mode ?? 0) & OTHERS) !== 0;
  return closeToOthers(wasOpen ? folder : path.join(folder, 'database'));
}
