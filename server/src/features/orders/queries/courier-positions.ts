import { isSeenLately, POSITION_EVERY_SECONDS } from '@comanda/domain/couriers';
import { sql } from 'kysely';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import type { Connection, Transaction } from '../../../schema.ts';
import type { CourierPosition, OrderRow } from '../tables.ts';

/**
 * Keeps how far the courier of an order, which is locked, is, over what was kept before: only while it is with this courier, and once in
 * `POSITION_EVERY_SECONDS`. False when it was not kept.
 */
export async function keepCourierPosition(
  transaction: Transaction,
  { id }: OrderRow,
  { courierId, metres, at }: { courierId: number; metres: number; at: Date },
): Promise<boolean> {
  const before = new Date(at.getTime() - POSITION_EVERY_SECONDS * 1000);
  const { rows } = await sql`
    insert into courier_position (order_id, distance_metres, seen_at)
    select id, ${metres}::int, ${at}::timestamptz from pub_order
    where id = ${id} and status = 'at_courier' and reserver_courier_id = ${courierId}
    on conflict (order_id) do update
      set distance_metres = excluded.distance_metres, seen_at = excluded.seen_at
      where courier_position.seen_at <= ${before}::timestamptz
    returning order_id`.execute(transaction);
  return rows.length > 0;
}

/** Where the couriers of these orders were last, by order: those who let their guests see it, and lately. */
export async function listSeenCouriers(
  connection: Connection,
  orders: readonly OrderRow[],
  now: Date,
): Promise<Map<number, CourierPosition>> {
  const carried = orders.filter(({ status }) => status === 'at_courier').map(({ id }) => id);
  if (carried.length === 0) return new Map();
  const rows = await connection
    .selectFrom('courier_position')
    .where('order_id', '=', anyOf(carried))
    .selectAll()
    .execute();
  return new Map(
    rows.filter(({ seen_at }) => isSeenLately(seen_at, now)).map((row) => [row.order_id, row]),
  );
}

/** An order that its courier does not carry any more has none. */
export async function deleteCourierPosition(
  transaction: Transaction,
  orderId: number,
): Promise<void> {
  await transaction.deleteFrom('courier_position').where('order_id', '=', orderId).execute();
}
