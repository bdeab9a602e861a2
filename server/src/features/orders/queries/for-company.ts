import { isRehearsed } from '@comanda/domain/orders';
import { sql } from 'kysely';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import type { Connection } from '../../../schema.ts';
import { isInProcess, isRehearsal } from './status-conditions.ts';

/** The number of orders of each pub since a moment that is set per pub; rehearsals do not count. */
export async function countOrdersSince(
  connection: Connection,
  pubs: readonly { pubId: number; since: Date }[],
): Promise<Map<number, number>> {
  const ids = pubs.map(({ pubId }) => pubId);
  const times = pubs.map(({ since }) => since);
  const { rows } = await sql<{ pub_id: number; count: number }>`
    select pub.id as pub_id,
      (select count(*) from pub_order
        where pub_order.pub_id = pub.id and pub_order.created_time >= pub.since
          and not pub_order.is_rehearsal) as count
    from unnest(${ids}::int[], ${times}::timestamptz[]) as pub (id, since)`.execute(connection);
  return new Map(rows.map(({ pub_id, count }) => [pub_id, count]));
}

/** The number of orders of each pub in process without rehearsals; a pub without any is not in the result. */
export async function countOrdersInProcess(
  connection: Connection,
  pubIds: readonly number[],
): Promise<Map<number, number>> {
  if (pubIds.length === 0) return new Map();
  const rows = await connection
    .selectFrom('pub_order')
    .where('pub_id', 'in', pubIds)
    .where(isInProcess)
    .where('is_rehearsal', '=', false)
    .groupBy('pub_id')
    .select(({ fn }) => ['pub_id', fn.countAll<number>().as('count')])
    .execute();
  return new Map(rows.map(({ pub_id, count }) => [pub_id, count]));
}

/** Those of these pubs that have answered a rehearsal order. */
export async function listRehearsedPubs(
  connection: Connection,
  pubIds: readonly number[],
): Promise<Set<number>> {
  const rows = await connection
    .selectFrom('pub_order')
    .where('pub_id', '=', anyOf(pubIds))
    .where(isRehearsal)
    .select(['pub_id', 'status', 'cancel_reason', 'accepted_by_itself', 'opened_at'])
    .execute();
  const answered = rows.filter(({ opened_at: openedAt, ...order }) =>
    isRehearsed({ ...order, opened_at: openedAt?.toISOString() ?? null }),
  );
  return new Set(answered.map(({ pub_id }) => pub_id));
}
