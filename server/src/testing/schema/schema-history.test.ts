import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS_DIR } from '../../migrations-dir.ts';
import type { Database } from '../../plumbing/database/database.ts';
import { migrate } from '../../plumbing/database/migrating/migrate.ts';
import { readMigrations } from '../../plumbing/database/migrating/read-migrations.ts';
import { openTestDatabase, silentLog } from '../../plumbing/database/testing/testing.ts';
import { describeSchema } from './describe-schema.ts';

// A new installation gets its schema from all migrations at once, on empty tables; an old one got it from one
// after another, with rows. What can differ is what depends on rows: a statement that fails on them, a constraint
// that was left unvalidated, a column that was made in another way. And both must be the schema that is checked
// in (`npx vitest run --project server -u` writes it), so that a changed migration shows, on either engine.

const CHECKED_IN = fileURLToPath(new URL('schema.txt', import.meta.url));
const ROWS = fileURLToPath(new URL('rows-of-007.sql', import.meta.url));
const OLDEST = 7;

let folder: string;
let migrated: Database<unknown>;

async function addMigrations(numbers: (number: number) => boolean): Promise<void> {
  for (const { number, name } of readMigrations(MIGRATIONS_DIR)) {
    if (!numbers(number)) continue;
    fs.copyFileSync(path.join(MIGRATIONS_DIR, name), path.join(folder, name));
    await migrate(migrated, folder, silentLog);
  }
}

async function countRows(): Promise<Record<string, number>> {
  return migrated.session(async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${name}`,
      );
      counts[name] = rows[0]?.count ?? 0;
    }
    delete counts['schema_migration'];
    return counts;
  });
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-schema-'));
  migrated = await openTestDatabase({ migrationsDir: folder });
});
afterAll(async () => {
  await migrated.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

it('an old installation with rows gets the schema of a new one, and keeps its rows', async () => {
  await addMigrations((number) => number <= OLDEST);
  await migrated.session((client) => client.query(fs.readFileSync(ROWS, 'utf8')));
  const before = await countRows();
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
  await addMigrations((number) => number > OLDEST);
  expect(await countRows()).toMatchObject(before);
  await expect(await migrated.session(describeSchema)).toMatchFileSnapshot(CHECKED_IN);
});

it('a new installation has the schema that is checked in', async () => {
  const fresh = await openTestDatabase();
  try {
    await expect(await fresh.session(describeSchema)).toMatchFileSnapshot(CHECKED_IN);
  } finally {
    await fresh.close();
  }
});
