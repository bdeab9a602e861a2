import { waitsForAnswer, type CancelReason, type OrderStatus } from '@comanda/domain/orders';
import type { Transaction } from '../../../schema.ts';
import { changeLeftCounts, settleHolds } from '../../menu/index.ts';
import { listHolds } from './held-portions.ts';
import { morePortions } from './portions-of.ts';
import { listLines } from '../queries/order-parts.ts';
import type { LockedOrder } from '../writing/lock-order.ts';
import type { OrderChange } from '../writing/update-order.ts';

/** Whether an order has given back its counted portions: it was canceled before its pub had answered, or waited too long. */
export async function hasReturnedPortions(
  transaction: Transaction,
  { id, status, portions_released }: LockedOrder,
): Promise<boolean> {
  if (portions_released) return true;
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
 * portions are subtracted again, down to zero; so is one that is accepted after it held them for too long.
 */
export async function movePortions(
  transaction: Transaction,
  before: LockedOrder,
  { to, reason, soldOutIds }: Move,
): Promise<Pick<OrderChange, 'portions_released'>> {
  if (before.is_rehearsal || !before.takes_portions) return {};
  const isWaiting = waitsForAnswer(before.status);
  const isGiven = to === 'canceled' && isWaiting;
  const hasReturned = await hasReturnedPortions(transaction, before);
  const staysReturned = hasReturned && isWaiting && (isGiven || waitsForAnswer(to));
  if (staysReturned || (!isGiven && !hasReturned)) return {};
  const lines = (await listLines(transaction, [before.id])).get(before.id) ?? [];
  const more = isGiven ? morePortions(lines, []) : morePortions([], lines);
  const unnamed = reason === 'sold_out' ? more.map(({ dishId }) => dishId) : [];
  await changeLeftCounts(
    transaction,
    { pubId: before.pub_id },
    { more, soldOutIds: soldOutIds ?? unnamed, orderedAt: before.created_time },
  );
  return { portions_released: false };
}

/**
 * After a change of the status: what only waiting orders had made sold out, and nothing but this one does any more, is
 * sold out until somebody switches it back, since its portions are cooked.
 */
export async function settlePortions(
  transaction: Transaction,
  before: LockedOrder,
  to: OrderStatus,
): Promise<void> {
  if (!waitsForAnswer(before.status) || waitsForAnswer(to)) return;
  const pub = { pubId: before.pub_id };
  await settleHolds(transaction, pub, () => listHolds(transaction, pub));
}
