import { sql } from 'kysely';
import type { Connection } from '../../schema.ts';

/** Each table of the database with all its rows, as text, in a fixed order. */
export async function databaseContent(db: Connection): Promise<Record<string, readonly string[]>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename
  `.execute(db);
  const tables: Record<string, readonly string[]> = {};
  for (const { name } of rows) {
    const content = await sql<{ row: string }>`
      select to_jsonb(x)::text as row from ${sql.table(name)} x order by 1
    `.execute(db);
    tables[name] = content.rows.map(({ row }) => row);
  }
  return tables;
}
