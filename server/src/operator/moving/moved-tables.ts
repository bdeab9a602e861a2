import type pg from 'pg';
import { clusterTables } from '../../backup/postgres/cluster-tables.ts';

export type Queryable = Pick<pg.ClientBase, 'query'>;

/** The target writes its own; unlogged tables, which a crash empties anyway, are not moved either. */
export const unmovedTables: readonly string[] = ['schema_migration', ...clusterTables];

/** The migrations fill them; the rows of the source take their place. */
export const filledByMigrations: readonly string[] = ['vat_rate'];

type Reference = { readonly from: string; readonly to: string };

/** Names as PostgreSQL quotes them. */
export async function listTables(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace
       and not relname = any ($1::text[])
     order by relname collate "C"`,
    [unmovedTables],
  );
  return rows.map(({ name }) => name);
}

async function listReferences(client: Queryable): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select quote_ident(child.relname) as from, quote_ident(parent.relname) as to
     from pg_constraint
     join pg_class as child on child.oid = conrelid
     join pg_class as parent on parent.oid = confrelid
     where contype = 'f' and conrelid <> confrelid`,
  );
  return rows;
}

/** Each table after those that its foreign keys refer to. */
export async function listTablesInOrder(client: Queryable): Promise<string[]> {
  const left = new Set(await listTables(client));
  const references = await listReferences(client);
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter(
      (table) => !references.some(({ from, to }) => from === table && left.has(to)),
    );
    if (free.length === 0) throw new Error(`foreign keys in a circle: ${[...left].join(', ')}`);
    for (const table of free) left.delete(table);
    ordered.push(...free);
  }
  return ordered;
}

/** Those with rows that were not in them from the beginning. */
export async function listFilledTables(client: Queryable): Promise<string[]> {
  const filled: string[] = [];
  for (const table of await listTables(client)) {
    const { rows } = await client.query(`select 1 from ${table} limit 1`);
    if (rows.length > 0 && !filledByMigrations.includes(table)) filled.push(table);
  }
  return filled;
}
