import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import { startSession } from '../../features/accounts/index.ts';
import { MIGRATIONS_DIR } from '../../migrations-dir.ts';
import { systemClock } from '../../plumbing/clock.ts';
import { openDatabase } from '../../plumbing/database/open-database.ts';
import { silentLog } from '../../plumbing/database/testing/testing.ts';
import type { Connection, Schema } from '../../schema.ts';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { aDeliveringPub, anOrder, type AnOrder } from './order-builders.ts';

// For measurements: node many-orders.ts <PostgreSQL server> <token secret> <pubs> <orders of a pub> <sessions
// of a pub> <file>. Makes a database on the server and describes it in the file (JSON): its address, and the
// pubs with their orders and the access tokens of their companies.
const [serverUrl = '', tokenSecret = '', pubs = '', orders = '', sessions = '', file = ''] =
  process.argv.slice(2);

async function createDatabase(): Promise<string> {
  const name = `many_orders_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name} template template0 encoding 'UTF8'`);
  await client.end();
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

/** The columns of a table that a copy shares with its original, without the id. */
async function sharedColumns(
  db: Connection,
  table: string,
  own: readonly string[],
): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and column_name not in (${sql.join(['id', ...own])})
  `.execute(db);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
}

/** Each copy belongs to its own company. */
async function copyPub(db: Connection, pubId: number, times: number): Promise<void> {
  const shared = await sharedColumns(db, 'pub', ['company_id', 'url_name']);
  await sql`
    with companies as (
      insert into company (id, name, tariff)
      select nextval(pg_get_serial_sequence('account', 'id')), 'Compania ' || n, 'business'
      from generate_series(1, ${times}::int) n returning id as company_id
    ), accounts as (
      insert into account (role, company_id, email, phone, password_hash, created_at)
      select 'company', companies.company_id, 'pub-' || companies.company_id || '@example.md',
        phone, password_hash, created_at
      from account, companies where role = 'company'
    )
    insert into pub (company_id, url_name, ${shared})
    select companies.company_id, 'local-' || companies.company_id, ${shared}
    from companies, (select ${shared} from pub where id = ${pubId}) original`.execute(db);
}

/** So many orders like this one in every pub. */
async function copyOrder(db: Connection, { id }: AnOrder, times: number): Promise<void> {
  const shared = await sharedColumns(db, 'pub_order', [
    'pub_id',
    'tracking_token',
    'idempotency_key',
  ]);
  await sql`
    insert into pub_order (pub_id, tracking_token, idempotency_key, ${shared})
    select target, gen_random_uuid()::text, gen_random_uuid(), ${shared}
    from (select id as target from pub) pubs cross join generate_series(1, ${times}::int)
      cross join (select ${shared} from pub_order where id = ${id}) original`.execute(db);
  for (const table of ['order_line', 'order_history']) {
    const parts = await sharedColumns(db, table, ['order_id']);
    await sql`
      insert into ${sql.table(table)} (order_id, ${parts})
      select target, ${parts}
      from (select id as target from pub_order where id <> ${id}) copies
        cross join (select ${parts} from ${sql.table(table)} where order_id = ${id}) original`.execute(
      db,
    );
  }
  await sql`analyze`.execute(db);
}

async function describe(t: TestApp) {
  const { db } = t.deps;
  const rows = await db
    .selectFrom('pub')
    .innerJoin('account', 'account.company_id', 'pub.company_id')
    .select(['pub.id', 'pub.company_id', 'account.id as account_id'])
    .orderBy('pub.id')
    .execute();
  const ofPubs = Map.groupBy(
    await db.selectFrom('pub_order').select(['id', 'pub_id', 'tracking_token']).execute(),
    ({ pub_id }) => pub_id,
  );
  const deps = { ...t.deps, clock: systemClock };
  return db.transaction().execute(async (transaction) => {
    const described = [];
    for (const { id: pubID, company_id: companyID, account_id: accountId } of rows) {
      const tokens: string[] = [];
      for (let count = 0; count < Number(sessions); count += 1) {
        const holder = { accountId, role: 'company' } as const;
        tokens.push((await startSession(deps, transaction, holder)).accesstoken);
      }
      const its = (ofPubs.get(pubID) ?? []).map((row) => ({
        id: row.id,
        trackingToken: row.tracking_token,
      }));
      described.push({ pubID, companyID, accessTokens: tokens, orders: its });
    }
    return described;
  });
}

const url = await createDatabase();
const t = await buildTestApp({
  database: await openDatabase<Schema>({
    url,
    dataDir: '',
    migrationsDir: MIGRATIONS_DIR,
    log: silentLog,
  }),
  settings: { tokenSecrets: [tokenSecret] },
});
try {
  const pub = await aDeliveringPub(t);
  const order = await anOrder(t, pub);
  await copyPub(t.deps.db, pub.pub.id, Number(pubs) - 1);
  await copyOrder(t.deps.db, order, Number(orders));
  writeFileSync(file, JSON.stringify({ url, pubs: await describe(t) }));
} finally {
  await t.close();
}
