import { sql } from 'kysely';
import type { Connection } from '../../../schema.ts';
import type { AdminScope } from '../../../scopes.ts';
import { hasStatus, isInProcess } from '../queries/status-conditions.ts';

/** The pubs that have not opened an order although its last alert was sent, with how many such orders. */
export async function listPubsNotAnswering(connection: Connection, _: AdminScope, limit: number) {
  return (
    connection
      .selectFrom('pub_order')
      .innerJoin('order_alert', 'order_alert.order_id', 'pub_order.id')
      .where(isInProcess)
      .where('order_alert.step', '=', 'again')
      .where('is_rehearsal', '=', false)
      .where('pub_order.opened_at', 'is', null)
      // As `climbs` in the domain.
      .where(
        sql<boolean>`(${hasStatus('not_handled')} or (${hasStatus('preparing')} and accepted_by_itself))`,
      )
      .groupBy('pub_order.pub_id')
      .orderBy(({ fn }) => fn.min('pub_order.created_time'))
      .limit(limit)
      .select(({ fn }) => [
        'pub_order.pub_id',
        fn.countAll<number>().as('order_count'),
        fn.min('pub_order.created_time').as('oldest'),
      ])
      .execute()
  );
}
