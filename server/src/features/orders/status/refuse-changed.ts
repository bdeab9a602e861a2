import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Transaction } from '../../../schema.ts';
import { findLastStatusChange } from '../queries/order-parts.ts';
import { promiseView } from '../views.ts';
import type { LockedOrder } from '../writing/lock-order.ts';

/** The refusal of a change that somebody else came before: the order as it is now, who set it so, and when. */
export async function refuseChanged(
  transaction: Transaction,
  order: LockedOrder,
): Promise<AppError> {
  const last = await findLastStatusChange(transaction, order.id);
  return new AppError('order_changed_meanwhile', {
    status: order.status,
    by: last?.by_role,
    at: last?.at.toISOString(),
    promised_at: promiseView(order).promised_at,
  });
}
