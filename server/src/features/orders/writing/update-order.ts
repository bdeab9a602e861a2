import type { OrderStatus } from '@comanda/domain/orders';
import type { Updateable } from 'kysely';
import { constraintOf } from '../../../plumbing/database/queries/constraint.ts';
import { runNamed } from '../../../plumbing/database/queries/named-statement.ts';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Transaction } from '../../../schema.ts';
import { deleteCourierPosition } from '../queries/courier-positions.ts';
import { orderColumns, type OrderTables } from '../tables.ts';
import { idleTimeIn } from './idle-time.ts';
import type { LockedOrder } from './lock-order.ts';

type Writable = Omit<Updateable<OrderTables['pub_order']>, 'id' | 'pub_id' | 'revision'>;
/** Another status is written by `setStatus` alone. */
export type OrderChange = Omit<Writable, 'status'>;

/** A finished rehearsal goes on again: only if no other one has begun meanwhile. */
function refuseSecondRehearsal(error: unknown): never {
  if (constraintOf(error) !== 'pub_order_open_rehearsal') throw error;
  throw new AppError('rehearsal_is_in_process');
}

async function write(
  transaction: Transaction,
  { id }: LockedOrder,
  change: Writable,
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

/** Changes an order and records the change for the live feeds. */
export async function updateOrder(
  transaction: Transaction,
  before: LockedOrder,
  change: OrderChange,
): Promise<LockedOrder> {
  return write(transaction, before, change);
}

type StatusChange = {
  readonly before: LockedOrder;
  readonly at: Date;
  readonly to: OrderStatus;
};

/**
 * As `updateOrder`, with a status. An order in another status is not prepared, and what was removed from it is no
 * longer the kitchen's business; its courier's time starts again, and where they were is deleted. The lines of one that was prepared are done: if it comes back, they are not cooked again.
 */
export async function setStatus(
  transaction: Transaction,
  { before, at, to }: StatusChange,
  change: Omit<OrderChange, 'prepared' | 'removed_lines'>,
): Promise<LockedOrder> {
  if (before.status === to) return write(transaction, before, change);
  if (before.status === 'at_courier') await deleteCourierPosition(transaction, before.id);
  if (before.prepared) {
    await transaction
      .updateTable('order_line')
      .set({ done_at: at })
      .where('order_id', '=', before.id)
      .where('done_at', 'is', null)
      .execute();
  }
  return write(transaction, before, {
    ...(await idleTimeIn(transaction, before, { to, at })),
    ...change,
    status: to,
    prepared: false,
    removed_lines: '[]',
  });
}
