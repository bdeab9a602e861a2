import type pg from 'pg';
import type { Database } from '../database.ts';
import type { DatabaseLog } from '../database-log.ts';
import { readMigrations, type Migration } from './read-migrations.ts';

// Any fixed number: all instances that start at the same time wait for each other's lock on it.
const ADVISORY_LOCK = 7_266_632;

type Applied = { number: number; name: string; checksum: string };

/**
 * Updates the schema: applies the folder's new migrations, each in its own transaction. Of several servers
 * that start at once on one database, one does it and the others wait.
 */
export async function migrate(
  database: Pick<Database<unknown>, 'session'>,
  folder: string,
  log: DatabaseLog,
): Promise<void> {
  const migrations = readMigrations(folder);
  await database.session(async (client) => {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    try {
      const applied = await readApplied(client);
      checkHistory(applied, migrations);
      for (const migration of migrations.slice(applied.length)) {
        await apply(client, migration);
        log.info({ migration: migration.name }, 'migration applied');
      }
    } finally {
      await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
    }
  });
}

async function readApplied(client: pg.ClientBase): Promise<Applied[]> {
  await client.query(`create table if not exists schema_migration (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<Applied>(
    'select number, name, checksum from schema_migration order by number',
  );
  return rows;
}

/** The applied migrations must be the first ones of the folder, unchanged. */
function checkHistory(applied: Applied[], migrations: Migration[]): void {
  for (const [index, done] of applied.entries()) {
    const migration = migrations.find(({ number }) => number === done.number);
    if (!migration) {
      throw new Error(
        `The database has migration ${done.name}, which this version of the server does not know: ` +
          'it was opened by a newer version before. Start that version, or restore a backup.',
      );
    }
    if (migration.checksum !== done.checksum) {
      throw new Error(
        `Migration ${migration.name} has changed since it was applied. Applied migrations are never ` +
          'edited: restore the file and put the change into a new one.',
      );
    }
    const expected = migrations[index];
    if (expected && expected.number !== done.number) {
      throw new Error(
        `Migration ${expected.name} comes before ${done.name}, which is applied already. ` +
          'Give it a number after the last one.',
      );
    }
  }
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query(
      'insert into schema_migration (number, name, checksum) values ($1, $2, $3)',
      [migration.number, migration.name, migration.checksum],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed and was undone.`, { cause: error });
  }
}
