import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Transaction } from '../../../schema.ts';
import { findLastChange } from '../queries/order-parts.ts';
import type { HistoryChange } from '../tables.ts';
import { promiseView } from '../views.ts';
import type { LockedOrder } from '../writing/lock-order.ts';

/** The refusal of a change that another one has preceded: the order as it is now, who set it so, and when. */
export async function refuseChanged(
  transaction: Transaction,
  order: LockedOrder,
  /** The kinds of change that the refused one can meet. */
  kinds: readonly HistoryChange[] = ['status'],
): Promise<AppError> {
  const last = await findLastChange(transaction, { orderId: order.id, kinds });
  return new AppError('order_changed_meanwhile', {
    status: order.status,
    by: last?.by_role,
    at: last?.at.toISOString(),
    promised_at: promiseView(order).promised_at,
  });
}
