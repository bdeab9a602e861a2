import { PENDING_PICKUP_STATUS, type CancelReason } from '@comanda/domain/orders';
import { sql, type RawBuilder, type Updateable } from 'kysely';
import type { Connection } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import { recordChange } from '../../plumbing/live/record-change.ts';
import type { NewLineRow } from './insert-order.ts';
import type { OrderRow } from './queries.ts';
import type { HistoryChange, HistoryRole, OrderTables } from './tables.ts';

/** Makes the writers of one order wait for each other until the transaction ends. */
export async function lockOrder(
  connection: Connection,
  orderId: number,
): Promise<OrderRow | undefined> {
  return connection
    .selectFrom('pub_order')
    .where('id', '=', orderId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** An order of this pub, locked until the transaction ends. */
export async function lockOrderOfPub(
  connection: Connection,
  { pubId }: PubScope,
  orderId: number,
): Promise<OrderRow> {
  const order = await lockOrder(connection, orderId);
  if (order?.pub_id !== pubId) throw new AppError('order_not_found');
  return order;
}

export type OrderChange = Omit<Updateable<OrderTables['pub_order']>, 'id' | 'pub_id' | 'revision'>;

/** Changes an order that the transaction has locked, and says so to live readers. */
export async function updateOrder(
  connection: Connection,
  orderId: number,
  change: OrderChange,
): Promise<OrderRow> {
  const row = await connection
    .updateTable('pub_order')
    .set((set) => ({ ...change, revision: set('revision', '+', 1) }))
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(connection, 'order', orderId);
  return row;
}

/** Who changes an order. */
export type Author = { readonly role: HistoryRole; readonly accountId: number };

export async function insertHistory(
  connection: Connection,
  entry: {
    order: OrderRow;
    at: Date;
    happenedAt?: Date | undefined;
    /** The new status; of an edit it stays. */
    to?: OrderRow['status'];
    /** Only with the status `canceled`. */
    cancelReason?: CancelReason | null;
    change?: HistoryChange;
    by: Author;
  },
): Promise<void> {
  await connection
    .insertInto('order_history')
    .values({
      order_id: entry.order.id,
      at: entry.at,
      // Only where it is another one: mostly the two are the same.
      happened_at: entry.happenedAt && entry.happenedAt < entry.at ? entry.happenedAt : null,
      from_status: entry.order.status,
      to_status: entry.to ?? entry.order.status,
      cancel_reason: entry.cancelReason ?? null,
      change: entry.change ?? 'status',
      by_role: entry.by.role,
      by_account_id: entry.by.accountId,
    })
    .execute();
}

export async function replaceLines(
  connection: Connection,
  orderId: number,
  lines: readonly NewLineRow[],
): Promise<void> {
  await connection.deleteFrom('order_line').where('order_id', '=', orderId).execute();
  await connection
    .insertInto('order_line')
    .values(lines.map((line, index) => ({ ...line, order_id: orderId, position: index + 1 })))
    .execute();
}

/**
 * Reserves an order for a courier if it is waiting for one and they may take it: one conditional
 * write, so that of many couriers at once exactly one gets a row. `mayTake` is the condition on
 * `pub_order` that the couriers' own tables add.
 */
export async function reserveIfWaiting(
  connection: Connection,
  {
    orderId,
    courierId,
    mayTake,
  }: { orderId: number; courierId: number; mayTake: RawBuilder<boolean> },
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    with reserved as (
      update pub_order set reserver_courier_id = ${courierId}, revision = revision + 1
      where id = ${orderId} and reserver_courier_id is null
        and order_type = 'delivery' and status = ${PENDING_PICKUP_STATUS} and ${mayTake}
      returning *
    ), announced as (
      insert into live_change (kind, subject_id) select 'order', id from reserved
    )
    select * from reserved`.execute(connection);
  return rows[0];
}
