import type { MadeBackup } from './making/make-backup.ts';
import type { Restored } from './restoring/restore-backup.ts';

const SHOWN = 10;

function describePictures(
  pictures: MadeBackup['backup']['pictures'],
  missing: readonly string[],
): string[] {
  if (pictures === null) return ['pictures: none; their store (IMAGES_URL) needs its own backup'];
  const lines = [`pictures: ${pictures.files} files, ${Math.ceil(pictures.bytes / 1e6)} MB`];
  if (missing.length === 0) return lines;
  const count =
    missing.length === 1 ? '1 picture is missing' : `${missing.length} pictures are missing`;
  const shown = missing.slice(0, SHOWN).map((file) => `  ${file}`);
  const more = missing.length > SHOWN ? [`  and ${missing.length - SHOWN} more`] : [];
  return [...lines, `${count} that the database names:`, ...shown, ...more];
}

const describeRows = (rows: Readonly<Record<string, number>>): string =>
  Object.entries(rows)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ');

export function describeMade({ backup, folder, missing }: MadeBackup): string {
  return [
    `backup of ${backup.startedAt} in ${folder}`,
    `rows: ${describeRows(backup.rows)}`,
    ...describePictures(backup.pictures, missing),
  ].join('\n');
}

export function describeRestored({ backup, pictures, missing }: Restored, place: string): string {
  return [
    `restored the backup of ${backup.startedAt} (version ${backup.productVersion}) into ${place}`,
    `rows, as many as in the backup: ${describeRows(backup.rows)}`,
    ...describePictures(pictures, missing),
    'start the server now; sessions go on, also with another TOKEN_SECRET',
  ].join('\n');
}
