import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { AppSettings } from '../../src/deps.ts';
import { hasNoAccounts } from '../../src/features/accounts/index.ts';
import type { Database } from '../../src/plumbing/database/open-database.ts';
import type { PictureFiles } from '../../src/plumbing/images/stores/picture-files.ts';
import type { Schema } from '../../src/schema.ts';
import { demoCouriers } from '../couriers.ts';
import { demoCompanies, demoPubs } from '../pubs/demo-companies.ts';

type Parts = {
  database: Database<Schema>;
  dataDir: string;
  settings: AppSettings;
  pictureFiles?: PictureFiles | undefined;
};
const ADMIN_EMAIL = 'admin@comanda.example';
// Any number that no other lock uses.
const LOCK = 7_211_309;

// Rows that the migrations have written stay.
async function deleteHalfDone({ database, dataDir }: Parts): Promise<void> {
  if (database.engine === 'postgresql') {
    throw new Error('setting up the demo was interrupted: empty the database and start again');
  }
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables
    where schemaname = 'public' and tablename not in ('schema_migration', 'live_floor')
  `.execute(database.kysely);
  const tables = sql.join(rows.map(({ tablename }) => sql.table(tablename)));
  await sql`truncate ${tables} restart identity cascade`.execute(database.kysely);
  rmSync(path.join(dataDir, 'images'), { recursive: true, force: true });
}

/** Of several processes that start on one empty PostgreSQL, one sets the demo up and the others wait. */
async function alone<Result>(
  database: Database<Schema>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (database.engine === 'embedded') return work();
  return database.session(async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  });
}

/** The password is in the data folder of the process that set the demo up: the database has only its hashes. */
function readPassword(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { password: string }).password;
}

function signIns(publicUrl: string, password: string | undefined): string[] {
  return [
    '',
    ...demoPubs.map(({ urlName }) => `  guest     ${publicUrl}/pub/${urlName}/?table=7`),
    ...demoCompanies.map(({ email }) => `  company   ${publicUrl}/admin   ${email}`),
    ...demoCouriers.map(({ email }) => `  courier   ${publicUrl}/courier   ${email}`),
    `  platform  ${publicUrl}/admin   ${ADMIN_EMAIL}`,
    '',
    `  password of each: ${password ?? 'the one that the first start printed'}`,
  ];
}

type SetUp = { readonly is_ready: boolean } | undefined;

async function findSetUp({ database }: Parts): Promise<SetUp> {
  return database.kysely.selectFrom('demo_setup').select('is_ready').executeTakeFirst();
}

/**
 * Sets up the demo pubs in an empty database, through the product's own calls. Existing data is not changed.
 * Returns lines with the address and the sign-in data.
 */
export async function setUpDemo(
  parts: Parts,
  { isWanted, password }: { isWanted: boolean; password: string },
): Promise<string[]> {
  const { database, settings, dataDir } = parts;
  const passwordFile = path.join(dataDir, 'demo.json');
  const lines = () => signIns(settings.publicUrl, readPassword(passwordFile));
  if ((await findSetUp(parts))?.is_ready) return lines();
  if (!isWanted) return [];
  return alone(database, async () => {
    const found = await findSetUp(parts);
    if (found?.is_ready) return lines();
    if (found) await deleteHalfDone(parts);
    if (!(await hasNoAccounts(database.kysely))) return [];
    writeFileSync(passwordFile, JSON.stringify({ password }), { mode: 0o600 });
    await database.kysely.insertInto('demo_setup').values({ is_ready: false }).execute();
    process.stdout.write('Setting up the demo pubs…\n');
    // Loaded at the first start only.
    const { seedDemo } = await import('./seed-demo.ts');
    await database.together(() => seedDemo(parts, { adminEmail: ADMIN_EMAIL, password }));
    await database.kysely.updateTable('demo_setup').set({ is_ready: true }).execute();
    return lines();
  });
}
