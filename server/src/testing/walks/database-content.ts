import { sql } from 'kysely';
import type { Connection } from '../../schema.ts';

async function tableNames(db: Connection): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Each table of the database with all its rows, as text, in a fixed order. */
export async function databaseContent(db: Connection): Promise<Record<string, readonly string[]>> {
  const tables: Record<string, readonly string[]> = {};
  for (const name of await tableNames(db)) {
    const content = await sql<{ row: string }>`
      select to_jsonb(x)::text as row from ${sql.table(name)} x order by 1
    `.execute(db);
    tables[name] = content.rows.map(({ row }) => row);
  }
  return tables;
}

/**
 * Reads, as text, the rows that were written since its last call, at first all: a walk that looks after each of its
 * steps would read the rows of all earlier ones again.
 */
export function createNewRowsReader(db: Connection): () => Promise<readonly string[]> {
  let seen: string | undefined;
  let all: string | undefined;
  return async () => {
    all ??= (await tableNames(db))
      .map((name) => `select xmin, to_jsonb(x)::text as row from "${name}" x`)
      .join(' union all ');
    const since = seen ?? '1:1:';
    // First, so that a row of which the rows do not know yet is new the next time.
    const { rows: snapshots } = await sql<{ now: string }>`
      select pg_current_snapshot()::text as now`.execute(db);
    const { rows } = await sql<{ row: string }>`
      select row from (${sql.raw(all)}) as every
      where not pg_visible_in_snapshot(xmin::text::xid8, ${since}::pg_snapshot)`.execute(db);
    seen = snapshots[0]?.now;
    return rows.map(({ row }) => row);
  };
}
