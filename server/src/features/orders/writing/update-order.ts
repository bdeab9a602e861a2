import type { Updateable } from 'kysely';
import { constraintOf } from '../../../plumbing/database/queries/constraint.ts';
import { runNamed } from '../../../plumbing/database/queries/named-statement.ts';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Transaction } from '../../../schema.ts';
import { orderColumns, type OrderTables } from '../tables.ts';
import type { LockedOrder } from './lock-order.ts';

export type OrderChange = Omit<Updateable<OrderTables['pub_order']>, 'id' | 'pub_id' | 'revision'>;

/** A finished rehearsal goes on again: only if no other one has begun meanwhile. */
function refuseSecondRehearsal(error: unknown): never {
  if (constraintOf(error) !== 'pub_order_open_rehearsal') throw error;
  throw new AppError('rehearsal_is_in_process');
}

/** Changes an order and records the change for the live feeds. */
export async function updateOrder(
  transaction: Transaction,
  { id }: LockedOrder,
  change: OrderChange,
): Promise<LockedOrder> {
  const query = transaction
    .updateTable('pub_order')
    .set((set) => ({ ...change, revision: set('revision', '+', 1) }))
    .where('id', '=', id)
    .returning(orderColumns);
  const [row] = await runNamed(transaction, query).catch(refuseSecondRehearsal);
  if (!row) throw new Error(`order ${id} is locked, but there is no such row`);
  await recordChange(transaction, 'order', id);
  return row as LockedOrder;
}
