import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { templateName, type TestDatabaseSettings } from './testing-template.ts';

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

/** A new database on the server, copied from the template and dropped at the end. */
export async function openPostgresCopy<Schema>(
  serverUrl: string,
  settings: TestDatabaseSettings,
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
  settings: TestDatabaseSettings;
};

/** Created under another name and renamed when complete; the lock lets parallel workers make it once. */
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
