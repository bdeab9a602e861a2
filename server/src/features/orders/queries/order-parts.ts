import type { Connection } from '../../../schema.ts';
import type { HistoryRow, LineRow, OrderRow } from '../tables.ts';

/** Orders by id, for those who have already settled who may see which. */
export async function listOrdersByIds(
  connection: Connection,
  ids: readonly number[],
): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return connection.selectFrom('pub_order').where('id', 'in', ids).selectAll().execute();
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
