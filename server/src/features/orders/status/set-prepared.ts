import type { CallBody } from '@comanda/contract';
import { hasSeenWork, PENDING_PICKUP_STATUS } from '@comanda/domain/orders';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../scopes.ts';
import type { OrderDeps } from '../order-deps.ts';
import { listLines } from '../queries/order-parts.ts';
import type { OrderRow } from '../tables.ts';
import { authorOf, seenByPerson } from '../writing/author.ts';
import { restartIdleTime } from '../writing/idle-time.ts';
import { lockOrder } from '../writing/lock-order.ts';
import { updateOrder } from '../writing/update-order.ts';

type Mark = CallBody<'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-prepared'>;

/**
 * Marks an order that is being prepared as ready for pickup, or not. Work that was added since its author has seen the
 * order is not prepared by it.
 */
export async function setPrepared(
  deps: OrderDeps,
  scope: PubScope,
  { orderId, prepared, seen_lines: seenLines }: Mark & { readonly orderId: number },
): Promise<OrderRow> {
  return deps.write(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId);
    // The author saw it preparing: another user has changed the status since.
    if (order.status !== PENDING_PICKUP_STATUS) throw new AppError('order_changed_meanwhile');
    if (prepared && seenLines) {
      const stored = (await listLines(transaction, [orderId])).get(orderId) ?? [];
      const hasSeen = hasSeenWork(
        stored.map(({ id, count }) => ({ lineId: id, count })),
        seenLines.map(({ line_id, count }) => ({ lineId: line_id, count })),
      );
      if (!hasSeen) throw new AppError('order_changed_meanwhile');
    }
    if (order.prepared === prepared) return order;
    const now = deps.clock.now();
    const seen = seenByPerson(order, authorOf(scope), now);
    // Its courier learns only now that it is ready, or that it is not.
    const idle = await restartIdleTime(transaction, order, { since: now, now });
    return updateOrder(transaction, order, { prepared, ...seen, ...idle });
  });
}
