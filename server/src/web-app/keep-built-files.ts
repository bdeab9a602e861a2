import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { closeToOthers } from '../plumbing/owner-only.ts';

/** This build and the last one before it. */
const KEPT_BUILDS = 2;
const UNFINISHED = 'unfinished-';
/** A copy that takes longer was interrupted. */
const COPY_LIMIT_MS = 60 * 60_000;

/** The folders of the front ends; the names of the files in their `assets` change with the content. */
type Folders = Readonly<Record<'app' | 'guest', string>>;

/** The same for every process of a build. */
async function idOf(folders: Folders): Promise<string> {
  const hash = createHash('sha256');
  for (const [name, folder] of Object.entries(folders)) {
    const files = await readdir(path.join(folder, 'assets'));
    hash.update(JSON.stringify([name, files.toSorted()]));
  }
  return hash.digest('hex').slice(0, 16);
}

async function copyBuild(folders: Folders, kept: string, own: string): Promise<void> {
  const copy = await mkdtemp(path.join(kept, UNFINISHED));
  for (const [name, folder] of Object.entries(folders)) {
    const from = path.join(folder, 'assets');
    const to = path.join(copy, name, 'assets');
    await mkdir(to, { recursive: true });
    // At once: one after the other they take four times as long.
    const files = await readdir(from);
    await Promise.all(files.map((file) => copyFile(path.join(from, file), path.join(to, file))));
  }
  closeToOthers(copy);
  try {
    await rename(copy, own);
  } catch (error) {
    await rm(copy, { recursive: true });
    // Another process of the same build was faster.
    if (!existsSync(own)) throw error;
  }
}

type KeptBuild = { readonly folder: string; readonly startedAt: number };

/** Undefined for a folder that another process has removed or renamed meanwhile. */
async function findBuild(folder: string): Promise<KeptBuild | undefined> {
  try {
    return { folder, startedAt: (await stat(folder)).mtimeMs };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The folders in which builds are kept, the last started one first. */
async function listByStart(kept: string): Promise<KeptBuild[]> {
  const folders = (await readdir(kept)).map((name) => path.join(kept, name));
  const builds = await Promise.all(folders.map(findBuild));
  return builds
    .filter((build) => build !== undefined)
    .toSorted((one, other) => other.startedAt - one.startedAt);
}

/**
 * Keeps the hashed files of this build beside those of the last one, and removes older ones. Pages that were
 * opened before an update, or come from a process that is not updated yet, still load their files. This build
 * is kept too: in its own folder the next build may replace it while the process runs. Returns the kept folders,
 * each with `app/assets` and `guest/assets`.
 */
export async function keepBuiltFiles(kept: string, folders: Folders): Promise<readonly string[]> {
  await mkdir(kept, { recursive: true });
  const own = path.join(kept, await idOf(folders));
  if (!existsSync(own)) await copyBuild(folders, kept, own);
  const now = new Date();
  await utimes(own, now, now);
  const all = await listByStart(kept);
  const isUnfinished = ({ folder }: { folder: string }) =>
    path.basename(folder).startsWith(UNFINISHED);
  const builds = all.filter((one) => !isUnfinished(one));
  const interrupted = all.filter(
    (one) => isUnfinished(one) && one.startedAt < now.getTime() - COPY_LIMIT_MS,
  );
  for (const { folder } of [...builds.slice(KEPT_BUILDS), ...interrupted]) {
    await rm(folder, { recursive: true, force: true });
  }
  return builds.slice(0, KEPT_BUILDS).map(({ folder }) => folder);
}
