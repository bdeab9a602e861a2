import { finishedStatuses, PENDING_PICKUP_STATUS } from '@comanda/domain/orders';
import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../../../schema.ts';
import type { CourierScope } from '../../../scopes.ts';
import type { OrderRow } from '../tables.ts';

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
    .where('status', '=', PENDING_PICKUP_STATUS)
    .where('order_type', '=', 'delivery')
    .where('reserver_courier_id', 'is', null)
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
  const active = own.where('status', 'not in', finishedStatuses).selectAll();
  const finished = own
    .where('status', 'in', finishedStatuses)
    .orderBy('id', 'desc')
    .limit(finishedLimit)
    .selectAll();
  return active.unionAll((build) => build.parens(finished)).execute();
}

/** The pubs of all orders that a courier has ever taken. */
export async function listPubIdsOfCourier(
  connection: Connection,
  courierId: number,
): Promise<number[]> {
  const rows = await connection
    .selectFrom('pub_order')
    .where('reserver_courier_id', '=', courierId)
    .select('pub_id')
    .distinct()
    .execute();
  return rows.map(({ pub_id }) => pub_id);
}

/** Those of these couriers who have, or have finished, an order of the pub. */
export async function listCouriersWhoTook(
  connection: Connection,
  { pubId, courierIds }: { pubId: number; courierIds: readonly number[] },
): Promise<Set<number>> {
  if (courierIds.length === 0) return new Set();
  const rows = await connection
    .selectFrom('pub_order')
    .where('reserver_courier_id', 'in', courierIds)
    .where('pub_id', '=', pubId)
    .select('reserver_courier_id')
    .distinct()
    .execute();
  return new Set(rows.flatMap(({ reserver_courier_id: id }) => id ?? []));
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
