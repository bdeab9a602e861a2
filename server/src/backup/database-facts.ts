import type { ImageKind } from '@comanda/domain/images';
import type pg from 'pg';
import { pictureColumns } from '../picture-columns.ts';
import type { Backup } from './backup-file.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;

const countedTables = [
  'account',
  'company',
  'pub',
  'dish',
  'pub_order',
  'order_line',
  'courier_ledger',
  'audit_entry',
];

/** A picture of a deleted object was removed with it. */
const softDeletedTables = new Set(['pub', 'category', 'dish']);

export async function countRows(client: Queryable): Promise<Record<string, number>> {
  const counts = countedTables.map(
    (table) => `select '${table}' as table, count(*)::int as rows from ${table}`,
  );
  const { rows } = await client.query<{ table: string; rows: number }>(counts.join(' union all '));
  return Object.fromEntries(rows.map((row) => [row.table, row.rows]));
}

/** Whether the database has the product's tables; an empty one has none. */
export async function hasSchema(client: Queryable): Promise<boolean> {
  const { rows } = await client.query<{ table: string | null }>(
    `select to_regclass('schema_migration') as table`,
  );
  return rows[0]?.table !== null;
}

export async function listMigrations(client: Queryable): Promise<Backup['migrations']> {
  const { rows } = await client.query<{ number: number; checksum: string }>(
    'select number, checksum from schema_migration order by number',
  );
  return rows;
}

export type NamedPicture = { readonly kind: ImageKind; readonly fileName: string };

/** Every picture that a row names. */
export async function listNamedPictures(client: Queryable): Promise<NamedPicture[]> {
  const names = Object.entries(pictureColumns).map(([address, kind]) => {
    const [table = '', column = ''] = address.split('.');
    const isThere = softDeletedTables.has(table) ? ' and deleted_at is null' : '';
    return `select '${kind}' as kind, ${column} as "fileName" from ${table} where ${column} <> ''${isThere}`;
  });
  const { rows } = await client.query<NamedPicture>(names.join(' union '));
  return rows;
}
