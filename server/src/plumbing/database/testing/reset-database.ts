import type pg from 'pg';

/** The contents of a database that has only been migrated. */
export type FreshState = {
  /** Changes with every definition of a table, column, constraint, index, trigger or function. */
  readonly definitions: string;
  readonly tables: readonly string[];
  /** The rows that the migrations have inserted, as JSON, by table; sorted, since restored rows lie in other places. */
  readonly rows: ReadonlyMap<string, string>;
  /** The sequences, with the value that each gives next and whether its last value was used. */
  readonly sequences: string;
};

// Each definition is a row of a catalog, and its xmin is the transaction that wrote it last. The rows of
// pg_class change when a table is emptied, so their names are compared instead.
const DEFINITIONS = `select concat_ws(' ',
  (select string_agg(relname || ':' || relkind::text, ',' order by relname) from pg_class
    where relnamespace = 'public'::regnamespace),
  ${[
    'pg_attribute',
    'pg_attrdef',
    'pg_constraint',
    'pg_trigger',
    'pg_proc',
    'pg_namespace',
    'pg_type',
    'pg_db_role_setting',
  ]
    .map((catalog) => `(select count(*) || ':' || sum(xmin::text::bigint) from ${catalog})`)
    .join(', ')}) as definitions`;

const SEQUENCES = `select coalesce(json_agg(json_build_array(
    quote_ident(sequencename), coalesce(last_value, start_value), last_value is not null)
    order by sequencename), '[]')::text as sequences
  from pg_sequences where schemaname = 'public'`;

async function valueOf(client: pg.ClientBase, query: string, name: string): Promise<string> {
  const { rows } = await client.query<Record<string, string>>(query);
  return rows[0]?.[name] ?? '';
}

/** Which of these tables have rows. */
async function filledTables(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const each = tables.map((table, place) => `select ${place} where exists (select from ${table})`);
  const { rows } = await client.query<{ place: number }>(
    `select place from (${each.join(' union all ')}) as filled (place)`,
  );
  return rows.map(({ place }) => tables[place] ?? '');
}

/** Reads the state that `resetDatabase` returns to. */
export async function readFreshState(client: pg.ClientBase): Promise<FreshState> {
  const { rows: names } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const tables = names.map(({ name }) => name);
  const rows = new Map<string, string>();
  for (const table of await filledTables(client, tables)) {
    rows.set(
      table,
      await valueOf(
        client,
        `select json_agg(t order by t::text)::text as rows from ${table} t`,
        'rows',
      ),
    );
  }
  return {
    definitions: await valueOf(client, DEFINITIONS, 'definitions'),
    tables,
    rows,
    sequences: await valueOf(client, SEQUENCES, 'sequences'),
  };
}

/** A table is emptied row by row while it is small, since a new file for it and each of its indexes takes longer. */
const SMALL_BYTES = 65_536;

async function removeRows(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where pg_relation_size(name::regclass) > $2',
    [tables, SMALL_BYTES],
  );
  const large = rows.map(({ name }) => name);
  if (large.length > 0) await client.query(`truncate ${large.join(', ')} cascade`);
  for (const table of tables) {
    if (!large.includes(table)) await client.query(`delete from ${table}`);
  }
}

/** Empties the tables, restores the rows of the migrations and the sequences; false if a definition has changed. */
export async function resetDatabase(client: pg.ClientBase, fresh: FreshState): Promise<boolean> {
  if ((await valueOf(client, DEFINITIONS, 'definitions')) !== fresh.definitions) return false;
  await client.query('begin');
  // Neither triggers nor foreign keys: the state that is restored is known to be whole.
  await client.query('set local session_replication_role = replica');
  const filled = await filledTables(client, fresh.tables);
  await removeRows(client, filled);
  for (const [table, rows] of fresh.rows) {
    await client.query(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
      [rows],
    );
  }
  await client.query(
    `select setval((item ->> 0)::regclass, (item ->> 1)::bigint, (item ->> 2)::boolean)
     from json_array_elements($1) as item`,
    [fresh.sequences],
  );
  await client.query('commit');
  return true;
}
