import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../../../schema.ts';
import type { AdminScope } from '../../../scopes.ts';
import type { OrderRow } from '../tables.ts';
import { hasStatus, isInProcess } from './status-conditions.ts';

/** An order that was placed while the pub was closed waits from the next opening on. */
const waitsFrom = sql<Date>`coalesce(pub_order.answer_from, pub_order.created_time)`;

/** The newest orders in process of every pub: the platform's right has no narrower `where`. */
export async function listOrdersInProcess(
  connection: Connection,
  _: AdminScope,
  limit: number,
): Promise<OrderRow[]> {
  return connection
    .selectFrom('pub_order')
    .where(isInProcess)
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute();
}

/**
 * When the oldest order was placed of those since then that are not handled, without rehearsals. Both
 * conditions of the status, since the index has the orders in process.
 */
export async function findOldestUnhandled(
  connection: Connection,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<Date | undefined> {
  const oldest = await connection
    .selectFrom('pub_order')
    .where(isInProcess)
    .where(hasStatus('not_handled'))
    .where(waitsFrom, '>', since)
    .where(waitsFrom, '<=', now)
    .where('is_rehearsal', '=', false)
    .orderBy(waitsFrom)
    .limit(1)
    .select(waitsFrom.as('from'))
    .executeTakeFirst();
  return oldest?.from;
}

/** The number of orders of each of these clients, by client. */
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

/**
 * The pubs that have not opened an order although its last alert was sent, with how many such orders.
 * `hadLastAlert` is the condition on `pub_order` of the alerts' own tables.
 */
export async function listPubsNotAnswering(
  connection: Connection,
  _: AdminScope,
  { hadLastAlert, limit }: { readonly hadLastAlert: RawBuilder<boolean>; readonly limit: number },
) {
  return (
    connection
      .selectFrom('pub_order')
      .where(isInProcess)
      .where(hadLastAlert)
      .where('is_rehearsal', '=', false)
      .where('pub_order.opened_at', 'is', null)
      // As `climbs` in the domain.
      .where(
        sql<boolean>`(${hasStatus('not_handled')} or (${hasStatus('preparing')} and accepted_by_itself))`,
      )
      .groupBy('pub_order.pub_id')
      .orderBy(({ fn }) => fn.min(waitsFrom))
      .limit(limit)
      .select(({ fn }) => [
        'pub_order.pub_id',
        fn.countAll<number>().as('order_count'),
        fn.min(waitsFrom).as('oldest'),
      ])
      .execute()
  );
}
