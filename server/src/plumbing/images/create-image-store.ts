import { imagePath, imageFolders, imageWidths, type ImageKind } from '@comanda/domain/images';
import { isDiskFull } from '../disk-full.ts';
import { AppError } from '../http/app-error.ts';
import { IMAGES_PREFIX, newFileName, plainFileName, storedFileName } from './image-file-names.ts';
import type { ImageStore } from './image-store.ts';
import { encodeWidths, type EncodeWidths } from './run-picture-job.ts';
import type { ListedFile, PictureFiles } from './stores/picture-files.ts';

const inStore = (address: string): string => address.slice(IMAGES_PREFIX.length);

/** The files of a picture, one for each width. */
function filesOf(kind: ImageKind, fileName: string): string[] {
  return imageWidths[kind].map((width) => inStore(imagePath(kind, fileName, width)));
}

/** Each picture once, however many of its widths are listed. */
function pictures(files: readonly ListedFile[]): ListedFile[] {
  const found = new Map<string, ListedFile>();
  for (const { name, writtenAt } of files) {
    const plain = plainFileName(name);
    if (plain !== undefined) found.set(plain, { name: plain, writtenAt });
  }
  return [...found.values()];
}

/** Stores pictures as WebP files. */
export function createImageStore(
  files: PictureFiles,
  encode: EncodeWidths = encodeWidths,
): ImageStore {
  const remove: ImageStore['remove'] = async (kind, fileName) => {
    if (plainFileName(fileName) !== fileName) return;
    await Promise.all(filesOf(kind, fileName).map((file) => files.remove(file)));
  };

  const read: ImageStore['read'] = async (kind, fileName) =>
    storedFileName.test(fileName) ? files.get(inStore(imagePath(kind, fileName))) : undefined;

  const save: ImageStore['save'] = async (subject, upload) => {
    const { kind } = subject;
    const { files: encoded, color } = await encode(upload, imageWidths[kind]);
    const fileName = newFileName(subject);
    const written = await Promise.allSettled(
      filesOf(kind, fileName).map((file, index) => files.put(file, encoded[index] ?? Buffer.of())),
    );
    const failed = written.find(({ status }) => status === 'rejected');
    if (failed?.status !== 'rejected') return { fileName, color };
    // Files that a failing store keeps are found by the daily search for orphaned pictures.
    await remove(kind, fileName).catch(() => {});
    throw isDiskFull(failed.reason) ? new AppError('storage_is_full') : failed.reason;
  };

  async function* list(kind: ImageKind): AsyncGenerator<readonly ListedFile[]> {
    for await (const portion of files.list(inStore(imageFolders[kind]))) yield pictures(portion);
  }

  return { save, read, remove, list };
}
