import { sql } from 'kysely';
import type { Connection } from '../../../schema.ts';

/** For each kind of ticket one more than the edits that change what it shows: a bill shows the delivery price too. */
export async function findTicketVersions(
  connection: Connection,
  orderId: number,
): Promise<{ kitchen: number; bill: number }> {
  const { dishes, prices } = await connection
    .selectFrom('order_history')
    .where('order_id', '=', orderId)
    .select([
      sql<number>`count(*) filter (where change = 'dishes')`.as('dishes'),
      sql<number>`count(*) filter (where change = 'delivery_price')`.as('prices'),
    ])
    .executeTakeFirstOrThrow();
  return { kitchen: 1 + dishes, bill: 1 + dishes + prices };
}
