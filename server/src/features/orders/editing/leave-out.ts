import { isAskedAboutMissing } from '@comanda/domain/later';
import type { OrderDeps } from '../order-deps.ts';
import { listLines } from '../queries/order-parts.ts';
import type { OrderRow } from '../tables.ts';
import { refuseChanged } from '../status/refuse-changed.ts';
import { lockOrderOfGuest } from '../writing/lock-order.ts';
import { replaceDishes } from './replace-order-dishes.ts';

/** Takes out what the kitchen does not have of an order for later, as its guest has answered; repeated, it changes nothing. */
export async function leaveOut(
  deps: OrderDeps,
  trackingToken: string,
  lineIds: readonly number[],
): Promise<OrderRow> {
  return deps.write(async (transaction) => {
    const order = await lockOrderOfGuest(transaction, trackingToken);
    const stored = (await listLines(transaction, [order.id])).get(order.id) ?? [];
    const kept = stored.filter(({ id }) => !lineIds.includes(id));
    if (kept.length === stored.length) return order;
    const missingIds = new Set(order.missing_lines.map(({ line_id: id }) => id));
    const isOnlyMissing = lineIds.every((id) => missingIds.has(id));
    if (!isAskedAboutMissing(order) || !isOnlyMissing)
      throw await refuseChanged(transaction, order);
    return replaceDishes(deps, transaction, {
      order,
      dishes: kept.map((line) => ({ line_id: line.id, dish_id: line.dish_id, count: line.count })),
      why: { reason: 'gone' },
      by: { role: 'guest', accountId: order.client_id },
    });
  });
}
