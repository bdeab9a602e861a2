import { existsSync } from 'node:fs';
import path from 'node:path';
import { imagePath } from '@comanda/domain/images';
import { IMAGES_PREFIX } from '../plumbing/images/image-file-names.ts';
import type { NamedPicture } from './database-facts.ts';

/** The files, below the folder of pictures, that a row names and that are not there. */
export function missingPictures(imagesDir: string, named: readonly NamedPicture[]): string[] {
  return named
    .map(({ kind, fileName }) => imagePath(kind, fileName).slice(IMAGES_PREFIX.length))
    .filter((file) => !existsSync(path.join(imagesDir, ...file.split('/'))));
}
