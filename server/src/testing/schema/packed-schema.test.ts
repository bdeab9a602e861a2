import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS_DIR } from '../../migrations-dir.ts';
import type { Database } from '../../plumbing/database/database.ts';
import { migrate } from '../../plumbing/database/migrating/migrate.ts';
import { openDatabase } from '../../plumbing/database/open-database.ts';
import { readFreshState } from '../../plumbing/database/testing/reset-database.ts';
import { openTestDatabase, silentLog } from '../../plumbing/database/testing/testing.ts';
import { describeSchema } from './describe-schema.ts';

// A first start unpacks a database that has most migrations already (`make-new-database.ts`).

let folder: string;
let packed: Database<unknown>;
let migrated: Database<unknown>;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-packed-'));
  const none = path.join(folder, 'no-migrations');
  fs.mkdirSync(none);
  const options = { dataDir: folder, migrationsDir: MIGRATIONS_DIR, log: silentLog };
  packed = await openDatabase(options);
  migrated = await openTestDatabase({ migrationsDir: none });
  await migrate(migrated, MIGRATIONS_DIR, silentLog);
});
afterAll(async () => {
  await packed.close();
  await migrated.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

it('a first start has the schema of all migrations', async () => {
  expect(await packed.session(describeSchema)).toBe(await migrated.session(describeSchema));
});

it('a first start has the rows of all migrations', async () => {
  const [found, expected] = [
    await packed.session(readFreshState),
    await migrated.session(readFreshState),
  ];
  expect(found.sequences).toBe(expected.sequences);
  const contents = ({ rows }: typeof found) =>
    [...rows].map(([table, text]) => [
      table,
      text.replaceAll(/("applied_at":)"[^"]*"/g, '$1"its time"'),
    ]);
  expect(contents(found)).toEqual(contents(expected));
});

it('its statistics and old rows are kept in order as in every database', async () => {
  await packed.maintain();
  const { rows } = await packed.session((client) =>
    client.query<{ name: string }>('select datname as name from pg_database'),
  );
  expect(rows.map(({ name }) => name)).toEqual(['postgres']);
});
