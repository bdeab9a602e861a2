import pg from 'pg';
import { namesOf } from './names.ts';
import { fillAccounts, fillLedger, fillOrders, fillParts } from './fill.ts';
import { withoutIndexes } from './without-indexes.ts';

// For measurements:
//   node main.ts <PostgreSQL server> <template> <database> <orders>   a copy with that many orders
// A copy of a database with the demo, in which a few pubs, couriers and clients have a large part of two
// years' orders. Prints the ids of the busiest, and how they sign in.
const [server = '', template = '', database = '', orders = ''] = process.argv.slice(2);

async function connected<Result>(
  name: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const url = new URL(server);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, count: number): Promise<void> {
  // Foreign keys and triggers check each row, which takes longer than writing it; these rows are correct.
  await client.query(`set session_replication_role = replica; set synchronous_commit = off;
    set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set jit = off`);
  await fillAccounts(client, count);
  const tables = ['pub_order', 'order_line', 'order_history', 'courier_ledger'];
  await withoutIndexes(client, tables, async () => {
    await fillOrders(client, count);
    await fillParts(client);
    await fillLedger(client);
  });
  await client.query('vacuum (analyze)');
  process.stdout.write(JSON.stringify(await namesOf(client)));
}

await connected('postgres', async (client) => {
  await client.query(`drop database if exists ${database} with (force)`);
  await client.query(`create database ${database} template ${template}`);
});
await connected(database, (client) => fill(client, Number(orders)));
