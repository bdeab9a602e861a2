import { isFinalStatus } from '@comanda/domain/orders';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../scopes.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../tables.ts';
import { lockOrder } from '../writing/lock-order.ts';
import { updateOrder } from '../writing/update-order.ts';

/** Lets the courier of an order try the guest's code again, after the pub has spoken with one of the two. */
export async function allowHandover(
  deps: OrderDeps,
  scope: PubScope,
  orderId: number,
): Promise<OrderRow> {
  return deps.write(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId);
    if (isFinalStatus(order.status)) throw new AppError('order_is_finished');
    if (order.handover_tried.length === 0) return order;
    return updateOrder(transaction, order, { handover_tried: [] });
  });
}
