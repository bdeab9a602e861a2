import { finishedStatuses, type OrderStatus } from '@comanda/domain/orders';
import type { Selectable } from 'kysely';
import type { Connection } from '../../schema.ts';
import type { AdminScope, ClientScope, PubScope } from '../../scopes.ts';
import type { OrderTables } from './tables.ts';

export type OrderRow = Selectable<OrderTables['pub_order']>;
export type LineRow = Selectable<OrderTables['order_line']>;
export type HistoryRow = Selectable<OrderTables['order_history']>;

/** An order of one pub; of another pub there is none. */
export async function findOrder(
  connection: Connection,
  { pubId }: PubScope,
  orderId: number,
): Promise<OrderRow | undefined> {
  return connection
    .selectFrom('pub_order')
    .where('id', '=', orderId)
    .where('pub_id', '=', pubId)
    .selectAll()
    .executeTakeFirst();
}

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

/** Orders by id, for those who have already settled who may see which. */
export async function listOrdersByIds(
  connection: Connection,
  ids: readonly number[],
): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return connection.selectFrom('pub_order').where('id', 'in', ids).selectAll().execute();
}

type Page = { readonly before?: number | undefined; readonly limit: number };

export async function listOrders(
  connection: Connection,
  { pubId }: PubScope,
  { status, before, limit }: Page & { status?: OrderStatus | 'in-process' | undefined },
): Promise<OrderRow[]> {
  let query = connection.selectFrom('pub_order').where('pub_id', '=', pubId);
  if (status === 'in-process') query = query.where('status', 'not in', finishedStatuses);
  else if (status !== undefined) query = query.where('status', '=', status);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).selectAll().execute();
}

/** The newest orders in process of every pub: the platform's right has no narrower `where`. */
export async function listOrdersInProcess(
  connection: Connection,
  _: AdminScope,
  limit: number,
): Promise<OrderRow[]> {
  return connection
    .selectFrom('pub_order')
    .where('status', 'not in', finishedStatuses)
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute();
}

/** Every active order of a pub and its last finished ones, newest first. */
export async function listOrdersOnDesk(
  connection: Connection,
  { pubId }: PubScope,
  finishedLimit: number,
): Promise<OrderRow[]> {
  const ofPub = connection.selectFrom('pub_order').where('pub_id', '=', pubId);
  const active = ofPub.where('status', 'not in', finishedStatuses).selectAll();
  const finished = ofPub
    .where('status', 'in', finishedStatuses)
    .orderBy('id', 'desc')
    .limit(finishedLimit)
    .selectAll();
  // One statement: between two of them an order could move from one half to the other.
  const rows = await active.unionAll((build) => build.parens(finished)).execute();
  return rows.toSorted((a, b) => b.id - a.id);
}

export async function listOrdersOfClient(
  connection: Connection,
  { clientId }: ClientScope,
  { before, limit }: Page,
): Promise<OrderRow[]> {
  return connection
    .selectFrom('pub_order')
    .where('client_id', '=', clientId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute();
}

/** The lines of several orders, by order. */
export async function listLines(
  connection: Connection,
  orderIds: readonly number[],
): Promise<Map<number, LineRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await connection
    .selectFrom('order_line')
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .selectAll()
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

/** Who set an order's status last, and when. */
export async function findLastStatusChange(
  connection: Connection,
  orderId: number,
): Promise<HistoryRow | undefined> {
  return connection
    .selectFrom('order_history')
    .where('order_id', '=', orderId)
    .where('change', '=', 'status')
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
}

/** Who changed the status of several orders when, by order, oldest first. */
export async function listHistory(
  connection: Connection,
  orderIds: readonly number[],
): Promise<Map<number, HistoryRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await connection
    .selectFrom('order_history')
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .selectAll()
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}
