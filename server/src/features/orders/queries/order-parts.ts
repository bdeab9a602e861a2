import { sql } from 'kysely';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import { runNamed } from '../../../plumbing/database/queries/named-statement.ts';
import type { Connection } from '../../../schema.ts';
import {
  lineColumns,
  orderColumns,
  type HistoryChange,
  type HistoryRow,
  type LineRow,
  type OrderRow,
} from '../tables.ts';

/** Orders by id, for callers that have checked the right to see them. */
export async function listOrdersByIds(
  connection: Connection,
  ids: readonly number[],
): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const query = connection
    .selectFrom('pub_order')
    .where('id', '=', anyOf(ids))
    .select(orderColumns);
  return runNamed(connection, query);
}

/** For a task, which acts for the order's pub. */
export async function findOrder(
  connection: Connection,
  orderId: number,
): Promise<OrderRow | undefined> {
  return (await listOrdersByIds(connection, [orderId]))[0];
}

/** The lines of several orders, by order. */
export async function listLines(
  connection: Connection,
  orderIds: readonly number[],
): Promise<Map<number, LineRow[]>> {
  if (orderIds.length === 0) return new Map();
  const query = connection
    .selectFrom('order_line')
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('order_id')
    .orderBy('position')
    .select(lineColumns);
  const rows = await runNamed(connection, query);
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

/** The author and the time of the last change of these kinds to an order. */
export async function findLastChange(
  connection: Connection,
  { orderId, kinds }: { readonly orderId: number; readonly kinds: readonly HistoryChange[] },
): Promise<HistoryRow | undefined> {
  return connection
    .selectFrom('order_history')
    .where('order_id', '=', orderId)
    .where('change', 'in', kinds)
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
}

/** The authors and times of the status changes of several orders, by order, oldest first. */
export async function listHistory(
  connection: Connection,
  orderIds: readonly number[],
): Promise<Map<number, HistoryRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await connection
    .selectFrom('order_history')
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('id')
    .selectAll()
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

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
