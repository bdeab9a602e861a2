import { byOrderType, orderTypeTable } from '@comanda/domain/orders';
import { sql } from 'kysely';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import { PAGE_SIZE_PLUS_ONE } from '../../../plumbing/page.ts';
import type { Connection } from '../../../schema.ts';
import type { ClientScope } from '../../../scopes.ts';
import type { OrderRow } from '../tables.ts';
import { hasStatus, isOfTypeWhere } from './status-conditions.ts';

const isCollected = isOfTypeWhere(
  byOrderType((type) => orderTypeTable.stepWhenReady[type] === 'give_out'),
);

export async function findOrderByToken(
  connection: Connection,
  trackingToken: string,
): Promise<OrderRow | undefined> {
  return connection
    .selectFrom('pub_order')
    .where('tracking_token', '=', trackingToken)
    .selectAll()
    .executeTakeFirst();
}

/** The ids of the orders of several tokens, by token. */
export async function listOrderIdsByTokens(
  connection: Connection,
  trackingTokens: readonly string[],
): Promise<Map<string, number>> {
  const rows = await connection
    .selectFrom('pub_order')
    .where('tracking_token', '=', anyOf(trackingTokens))
    .select(['tracking_token', 'id'])
    .execute();
  return new Map(rows.map(({ tracking_token, id }) => [tracking_token, id]));
}

export async function findOrderByKey(
  connection: Connection,
  { pubId, idempotencyKey }: { pubId: number; idempotencyKey: string },
): Promise<OrderRow | undefined> {
  return connection
    .selectFrom('pub_order')
    .where('pub_id', '=', pubId)
    .where('idempotency_key', '=', idempotencyKey)
    .selectAll()
    .executeTakeFirst();
}

/** More than any board can show. */
const MOST_TO_COLLECT = 200;

/** The accepted orders of a pub that their guests collect, oldest first, the newest of them if there are more; without rehearsals. */
export async function listOrdersToCollect(
  connection: Connection,
  pubId: number,
): Promise<Pick<OrderRow, 'number' | 'prepared' | 'created_time' | 'cook_at' | 'promised_at'>[]> {
  const newest = await connection
    .selectFrom('pub_order')
    .where('pub_id', '=', pubId)
    .where(isCollected)
    .where(hasStatus('preparing'))
    .where('is_ahead', '=', false)
    .where('is_rehearsal', '=', sql.lit(false))
    .orderBy('id', 'desc')
    .limit(MOST_TO_COLLECT)
    .select(['number', 'prepared', 'created_time', 'cook_at', 'promised_at'])
    .execute();
  return newest.toReversed();
}

/** A page of a client's orders and one more, newest first. */
export async function listOrdersOfClient(
  connection: Connection,
  { clientId }: ClientScope,
  { before }: { before?: number },
): Promise<OrderRow[]> {
  return connection
    .selectFrom('pub_order')
    .where('client_id', '=', clientId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE_PLUS_ONE)
    .selectAll()
    .execute();
}
