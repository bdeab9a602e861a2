import type { CallBody } from '@comanda/contract';
import { PENDING_PICKUP_STATUS, readMarks } from '@comanda/domain/orders';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import type { Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import type { OrderDeps } from '../order-deps.ts';
import { listLines } from '../queries/order-parts.ts';
import { refuseChanged } from '../status/refuse-changed.ts';
import type { OrderRow } from '../tables.ts';
import { authorOf, seenByPerson } from '../writing/author.ts';
import { lockOrder, type LockedOrder } from '../writing/lock-order.ts';
import { updateOrder } from '../writing/update-order.ts';

type Marks = CallBody<'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/kitchen'>;

type LineMark = { readonly done_at: Date | null } | { readonly avoids_seen: true };

async function markAs(
  transaction: Transaction,
  { id }: LockedOrder,
  { lineIds, mark }: { readonly lineIds: readonly number[]; readonly mark: LineMark },
): Promise<void> {
  if (lineIds.length === 0) return;
  await transaction
    .updateTable('order_line')
    .set(mark)
    .where('order_id', '=', id)
    .where('id', '=', anyOf(lineIds))
    .execute();
}

/**
 * Marks lines of an order as done or not done. Several cooks may mark the same order: the states are absolute, and
 * a line that has its state already is not written, so that their marks are merged. A removed line that one of them
 * has seen is shown to none of them any more. What the guest avoids is confirmed line by line: by the cook of each
 * station, and again for a line that an edit adds.
 */
export async function markLines(
  deps: OrderDeps,
  scope: PubScope,
  {
    orderId,
    lines: marks = [],
    seen_removed_ids: seenIds = [],
    avoids_seen_ids: avoidsSeenIds = [],
  }: Marks & { readonly orderId: number },
): Promise<OrderRow> {
  return deps.write(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId);
    const stored = (await listLines(transaction, [orderId])).get(orderId) ?? [];
    const read = readMarks(
      stored.map(({ id, count, done_at }) => ({ lineId: id, count, isDone: done_at !== null })),
      marks.map(({ line_id, count, is_done }) => ({ lineId: line_id, count, isDone: is_done })),
    );
    const isCooked = order.status === PENDING_PICKUP_STATUS || marks.length === 0;
    if (!isCooked || !read.ok) {
      throw await refuseChanged(transaction, order, ['status', 'dishes']);
    }
    const { doneIds, undoneIds } = read.value;
    const removed = order.removed_lines.filter(({ id }) => !seenIds.includes(id));
    const isSeen = removed.length < order.removed_lines.length;
    const confirmedIds = stored
      .filter((line) => order.avoids.length > 0 && !line.avoids_seen)
      .map(({ id }) => id)
      .filter((id) => avoidsSeenIds.includes(id));
    if (doneIds.length + undoneIds.length + confirmedIds.length === 0 && !isSeen) return order;
    const at = deps.clock.now();
    await markAs(transaction, order, { lineIds: doneIds, mark: { done_at: at } });
    await markAs(transaction, order, { lineIds: undoneIds, mark: { done_at: null } });
    await markAs(transaction, order, { lineIds: confirmedIds, mark: { avoids_seen: true } });
    return updateOrder(transaction, order, {
      ...(isSeen && { removed_lines: JSON.stringify(removed) }),
      ...seenByPerson(order, authorOf(scope), at),
    });
  });
}
