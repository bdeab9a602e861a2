import type { Queryable } from './moved-tables.ts';

/** The number of a table's rows, and a sum of their MD5s, for which their order is irrelevant. */
export type Content = { readonly rows: number; readonly digest: string };

/** What the text of a value depends on besides the value. */
const textSettings = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO'`,
  `set intervalstyle = 'postgres'`,
  `set bytea_output = 'hex'`,
  'set extra_float_digits = 1',
];

export async function fixTexts(client: Queryable): Promise<void> {
  for (const setting of textSettings) await client.query(setting);
}

export async function readContent(client: Queryable, table: string): Promise<Content> {
  const { rows } = await client.query<Content>(
    `select count(*)::int as rows,
       coalesce(sum(('x' || substr(md5(moved_row::text), 1, 15))::bit(60)::bigint), 0)::text as digest
     from ${table} as moved_row`,
  );
  return rows[0] ?? { rows: 0, digest: '0' };
}
