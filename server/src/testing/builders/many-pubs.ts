import { sql } from 'kysely';
import { MIGRATIONS_DIR } from '../../migrations-dir.ts';
import { openDatabase } from '../../plumbing/database/open-database.ts';
import { silentLog } from '../../plumbing/database/testing/testing.ts';
import type { Schema } from '../../schema.ts';

// For measurements: node many-pubs.ts <data folder of a demo that has stopped> <url name> <count>
// Copies a pub with its menu this many times, to /pub/many-1, /pub/many-2 and so on.
const [dataDir = '', urlName = '', wanted = ''] = process.argv.slice(2);
const count = Number(wanted);
const database = await openDatabase<Schema>({
  url: undefined,
  dataDir,
  migrationsDir: MIGRATIONS_DIR,
  log: silentLog,
});
const { kysely } = database;

/** What a table's copies have instead of the source's values, by column; `n` is the copy's number. */
type Copied = {
  readonly table: string;
  readonly from: string;
  readonly values: Readonly<Record<string, string>>;
};

/** The copies of a row have ids in turns, beginning behind the largest id of its table. */
const idOf = (table: string, rank: string): string =>
  `(select max(id) from ${table}) + (n - 1) * (select count(*) from source_${table}) + ${rank}`;

async function copy({ table, from, values }: Copied): Promise<void> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(kysely);
  const columns = rows.map(({ column_name }) => column_name);
  const selected = columns.map((column) => values[column] ?? `source.${column}`);
  await sql
    .raw(
      `insert into ${table} (${columns.join(', ')}) overriding system value
       select ${selected.join(', ')} from ${from}, generate_series(1, ${count}) n`,
    )
    .execute(kysely);
}

async function rememberSource(table: string, condition: string): Promise<void> {
  await sql
    .raw(
      `create temporary table source_${table} as
       select *, row_number() over (order by id) as rank from ${table} where ${condition}`,
    )
    .execute(kysely);
}

try {
  // The triggers check one parent for each row, which takes minutes for a million.
  await sql`set session_replication_role = replica`.execute(kysely);
  await rememberSource('pub', `url_name = '${urlName}'`);
  await rememberSource('menu', 'pub_id in (select id from source_pub)');
  await rememberSource('category', 'menu_id in (select id from source_menu)');
  await rememberSource('dish', 'category_id in (select id from source_category)');
  await copy({
    table: 'dish',
    from: 'source_dish source join source_category parent on parent.id = source.category_id',
    values: { id: idOf('dish', 'source.rank'), category_id: idOf('category', 'parent.rank') },
  });
  await copy({
    table: 'category',
    from: 'source_category source join source_menu parent on parent.id = source.menu_id',
    values: { id: idOf('category', 'source.rank'), menu_id: idOf('menu', 'parent.rank') },
  });
  await copy({
    table: 'menu',
    from: 'source_menu source join source_pub parent on parent.id = source.pub_id',
    values: { id: idOf('menu', 'source.rank'), pub_id: idOf('pub', 'parent.rank') },
  });
  await copy({
    table: 'shipping',
    from: '(select * from shipping where pub_id in (select id from source_pub)) source',
    values: { pub_id: idOf('pub', '1') },
  });
  await copy({
    table: 'pub',
    from: 'source_pub source',
    values: { id: idOf('pub', '1'), url_name: "'many-' || n" },
  });
  for (const table of ['pub', 'menu', 'category', 'dish']) {
    await sql
      .raw(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
      )
      .execute(kysely);
  }
} finally {
  await database.close();
}
