import { sql } from 'kysely';
import type { Connection } from '../../schema.ts';

/** The column that names the parent, by the table of a level of the menu. */
export const parentColumns = {
  menu: 'pub_id',
  category: 'menu_id',
  dish: 'category_id',
} as const;

/** Rows of a level at the places `from` to `to` of one parent, in one statement. */
export async function insertSiblings(
  connection: Connection,
  level: keyof typeof parentColumns,
  { parentId, from, to }: { parentId: number; from: number; to: number },
): Promise<void> {
  const price = level === 'dish' ? sql`, price_minor` : sql``;
  const amount = level === 'dish' ? sql`, 100` : sql``;
  await sql`
    insert into ${sql.table(level)} (${sql.ref(parentColumns[level])}, name, place ${price})
    select ${parentId}::integer, 'n' || place, place ${amount}
    from generate_series(${from}::integer, ${to}::integer) as place
  `.execute(connection);
}
