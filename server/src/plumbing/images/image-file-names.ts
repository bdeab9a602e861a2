import { randomBytes } from 'node:crypto';
import type { ImageSubject } from './image-store.ts';

/** The root of the folders in `imageFolders`, on the wire. */
export const IMAGES_PREFIX = '/api-static/images/';

/** File names that the store writes, or wrote with its earlier names of 12 or 32 digits: no other file is ever served. */
export const storedFileName = /^([0-9a-f]{12,32})(-\d{2,4})?\.webp$/;

/** The name of a picture's plain file, from that of any of its widths; undefined for any other file. */
export function plainFileName(fileName: string): string | undefined {
  const [, picture] = storedFileName.exec(fileName) ?? [];
  return picture && `${picture}.webp`;
}

/**
 * A new name that no picture has or had (docs/adr/0019-pictures-by-url.md). A page contains hundreds of a pub's
 * names and has to fit into one window: its id compresses to nothing, and keeps apart what 48 random bits do not.
 */
export function newFileName(subject: ImageSubject): string {
  const name =
    subject.kind === 'courier'
      ? randomBytes(16).toString('hex')
      : subject.pubId.toString(16).padStart(8, '0') + randomBytes(6).toString('hex');
  return `${name}.webp`;
}
