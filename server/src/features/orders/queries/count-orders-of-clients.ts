import type { Connection } from '../../../schema.ts';
import type { AdminScope } from '../../../scopes.ts';

/** How many orders each of these clients has made, by client. */
export async function countOrdersOfClients(
  connection: Connection,
  _: AdminScope,
  clientIds: readonly number[],
): Promise<Map<number, number>> {
  if (clientIds.length === 0) return new Map();
  const rows = await connection
    .selectFrom('pub_order')
    .where('client_id', 'in', clientIds)
    .groupBy('client_id')
    .select(({ fn }) => ['client_id', fn.countAll<number>().as('count')])
    .execute();
  return new Map(rows.map(({ client_id, count }) => [client_id ?? 0, count]));
}
