import { recordChange } from '../../../plumbing/live/record-change.ts';
import type { ChatScope, PubScope } from '../../../scopes.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../tables.ts';
import { authorOf, seenByPerson } from '../writing/author.ts';
import { lockOrder } from '../writing/lock-order.ts';

/**
 * Notes when a person of the pub first opened an order; an administrator of the platform who looks at it is none.
 * The revision does not grow: an edit is refused when the order has another revision, and looking at an order must not
 * make the edit of another person fail.
 */
export async function openOrder(
  deps: OrderDeps,
  scope: PubScope | ChatScope,
  orderId: number,
): Promise<OrderRow> {
  return deps.write(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId);
    const { opened_at } = seenByPerson(order, authorOf(scope), deps.clock.now());
    if (opened_at === undefined) return order;
    await transaction
      .updateTable('pub_order')
      .set({ opened_at })
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await recordChange(transaction, 'order', orderId);
    return { ...order, opened_at };
  });
}
