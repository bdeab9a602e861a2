import type { Connection } from '../../../schema.ts';

/** When a pub's pauses and its being busy end, also if that is past. */
export async function findStateEnds(
  connection: Connection,
  pubId: number,
): Promise<readonly (Date | null)[]> {
  const row = await connection
    .selectFrom('pub')
    .where('id', '=', pubId)
    .select(['paused_until_delivery', 'paused_until_in_place', 'busy_until'])
    .executeTakeFirst();
  return row ? Object.values(row) : [];
}
