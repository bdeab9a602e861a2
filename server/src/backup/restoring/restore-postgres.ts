import type { Database } from '../../plumbing/database/database.ts';
import { BackupError } from '../backup-error.ts';
import { partsOf, type Backup } from '../backup-file.ts';
import type { NamedPicture } from '../database-facts.ts';
import { firstFloor } from '../postgres/cluster-tables.ts';
import { majorVersionOf, withOwnClient } from '../postgres/own-client.ts';
import { findProgram, runProgram } from '../postgres/postgres-program.ts';
import { checkRestored } from './check-restored.ts';

const countTables = `select count(*)::int as tables from pg_class
  where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`;

/** Restores a dump into an empty database, in one transaction. */
export async function restorePostgres(
  { backup, folder }: { backup: Backup; folder: string },
  connectionString: string,
): Promise<readonly NamedPicture[]> {
  return withOwnClient(connectionString, async (client) => {
    const { rows } = await client.query<{ tables: number }>(countTables);
    if (rows[0]?.tables !== 0) {
      throw new BackupError(
        'the database of DATABASE_URL is not empty: create an empty one for it',
      );
    }
    const program = findProgram('pg_restore', await majorVersionOf(client));
    const args = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];
    await runProgram(program, [...args, partsOf(folder).dump], connectionString);
    await client.query(firstFloor);
    const database: Pick<Database<unknown>, 'session'> = { session: (work) => work(client) };
    return checkRestored(database, backup);
  });
}
