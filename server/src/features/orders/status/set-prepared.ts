import { PENDING_PICKUP_STATUS } from '@comanda/domain/orders';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../scopes.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../tables.ts';
import { authorOf } from '../writing/author.ts';
import { lockOrder } from '../writing/lock-order.ts';
import { seenByPerson } from '../writing/seen-by-person.ts';
import { updateOrder } from '../writing/update-order.ts';

/** Marks an order that is being prepared as ready for pickup, or not. */
export async function setPrepared(
  deps: OrderDeps,
  scope: PubScope,
  { orderId, prepared }: { orderId: number; prepared: boolean },
): Promise<OrderRow> {
  return deps.write(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId);
    // The author saw it preparing: another user has changed the status since.
    if (order.status !== PENDING_PICKUP_STATUS) throw new AppError('order_changed_meanwhile');
    if (order.prepared === prepared) return order;
    const seen = seenByPerson(order, authorOf(scope), deps.clock.now());
    return updateOrder(transaction, order, { prepared, ...seen });
  });
}
