import { lineColumns, orderColumns } from '../../features/orders/tables.ts';
import type { HistoryRow, LineRow, OrderRow } from '../../features/orders/tables.ts';
import type { Connection } from '../../schema.ts';

export type StoredOrder = OrderRow & {
  readonly lines: readonly LineRow[];
  readonly history: readonly HistoryRow[];
};

function byOrder<Row extends { readonly order_id: number }>(rows: readonly Row[]) {
  const grouped = Map.groupBy(rows, ({ order_id }) => order_id);
  return (orderId: number): readonly Row[] => grouped.get(orderId) ?? [];
}

/** The orders of one pub, or of all. */
export async function loadStoredOrders(
  connection: Connection,
  pubId: number | undefined,
): Promise<StoredOrder[]> {
  const ofPub = (column: 'order_line' | 'order_history') =>
    connection
      .selectFrom(column)
      .innerJoin('pub_order', 'pub_order.id', `${column}.order_id`)
      .$if(pubId !== undefined, (query) => query.where('pub_order.pub_id', '=', pubId ?? 0));
  const orders = await connection
    .selectFrom('pub_order')
    .select(orderColumns)
    .$if(pubId !== undefined, (query) => query.where('pub_id', '=', pubId ?? 0))
    .orderBy('id')
    .execute();
  const lines = await ofPub('order_line')
    .select(lineColumns.map((column) => `order_line.${column}` as const))
    .orderBy('order_line.position')
    .execute();
  const history = await ofPub('order_history')
    .selectAll('order_history')
    .orderBy('order_history.id')
    .execute();
  const linesOf = byOrder(lines);
  const historyOf = byOrder(history);
  return orders.map((order) => ({
    ...order,
    lines: linesOf(order.id),
    history: historyOf(order.id),
  }));
}
