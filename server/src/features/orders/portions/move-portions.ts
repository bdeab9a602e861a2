import { waitsForAnswer, type CancelReason, type OrderStatus } from '@comanda/domain/orders';
import type { Transaction } from '../../../schema.ts';
import { changeLeftCounts } from '../../menu/index.ts';
import { portionsOf } from './portions-of.ts';
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
  /** Those that are sold out, of an order that is refused for it; undefined when nobody has named them. */
  readonly soldOutIds?: readonly number[] | undefined;
};

/**
 * Gives the portions of an order that is canceled without an answer back to what is left: nothing of it is cooked. After
 * an answer they may be. What is sold out by the pub's words stays sold out; without names, each dish of the order. An
 * order that goes on after that takes its portions again, down to zero.
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
  const moved = portionsOf(lines).map(({ dishId, count }) => ({
    dishId,
    count: isGiven ? -count : count,
  }));
  const unnamed = reason === 'sold_out' ? moved.map(({ dishId }) => dishId) : [];
  await changeLeftCounts(
    transaction,
    { pubId: before.pub_id },
    { more: moved, soldOutIds: soldOutIds ?? unnamed },
  );
}
