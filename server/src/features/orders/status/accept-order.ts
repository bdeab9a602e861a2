import { promisedTime, waitsForAnswer } from '@comanda/domain/orders';
import type { PubScope } from '../../../scopes.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../tables.ts';
import { authorOf } from '../writing/author.ts';
import { lockOrder } from '../writing/lock-order.ts';
import { changeStatus } from './change-status.ts';
import { refuseChanged } from './refuse-changed.ts';

/** One for later, with which its kitchen need not have begun, is promised for its own time, whatever the minutes. */
export function promiseOf(
  { is_ahead: isForLater, cook_at: cookAt, planned_at: plannedAt }: OrderRow,
  { at, minutes }: { readonly at: Date; readonly minutes: number },
): Date {
  const isInTime = isForLater && cookAt !== null && at <= cookAt;
  return (isInTime ? plannedAt : null) ?? promisedTime(at, minutes);
}

/**
 * Accepts an order with a promised time. Of several who answer at once, the first one does it.
 */
export async function acceptOrder(
  deps: OrderDeps,
  scope: PubScope,
  { orderId, minutes }: { readonly orderId: number; readonly minutes: number },
): Promise<OrderRow> {
  return deps.write(async (transaction) => {
    const before = await lockOrder(transaction, scope, orderId);
    if (!waitsForAnswer(before.status)) throw await refuseChanged(transaction, before);
    const at = deps.clock.now();
    return changeStatus(deps, transaction, {
      before,
      by: authorOf(scope),
      at,
      to: 'preparing',
      promisedAt: promiseOf(before, { at, minutes }),
    });
  });
}
