import type { ImageKind } from '@comanda/domain/images';
import type pg from 'pg';
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

/** The columns that name a picture. A picture of a deleted object was deleted with it. */
export const pictureColumns: readonly {
  readonly table: string;
  readonly column: string;
  readonly kind: ImageKind;
  readonly isDeletable: boolean;
}[] = [
  { table: 'pub', column: 'bg_image_file_name', kind: 'pub', isDeletable: true },
  { table: 'category', column: 'image_file_name', kind: 'category', isDeletable: true },
  { table: 'dish', column: 'image_file_name', kind: 'dish', isDeletable: true },
  { table: 'order_line', column: 'image_file_name', kind: 'dish', isDeletable: false },
  { table: 'courier', column: 'image_file_name', kind: 'courier', isDeletable: false },
];

export async function countRows(client: Queryable): Promise<Record<string, number>> {
  const counts = countedTables.map(
    (table) => `select '${table}' as table, count(*)::int as rows from ${table}`,
  );
  const { rows } = await client.query<{ table: string; rows: number }>(counts.join(' union all '));
  return Object.fromEntries(rows.map((row) => [row.table, row.rows]));
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
  const names = pictureColumns.map(
    ({ table, column, kind, isDeletable }) =>
      `select '${kind}' as kind, ${column} as "fileName" from ${table} where ${column} <> ''` +
      (isDeletable ? ' and deleted_at is null' : ''),
  );
  const { rows } = await client.query<NamedPicture>(names.join(' union '));
  return rows;
}
