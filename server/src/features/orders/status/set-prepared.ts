import { AppError } from '../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../scopes.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../tables.ts';
import { lockOrder, updateOrder } from '../writing/writes.ts';

/** Marks an order that is being prepared as ready for pickup, or not. */
export async function setPrepared(
  deps: OrderDeps,
  { pubId }: PubScope,
  { orderId, prepared }: { orderId: number; prepared: boolean },
): Promise<OrderRow> {
  return deps.write(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.pub_id !== pubId) throw new AppError('order_not_found');
    // Whoever pressed saw it preparing: somebody has moved it on since.
    if (order.status !== 'preparing') throw new AppError('order_changed_meanwhile');
    return order.prepared === prepared ? order : updateOrder(transaction, orderId, { prepared });
  });
}
