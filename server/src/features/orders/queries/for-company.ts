import { sql } from 'kysely';
import type { Connection } from '../../../schema.ts';
import { isInProcess } from './status-conditions.ts';

/** The number of orders of each pub since a moment that is set per pub. */
export async function countOrdersSince(
  connection: Connection,
  pubs: readonly { pubId: number; since: Date }[],
): Promise<Map<number, number>> {
  const ids = pubs.map(({ pubId }) => pubId);
  const times = pubs.map(({ since }) => since);
  const { rows } = await sql<{ pub_id: number; count: number }>`
    select pub.id as pub_id,
      (select count(*) from pub_order
        where pub_order.pub_id = pub.id and pub_order.created_time >= pub.since) as count
    from unnest(${ids}::int[], ${times}::timestamptz[]) as pub (id, since)`.execute(connection);
  return new Map(rows.map(({ pub_id, count }) => [pub_id, count]));
}

/** The number of orders of each pub in process; a pub without any is not in the result. */
export async function countOrdersInProcess(
  connection: Connection,
  pubIds: readonly number[],
): Promise<Map<number, number>> {
  if (pubIds.length === 0) return new Map();
  const rows = await connection
    .selectFrom('pub_order')
    .where('pub_id', 'in', pubIds)
    .where(isInProcess)
    .groupBy('pub_id')
    .select(({ fn }) => ['pub_id', fn.countAll<number>().as('count')])
    .execute();
  return new Map(rows.map(({ pub_id, count }) => [pub_id, count]));
}

/** Those of these pubs that have had an order. */
export async function listPubsWithOrders(
  connection: Connection,
  pubIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select pub.id from unnest(${[...pubIds]}::int[]) as pub (id)
    where exists (select from pub_order where pub_order.pub_id = pub.id)`.execute(connection);
  return new Set(rows.map(({ id }) => id));
}
