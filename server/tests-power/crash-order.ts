import { readFileSync } from 'node:fs';
import { sql, type Generated, type Kysely } from 'kysely';
import { inTransaction } from '../src/plumbing/database/queries/in-transaction.ts';
import { MIGRATIONS_DIR } from '../src/migrations-dir.ts';
import { openDatabase, type Database } from '../src/plumbing/database/open-database.ts';

type CrashSchema = {
  crash_pub: { id: number; order_count: number };
  crash_order: { id: Generated<number>; pub_id: number; client_name: string };
  crash_line: { order_id: number; position: number };
};

const TABLES = readFileSync(new URL('crash-tables.sql', import.meta.url), 'utf8');
const PUBS = 50;
const LINES = 4;

/** The server's own database, opened as by the server, with the tables of the crash tests. */
export async function openCrashDatabase(dataDir: string): Promise<Database<CrashSchema>> {
  const log = { info() {}, warn: report, error: report };
  const options = { dataDir, migrationsDir: MIGRATIONS_DIR, log };
  const database = await openDatabase<CrashSchema>(options);
  await database.session((client) => client.query(TABLES));
  return database;
}

function report(facts: object, text: string): void {
  process.stderr.write(`${text} ${JSON.stringify(facts)}\n`);
}

/** One order, as a transaction of several statements or as one statement; resolves after the commit. */
export async function writeCrashOrder(kysely: Kysely<CrashSchema>, turn: number): Promise<number> {
  const pub = 1 + (turn % PUBS);
  if (turn % 2 === 0) return writeAsOneStatement(kysely, pub);
  return inTransaction(kysely, async (transaction) => {
    await transaction
      .updateTable('crash_pub')
      .set((set) => ({ order_count: set('order_count', '+', 1) }))
      .where('id', '=', pub)
      .execute();
    const { id } = await transaction
      .insertInto('crash_order')
      .values({ pub_id: pub, client_name: 'Ștefan' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const lines = Array.from({ length: LINES }, (_, position) => ({ order_id: id, position }));
    await transaction.insertInto('crash_line').values(lines).execute();
    return id;
  });
}

async function writeAsOneStatement(kysely: Kysely<CrashSchema>, pub: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with counted as (update crash_pub set order_count = order_count + 1 where id = ${pub}),
      placed as (insert into crash_order (pub_id, client_name) values (${pub}, 'Ștefan') returning id),
      lined as (insert into crash_line (order_id, position)
        select id, position from placed, generate_series(1, ${LINES}) as position)
    select id from placed`.execute(kysely);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no order was written');
  return id;
}

/** The defects after a crash, one line for each; empty if there is none. */
export async function findCrashDamage(
  kysely: Kysely<CrashSchema>,
  acknowledged: readonly number[],
): Promise<string[]> {
  const { rows } = await sql<{ missing: number; torn: number; orders: number; counted: number }>`
    select
      (select count(*) from unnest(${acknowledged}::bigint[]) as acked (id)
        where (select count(*) from crash_order o where o.id = acked.id) <> 1) as missing,
      (select count(*) from crash_order o
        where (select count(*) from crash_line l where l.order_id = o.id) <> ${LINES}) as torn,
      (select count(*) from crash_order) as orders,
      (select sum(order_count) from crash_pub) as counted`.execute(kysely);
  const found = rows[0];
  if (!found) return ['the check itself gave no answer'];
  const damage: string[] = [];
  if (found.missing > 0) damage.push(`${found.missing} acknowledged orders are missing or doubled`);
  if (found.torn > 0) damage.push(`${found.torn} orders have not all their lines`);
  if (found.orders !== found.counted) {
    damage.push(`${found.orders} orders, but the pubs counted ${found.counted}`);
  }
  if ((await countBy(kysely, 'seqscan')) !== (await countBy(kysely, 'indexscan'))) {
    damage.push('the index and the table hold different orders');
  }
  return damage;
}

async function countBy(
  kysely: Kysely<CrashSchema>,
  plan: 'seqscan' | 'indexscan',
): Promise<number> {
  return inTransaction(kysely, async (transaction) => {
    for (const other of ['seqscan', 'indexscan', 'indexonlyscan', 'bitmapscan']) {
      const setting = other === plan ? 'on' : 'off';
      await sql`select set_config(${`enable_${other}`}, ${setting}, true)`.execute(transaction);
    }
    const { total } = await transaction
      .selectFrom('crash_order')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where('pub_id', '>', 0)
      .executeTakeFirstOrThrow();
    return total;
  });
}
