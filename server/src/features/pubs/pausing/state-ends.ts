import { orderTypes } from '@comanda/domain/orders';
import type { Connection } from '../../../schema.ts';
import { pauseColumn } from './temporary-state.ts';

/** When a pub's pauses and its being busy end, also if that is past. */
export async function findStateEnds(
  connection: Connection,
  pubId: number,
): Promise<readonly (Date | null)[]> {
  const row = await connection
    .selectFrom('pub')
    .where('id', '=', pubId)
    .select([...orderTypes.map(pauseColumn), 'busy_until'])
    .executeTakeFirst();
  return row ? Object.values(row) : [];
}
