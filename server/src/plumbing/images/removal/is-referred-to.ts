import type { ImageKind } from '@comanda/domain/images';
import { sql, type RawBuilder } from 'kysely';

/** The columns that hold names of pictures, as `table.column`, with the kind of their pictures. */
export type PictureColumns = Readonly<Record<string, ImageKind>>;

type Named = { readonly kind: RawBuilder<unknown>; readonly fileName: RawBuilder<unknown> };

/** SQL: whether a row refers to the picture. */
export function isReferredTo(
  columns: PictureColumns,
  { kind, fileName }: Named,
): RawBuilder<boolean> {
  const each = Object.entries(columns).map(([address, ofKind]) => {
    const [table = '', column = ''] = address.split('.');
    const name = sql.ref(`${table}.${column}`);
    // Their indexes leave out rows without a picture; only with the second comparison PostgreSQL may use them.
    return sql`(${kind} = ${sql.lit(ofKind)} and exists (
      select 1 from ${sql.table(table)} where ${name} = ${fileName} and ${name} <> ''
    ))`;
  });
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}
