import type pg from 'pg';
import type { Database } from '../database.ts';
import type { DatabaseLog } from '../database-log.ts';
import { applyMigration } from './apply-migration.ts';
import { readMigrations, type Migration } from './read-migrations.ts';

// Any fixed number: all instances that start at the same time wait for each other's lock on it.
const ADVISORY_LOCK = 7_266_632;

type Applied = { number: number; name: string; checksum: string; isAdditive: boolean };

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
      await prepareTable(client);
      const applied = await readApplied(client);
      checkHistory(applied, migrations);
      for (const migration of migrations.slice(applied.length)) {
        await applyMigration(client, migration);
        // Of a new database, all of them are one event.
        if (applied.length > 0) log.info({ migration: migration.name }, 'migration applied');
      }
      if (applied.length === 0) log.info({ migrations: migrations.length }, 'database created');
    } finally {
      await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
    }
  });
}

/** Databases that are older than the column have migrations that every later version knows. */
async function prepareTable(client: pg.ClientBase): Promise<void> {
  await client.query(`create table if not exists schema_migration (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now(),
    is_additive boolean not null default false
  )`);
  const { rows } = await client.query(
    `select from pg_attribute where attrelid = 'schema_migration'::regclass and attname = 'is_additive'`,
  );
  if (rows.length > 0) return;
  await client.query(
    'alter table schema_migration add column is_additive boolean not null default false',
  );
}

async function readApplied(client: pg.ClientBase): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    `select number, name, checksum, is_additive as "isAdditive" from schema_migration order by number`,
  );
  return rows;
}

/**
 * The applied migrations must be the first ones of the folder, unchanged. Additive ones of a newer version may
 * follow: in a rolling update an older process that crashed starts again (`docs/adr/0020-additive-migrations.md`).
 */
function checkHistory(applied: Applied[], migrations: Migration[]): void {
  const last = migrations.at(-1)?.number ?? 0;
  for (const [index, done] of applied.entries()) {
    const migration = migrations.find(({ number }) => number === done.number);
    if (!migration && done.isAdditive && done.number > last) continue;
    if (!migration) {
      throw new Error(
        `The database has migration ${done.name}, which this version of the server does not know: ` +
          'it was opened by a newer version before, and is no longer suitable for this one. Start the newer ' +
          'version, or restore a backup.',
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
