import { orderTypeTable, PENDING_PICKUP_STATUS } from '@comanda/domain/orders';
import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../../schema.ts';
import { isOfTypeWhere } from '../queries/status-conditions.ts';
import { insertTasksOf } from '../../../plumbing/tasks/add-task.ts';
import { firstLook, idleReservation } from './idle-time.ts';
import type { LockedOrder } from './lock-order.ts';

/**
 * Reserves an order for a courier if it is waiting for one and they may take it: one conditional
 * write, so that of many couriers at once exactly one gets a row. Their time to pick it up starts `at`. `mayTake` is the condition on
 * `pub_order` that the couriers' own tables add.
 */
export async function reserveIfWaiting(
  transaction: Transaction,
  { id }: LockedOrder,
  { courierId, mayTake, at }: { courierId: number; mayTake: RawBuilder<boolean>; at: Date },
): Promise<LockedOrder | undefined> {
  const since = at.getTime();
  const { rows } = await sql<LockedOrder>`
    with reserved as (
      update pub_order set reserver_courier_id = ${courierId}, revision = revision + 1,
        idle_since = ${at}, idle_warned_at = null, idle_release_at = null, coming_count = 0
      where id = ${id} and reserver_courier_id is null and not is_ahead
        and ${isOfTypeWhere(orderTypeTable.hasCourier)} and status = ${PENDING_PICKUP_STATUS} and ${mayTake}
      returning *
    ), announced as (
      insert into live_change (kind, subject_id) select 'order', id from reserved
    ), idle_task as (
      ${insertTasksOf(idleReservation, {
        key: sql`id || ' ' || ${since}::text`,
        payload: sql`jsonb_build_object('order_id', id, 'since', ${since}::bigint)`,
        addedAt: sql`${at}::timestamptz`,
        runAt: sql`${firstLook(at)}::timestamptz`,
        from: sql`reserved`,
      })}
    )
    select * from reserved`.execute(transaction);
  return rows[0];
}
