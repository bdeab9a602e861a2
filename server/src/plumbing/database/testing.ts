import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
import { migrate } from './migrate.ts';
import { openDatabase, openEmbedded, type Database } from './open-database.ts';
import { readMigrations } from './read-migrations.ts';

export const MIGRATIONS_DIR = fileURLToPath(new URL('../../migrations', import.meta.url));

const PACKAGE_FILE = fileURLToPath(new URL('../../../package.json', import.meta.url));

/** Says nothing: a test that cares about the log passes its own. */
export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} };

export type TestDatabaseOptions = {
  migrationsDir?: string;
  log?: DatabaseLog;
  statementTimeoutMs?: number;
  acquireTimeoutMs?: number;
};

/**
 * An empty migrated database of one's own, quickly: a copy of a template that is made once for each state
 * of the migrations. Embedded, or on PostgreSQL when TEST_DATABASE_URL names a server. `close()` removes it.
 */
export async function openTestDatabase<Schema>(
  options: TestDatabaseOptions = {},
): Promise<Database<Schema>> {
  const settings = { migrationsDir: MIGRATIONS_DIR, log: silentLog, ...options };
  const serverUrl = process.env['TEST_DATABASE_URL'];
  return serverUrl ? openOnPostgres(serverUrl, settings) : openEmbeddedCopy(settings);
}

type Settings = TestDatabaseOptions & { migrationsDir: string; log: DatabaseLog };

function templateName(migrationsDir: string): string {
  const hash = createHash('sha256');
  hash.update(fs.readFileSync(PACKAGE_FILE)); // another version of the engine needs another template
  for (const { name, checksum } of readMigrations(migrationsDir)) hash.update(name + checksum);
  return `comanda_template_${hash.digest('hex').slice(0, 16)}`;
}

async function openEmbeddedCopy<Schema>(settings: Settings): Promise<Database<Schema>> {
  const template = path.join(os.tmpdir(), templateName(settings.migrationsDir));
  if (!fs.existsSync(template)) await makeEmbeddedTemplate(template, settings);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-test-'));
  fs.cpSync(path.join(template, 'database'), path.join(dataDir, 'database'), {
    recursive: true,
    mode: fs.constants.COPYFILE_FICLONE,
  });
  const database = await openEmbedded<Schema>({ ...settings, dataDir, durable: false });
  return {
    ...database,
    close: async () => {
      await database.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function makeEmbeddedTemplate(template: string, settings: Settings): Promise<void> {
  const building = `${template}.${randomUUID()}`;
  const database = await openEmbedded({ ...settings, dataDir: building, durable: false });
  await migrate(database, settings.migrationsDir, settings.log);
  await database.close();
  try {
    fs.renameSync(building, template);
  } catch (error) {
    fs.rmSync(building, { recursive: true, force: true });
    if (!fs.existsSync(template)) throw error; // else another worker was faster with the same one
  }
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin<Result>(
  serverUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function openOnPostgres<Schema>(
  serverUrl: string,
  settings: Settings,
): Promise<Database<Schema>> {
  const template = templateName(settings.migrationsDir);
  const name = `comanda_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(serverUrl, async (admin) => {
    await makePostgresTemplate({ admin, serverUrl, template, settings });
    await admin.query(`create database ${name} template ${template}`);
  });
  const url = urlOf(serverUrl, name);
  const database = await openDatabase<Schema>({ ...settings, url, dataDir: '' });
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin(serverUrl, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

type PostgresTemplate = {
  admin: pg.Client;
  serverUrl: string;
  template: string;
  settings: Settings;
};

/** Made under another name and renamed when it is whole; workers that start together make it once. */
async function makePostgresTemplate(request: PostgresTemplate): Promise<void> {
  const { admin, serverUrl, template, settings } = request;
  const building = `${template}_building`;
  await admin.query('select pg_advisory_lock(hashtext($1))', [template]);
  try {
    const known = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rowCount) return;
    await admin.query(`drop database if exists ${building} with (force)`);
    await admin.query(`create database ${building} template template0 encoding 'UTF8'`);
    const url = urlOf(serverUrl, building);
    const database = await openDatabase<unknown>({ ...settings, url, dataDir: '' });
    await database.close();
    await admin.query(`alter database ${building} rename to ${template}`);
  } finally {
    await admin.query('select pg_advisory_unlock(hashtext($1))', [template]);
  }
}
