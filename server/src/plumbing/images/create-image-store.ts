import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { imageFolders, imagePath, imageWidths, type ImageKind } from '@comanda/domain/images';
import { isDiskFull } from '../disk-full.ts';
import { AppError } from '../http/app-error.ts';
import { IMAGES_PREFIX } from './image-file-names.ts';
import type { ImageStore } from './image-store.ts';
import { encodeWidths } from './run-picture-job.ts';
import { writeAtomically } from './write-atomically.ts';

/** The files of a picture below the store's folder, one for each width. */
function filesOf(folder: string, kind: ImageKind, fileName: string): string[] {
  return imageWidths[kind].map((width) => {
    const address = imagePath(kind, fileName, width);
    return path.join(folder, ...address.slice(IMAGES_PREFIX.length).split('/'));
  });
}

/** Short, since a menu contains hundreds of them and connections are slow; always unused. */
function newFileName(folder: string, kind: ImageKind): string {
  const fileName = `${randomBytes(6).toString('hex')}.webp`;
  const isTaken = filesOf(folder, kind, fileName).some((file) => existsSync(file));
  return isTaken ? newFileName(folder, kind) : fileName;
}

/** Stores pictures as WebP files in its own folder; `write` writes a file completely or not at all. */
export function createImageStore(folder: string, write = writeAtomically): ImageStore {
  for (const address of Object.values(imageFolders)) {
    mkdirSync(path.join(folder, address.slice(IMAGES_PREFIX.length)), { recursive: true });
  }

  const remove: ImageStore['remove'] = async (kind, fileName) => {
    if (fileName === '') return;
    for (const file of filesOf(folder, kind, path.basename(fileName))) {
      await rm(file, { force: true });
    }
  };

  const read: ImageStore['read'] = async (kind, fileName) => {
    const address = imagePath(kind, path.basename(fileName));
    try {
      return await readFile(path.join(folder, address.slice(IMAGES_PREFIX.length)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };

  const save: ImageStore['save'] = async (kind, upload) => {
    const { files, color } = await encodeWidths(upload, imageWidths[kind]);
    const fileName = newFileName(folder, kind);
    try {
      for (const [index, file] of filesOf(folder, kind, fileName).entries()) {
        await write(file, files[index] ?? Buffer.of());
      }
    } catch (error) {
      await remove(kind, fileName);
      throw isDiskFull(error) ? new AppError('storage_is_full') : error;
    }
    return { fileName, color };
  };

  return { folder, save, read, remove };
}
