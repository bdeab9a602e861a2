import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../plumbing/database/database.ts';
import { BackupError } from '../backup-error.ts';
import type { Backup } from '../backup-file.ts';
import {
  countRows,
  listMigrations,
  listNamedPictures,
  type NamedPicture,
} from '../database-facts.ts';

/** Compares a restored database with its backup's description; returns the pictures that its rows name. */
export async function checkRestored(
  database: Pick<Database<unknown>, 'session'>,
  backup: Backup,
): Promise<readonly NamedPicture[]> {
  return database.session(async (client) => {
    const found = { migrations: await listMigrations(client), rows: await countRows(client) };
    const { migrations, rows } = backup;
    if (!isDeepStrictEqual(found, { migrations, rows })) {
      throw new BackupError(
        `the restored database has other rows than the backup describes: ${JSON.stringify(found.rows)} ` +
          `instead of ${JSON.stringify(rows)}`,
      );
    }
    return listNamedPictures(client);
  });
}
