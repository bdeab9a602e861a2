import fs from 'node:fs';
import path from 'node:path';
import type { Backup } from './backup-file.ts';

/** What a folder of pictures really contains. */
export function countPictures(imagesDir: string): NonNullable<Backup['pictures']> {
  const sizes = fs
    .readdirSync(imagesDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fs.statSync(path.join(entry.parentPath, entry.name)).size);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
