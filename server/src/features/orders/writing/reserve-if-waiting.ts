import { orderTypeTable, PENDING_PICKUP_STATUS } from '@comanda/domain/orders';
import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../../schema.ts';
import { isOfTypeWhere } from '../queries/status-conditions.ts';
import type { LockedOrder } from './lock-order.ts';

/**
 * Reserves an order for a courier if it is waiting for one and they may take it: one conditional
 * write, so that of many couriers at once exactly one gets a row. `mayTake` is the condition on
 * `pub_order` that the couriers' own tables add.
 */
export async function reserveIfWaiting(
  transaction: Transaction,
  { id }: LockedOrder,
  { courierId, mayTake }: { courierId: number; mayTake: RawBuilder<boolean> },
): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    with reserved as (
      update pub_order set reserver_courier_id = ${courierId}, revision = revision + 1
      where id = ${id} and reserver_courier_id is null and not is_ahead
        and ${isOfTypeWhere(orderTypeTable.hasCourier)} and status = ${PENDING_PICKUP_STATUS} and ${mayTake}
      returning *
    ), announced as (
      insert into live_change (kind, subject_id) select 'order', id from reserved
    )
    select * from reserved`.execute(transaction);
  return rows[0];
}
