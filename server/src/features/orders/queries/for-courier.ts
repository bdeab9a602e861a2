import { orderTypeTable, PENDING_PICKUP_STATUS } from '@comanda/domain/orders';
import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../../../schema.ts';
import type { CourierScope } from '../../../scopes.ts';
import type { OrderRow } from '../tables.ts';
import { hasStatus, isFinished, isInProcess, isOfTypeWhere } from './status-conditions.ts';

/**
 * Orders that wait for a courier, a pub's own before those of the pool, then the newest; `mayTake` is the
 * condition that the couriers feature adds.
 */
export async function listWaitingOrders(
  connection: Connection,
  mayTake: RawBuilder<boolean>,
  limit: number,
): Promise<OrderRow[]> {
  return connection
    .selectFrom('pub_order')
    .where(hasStatus(PENDING_PICKUP_STATUS))
    .where(isOfTypeWhere(orderTypeTable.hasCourier))
    .where('reserver_courier_id', 'is', null)
    .where('is_ahead', '=', false)
    .where(mayTake)
    .orderBy(sql`case delivery_type when 'own' then 0 else 1 end`)
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute();
}

/** A courier's orders: every active one and the last finished ones. */
export async function listOrdersOfCourier(
  connection: Connection,
  { courierId }: CourierScope,
  finishedLimit: number,
): Promise<OrderRow[]> {
  const own = connection.selectFrom('pub_order').where('reserver_courier_id', '=', courierId);
  const active = own.where(isInProcess).selectAll();
  const finished = own.where(isFinished).orderBy('id', 'desc').limit(finishedLimit).selectAll();
  return active.unionAll((build) => build.parens(finished)).execute();
}

/** Those of these pubs and couriers where the courier has, or has finished, an order of the pub. */
export async function listOrdersTaken(
  connection: Connection,
  { pubIds, courierIds }: { pubIds: readonly number[]; courierIds: readonly number[] },
): Promise<{ pub_id: number; courier_id: number }[]> {
  const { rows } = await sql<{ pub_id: number; courier_id: number }>`
    select pub.id as pub_id, courier.id as courier_id
    from unnest(${[...pubIds]}::int[]) as pub (id), unnest(${[...courierIds]}::int[]) as courier (id)
    cross join lateral (
      select from pub_order
      where pub_order.reserver_courier_id = courier.id and pub_order.pub_id = pub.id limit 1
    ) as taken`.execute(connection);
  return rows;
}

/**
 * When the status was last set; the order is locked, so it cannot change in between. An edit is no change of
 * status.
 */
export async function findLastStatusTime(
  connection: Connection,
  orderId: number,
): Promise<Date | undefined> {
  const row = await connection
    .selectFrom('order_history')
    .where('order_id', '=', orderId)
    .where('change', '=', 'status')
    .select(({ fn }) => fn.max<Date | null>(fn.coalesce('happened_at', 'at')).as('last'))
    .executeTakeFirst();
  return row?.last ?? undefined;
}

/** Which orders a courier has taken and kept, newest first: nothing of their guests. */
export async function listAllOfCourier(connection: Connection, { courierId }: CourierScope) {
  return connection
    .selectFrom('pub_order')
    .where('reserver_courier_id', '=', courierId)
    .orderBy('id', 'desc')
    .select(['id', 'pub_id', 'created_time', 'status'])
    .execute();
}
