import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ListedFile, PictureFiles } from './picture-files.ts';
import { writeAtomically } from './write-atomically.ts';

const PORTION = 500;

async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function listed(folder: string, names: readonly string[]): Promise<ListedFile[]> {
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await unlessMissing(stat(path.join(folder, name)));
      return found?.isFile() ? [{ name, writtenAt: found.mtime }] : [];
    }),
  );
  return files.flat();
}

async function* listFolder(folder: string): AsyncGenerator<readonly ListedFile[]> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  names.sort();
  for (let from = 0; from < names.length; from += PORTION) {
    yield listed(folder, names.slice(from, from + PORTION));
  }
}

/** Pictures in a folder of this machine; `write` writes a file completely or not at all. */
export function createFolderFiles(root: string, write = writeAtomically): PictureFiles {
  const at = (file: string): string => path.join(root, ...file.split('/'));
  return {
    put: async (file, content) => {
      await mkdir(path.dirname(at(file)), { recursive: true });
      await write(at(file), content);
    },
    get: (file) => unlessMissing(readFile(at(file))),
    remove: (file) => rm(at(file), { force: true }),
    list: (folder) => listFolder(at(folder)),
  };
}
