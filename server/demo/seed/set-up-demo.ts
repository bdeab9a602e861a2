import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { AppSettings } from '../../src/deps.ts';
import { hasNoAccounts } from '../../src/features/accounts/index.ts';
import type { Database } from '../../src/plumbing/database/open-database.ts';
import type { PictureFiles } from '../../src/plumbing/images/stores/picture-files.ts';
import type { Schema } from '../../src/schema.ts';
import { demoCouriers } from '../couriers.ts';
import { demoPub } from '../pub.ts';

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

function signIns(publicUrl: string, password: string): string[] {
  return [
    '',
    `  guest     ${publicUrl}/pub/${demoPub.urlName}/?table=7`,
    `  company   ${publicUrl}/admin   ${demoPub.company.email}`,
    ...demoCouriers.map(({ email }) => `  courier   ${publicUrl}/courier   ${email}`),
    `  platform  ${publicUrl}/admin   ${ADMIN_EMAIL}`,
    '',
    `  password of each: ${password}`,
  ];
}

/**
 * Sets up the demo pub in an empty data folder, through the product's own calls. Existing data is not
 * changed. Returns lines with the address and the sign-in data.
 */
export async function setUpDemo(
  parts: Parts,
  { isWanted, password }: { isWanted: boolean; password: string },
): Promise<string[]> {
  const marker = path.join(parts.dataDir, 'demo.json');
  const state = existsSync(marker)
    ? (JSON.parse(readFileSync(marker, 'utf8')) as { ready: boolean; password: string })
    : undefined;
  if (state?.ready) return signIns(parts.settings.publicUrl, state.password);
  if (!isWanted) return [];
  return alone(parts.database, async () => {
    if (state) await deleteHalfDone(parts);
    if (!(await hasNoAccounts(parts.database.kysely))) return [];
    writeFileSync(marker, JSON.stringify({ ready: false, password }), { mode: 0o600 });
    process.stdout.write('Setting up the demo pub…\n');
    // Loaded at the first start only.
    const { seedDemo } = await import('./seed-demo.ts');
    await seedDemo(parts, { adminEmail: ADMIN_EMAIL, password });
    writeFileSync(marker, JSON.stringify({ ready: true, password }), { mode: 0o600 });
    return signIns(parts.settings.publicUrl, password);
  });
}
