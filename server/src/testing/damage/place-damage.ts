import { sql } from 'kysely';
import type { Connection } from '../../schema.ts';

const siblings = [
  ['menu', 'pub_id'],
  ['category', 'menu_id'],
  ['dish', 'category_id'],
] as const;

/** The places of siblings that are not 1 to n. */
export async function placeDamage(connection: Connection): Promise<string[]> {
  const damage: string[] = [];
  for (const [table, parent] of siblings) {
    const { rows } = await sql<{ id: number; places: string }>`
      select ${sql.ref(parent)} as id, string_agg(place::text, ', ' order by place) as places
      from ${sql.table(table)} where place is not null group by 1
      having min(place) <> 1 or max(place) <> count(*) or count(distinct place) <> count(*)
      order by 1`.execute(connection);
    damage.push(...rows.map(({ id, places }) => `${table}: ${parent} ${id} has places ${places}`));
  }
  return damage;
}
