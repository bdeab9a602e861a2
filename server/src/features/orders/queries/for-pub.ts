import { DELIVERY_POINTS_SENT } from '@comanda/contract/wire';
import { sql } from 'kysely';
import type { LatLng } from '@comanda/domain/geo';
import { orderTypeTable, type OrderStatus } from '@comanda/domain/orders';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { PAGE_SIZE_PLUS_ONE } from '../../../plumbing/page.ts';
import type { Connection } from '../../../schema.ts';
import type { BridgeScope, PubScope } from '../../../scopes.ts';
import type { OrderRow } from '../tables.ts';
import {
  hasStatus,
  isFinished,
  isInProcess,
  isOfTypeWhere,
  isRehearsal,
} from './status-conditions.ts';

/** An order of one pub; an order of another pub is not found. */
export async function getOrder(
  connection: Connection,
  { pubId }: PubScope | BridgeScope,
  orderId: number,
): Promise<OrderRow> {
  const order = await connection
    .selectFrom('pub_order')
    .where('id', '=', orderId)
    .where('pub_id', '=', pubId)
    .selectAll()
    .executeTakeFirst();
  if (!order) throw new AppError('order_not_found');
  return order;
}

/** Whether all of these orders are the pub's. */
export async function hasOrders(
  connection: Connection,
  { pubId }: PubScope,
  ids: readonly number[],
): Promise<boolean> {
  const found = await connection
    .selectFrom('pub_order')
    .where('id', '=', anyOf(ids))
    .where('pub_id', '=', pubId)
    .select('id')
    .execute();
  return found.length === ids.length;
}

/** A page of a pub's orders and one more, newest first. */
export async function listOrders(
  connection: Connection,
  { pubId }: PubScope,
  { status, before }: { status?: OrderStatus | 'in-process'; before?: number },
): Promise<OrderRow[]> {
  let query = connection.selectFrom('pub_order').where('pub_id', '=', pubId);
  if (status !== undefined) query = query.where(hasStatus(status));
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(PAGE_SIZE_PLUS_ONE).selectAll().execute();
}

/** How many orders at tables wait for an answer at a time: at this table, and at all of the pub. */
export async function countWaitingAtTables(
  connection: Connection,
  { pubId, table, at }: { readonly pubId: number; readonly table: string; readonly at: Date },
): Promise<{ readonly of_table: number; readonly of_pub: number }> {
  const { rows } = await sql<{ of_table: number; of_pub: number }>`
    select of_table, of_pub from waiting_at_tables(${pubId}, ${table}, ${at})`.execute(connection);
  return rows[0] ?? { of_table: 0, of_pub: 0 };
}

/** Every active order of each pub and its last finished ones, newest first. */
export async function listOrdersOnDesks(
  connection: Connection,
  scopes: readonly PubScope[],
  finishedLimit: number,
): Promise<OrderRow[]> {
  const pubIds = [...new Set(scopes.map(({ pubId }) => pubId))];
  const active = connection
    .selectFrom('pub_order')
    .where('pub_id', '=', anyOf(pubIds))
    .where(isInProcess)
    .selectAll();
  const finished = connection
    .selectFrom(
      sql<{ of_pub: number }>`unnest(${pubIds}::integer[])`.as<'pub_ids'>(sql`pub_ids(of_pub)`),
    )
    .innerJoinLateral(
      (build) =>
        build
          .selectFrom('pub_order')
          .whereRef('pub_id', '=', 'pub_ids.of_pub')
          .where(isFinished)
          .orderBy('id', 'desc')
          .limit(finishedLimit)
          .selectAll()
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('last');
  // One statement: between two statements an order could move from one half to the other.
  const rows = await active.unionAll(finished).execute();
  return rows.toSorted((a, b) => b.id - a.id);
}

/** Whether this pub has an order in process. */
export async function hasOrdersInProcess(
  connection: Connection,
  { pubId }: PubScope,
): Promise<boolean> {
  const row = await connection
    .selectFrom('pub_order')
    .where('pub_id', '=', pubId)
    .where(isInProcess)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The points of the pub's newest completed deliveries without rehearsals, and when they were ordered. */
export async function listDeliveryPoints(
  connection: Connection,
  { pubId }: PubScope,
): Promise<(LatLng & Pick<OrderRow, 'created_time' | 'cook_at'>)[]> {
  return connection
    .selectFrom('pub_order')
    .where('pub_id', '=', pubId)
    .where(hasStatus('completed'))
    .where(isOfTypeWhere(orderTypeTable.needsAddress))
    .where('is_rehearsal', '=', false)
    .where('lat', 'is not', null)
    .where('lng', 'is not', null)
    .orderBy('id', 'desc')
    .limit(DELIVERY_POINTS_SENT)
    .select(['lat', 'lng', 'created_time', 'cook_at'])
    .$narrowType<{ lat: number; lng: number }>()
    .execute();
}

/** The rehearsal order of a pub that is in process; there is at most one. */
export async function findOpenRehearsal(
  connection: Connection,
  { pubId }: PubScope,
): Promise<OrderRow | undefined> {
  return connection
    .selectFrom('pub_order')
    .where('pub_id', '=', pubId)
    .where(isRehearsal)
    .where(isInProcess)
    .selectAll()
    .executeTakeFirst();
}
