import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../migrating/migrate.ts';
import { checksumsOf } from '../migrating/read-migrations.ts';
import { STATEMENT_TIMEOUT_MS } from '../open-database.ts';
import { FAST_START_PARAMS } from './durable-pglite.ts';
import { engineVersion, NEW_DATABASE, packDatabase } from './new-database.ts';
import { openEmbedded } from './open-embedded.ts';

// node server/src/plumbing/database/embedded/make-new-database.ts
// After an upgrade of the engine, until which a first start makes its database slowly; and when a test says that too
// many migrations were added since.
const MIGRATIONS_DIR = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** By the engine's own `initdb`: no packed database has the migrations of an empty folder. */
async function makeMigrated(dataDir: string): Promise<void> {
  const noMigrations = path.join(dataDir, 'no-migrations');
  fs.mkdirSync(noMigrations);
  const log = { info() {}, warn() {}, error() {} };
  const database = await openEmbedded({
    dataDir,
    migrationsDir: noMigrations,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    acquireTimeoutMs: STATEMENT_TIMEOUT_MS,
    log,
    durable: false,
  });
  await migrate(database, MIGRATIONS_DIR, log);
  await database.close();
}

/**
 * The product uses one database: two templates for others would double what a first start writes and syncs. The log of
 * the migrations goes too. Only catalogs are vacuumed: a table that was vacuumed while it was empty is planned as
 * empty, also with its first rows.
 */
async function reduce(databaseDir: string): Promise<void> {
  const startParams = [...FAST_START_PARAMS, '-c', 'wal_recycle=off'];
  const engine = new PGlite(databaseDir, { startParams });
  await engine.waitReady;
  await engine.exec('update pg_database set datistemplate = false, datallowconn = true');
  for (const template of ['template0', 'template1']) await engine.exec(`drop database ${template}`);
  const { rows } = await engine.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'pg_catalog'::regnamespace`,
  );
  for (const { name } of rows) await engine.exec(`vacuum (analyze) pg_catalog.${name}`);
  await engine.exec('select pg_switch_wal()');
  await engine.exec('checkpoint');
  await engine.close();
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-new-database-'));
const databaseDir = path.join(folder, 'database');
await makeMigrated(folder);
await reduce(databaseDir);
const origin = { engine: engineVersion(), migrations: checksumsOf(MIGRATIONS_DIR) };
fs.writeFileSync(NEW_DATABASE, packDatabase(databaseDir, origin));
fs.rmSync(folder, { recursive: true });
