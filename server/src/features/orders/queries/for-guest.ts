import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import { PAGE_SIZE_PLUS_ONE } from '../../../plumbing/page.ts';
import type { Connection } from '../../../schema.ts';
import type { ClientScope } from '../../../scopes.ts';
import type { OrderRow } from '../tables.ts';

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
