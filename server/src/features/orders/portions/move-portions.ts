import { waitsForAnswer, type CancelReason, type OrderStatus } from '@comanda/domain/orders';
import type { Transaction } from '../../../schema.ts';
import { changeLeftCounts } from '../../menu/index.ts';
import { morePortions } from './portions-of.ts';
import { listLines } from '../queries/order-parts.ts';
import type { LockedOrder } from '../writing/lock-order.ts';

/** Whether an order has given back its counted portions: it was canceled before its pub had answered. */
export async function hasReturnedPortions(
  transaction: Transaction,
  { id, status }: LockedOrder,
): Promise<boolean> {
  if (status !== 'canceled') return false;
  const last = await transaction
    .selectFrom('order_history')
    .select('from_status')
    .where('order_id', '=', id)
    .where('change', '=', 'status')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return typeof last?.from_status === 'string' && waitsForAnswer(last.from_status);
}

type Move = {
  readonly to: OrderStatus;
  readonly reason: CancelReason | null;
  /**
   * The dishes that a refusal with the reason `sold_out` names. Undefined when the order is canceled in another way: such
   * a cancellation may have the same reason, but it names no dishes.
   */
  readonly soldOutIds?: readonly number[] | undefined;
};

/**
 * When an order is canceled before its pub has answered, its portions are added to what is left again, since nothing of
 * it is cooked. A count that was set after the order was placed stays as it is. If the reason is `sold_out`, the named
 * dishes stay sold out; if none are named, all dishes of the order. When such an order gets another status later, its
 * portions are subtracted again, down to zero.
 */
export async function movePortions(
  transaction: Transaction,
  before: LockedOrder,
  { to, reason, soldOutIds }: Move,
): Promise<void> {
  if (before.is_rehearsal) return;
  const isGiven = to === 'canceled' && waitsForAnswer(before.status);
  if (!isGiven && !(await hasReturnedPortions(transaction, before))) return;
  const lines = (await listLines(transaction, [before.id])).get(before.id) ?? [];
  const more = isGiven ? morePortions(lines, []) : morePortions([], lines);
  const unnamed = reason === 'sold_out' ? more.map(({ dishId }) => dishId) : [];
  await changeLeftCounts(
    transaction,
    { pubId: before.pub_id },
    { more, soldOutIds: soldOutIds ?? unnamed, orderedAt: before.created_time },
  );
}
