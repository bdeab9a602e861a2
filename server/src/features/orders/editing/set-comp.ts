import type { CallBody } from '@comanda/contract';
import { AppError, invalidFields } from '../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../scopes.ts';
import { editOrder } from './edit-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import { listLines } from '../queries/order-parts.ts';
import { repriceOrder } from '../reprice-order.ts';
import type { OrderRow } from '../tables.ts';
import { authorOf } from '../writing/author.ts';
import { lockOrder, refuseReceipted } from '../writing/lock-order.ts';
import { storedWhy } from './stored-reduction.ts';

type Sent = CallBody<'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/comp'>;

/** Sets how many of a line the house gives for free; with 0 its guest pays for all of them again. */
export async function setComp(
  deps: OrderDeps,
  scope: PubScope,
  { orderId, revision, line_id: lineId, count, ...sent }: Sent & { orderId: number },
): Promise<OrderRow> {
  const { comp_reason: reason, comp_text: text } = sent;
  const why = count === 0 ? undefined : storedWhy('comp', reason, text);
  return deps.write(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId);
    const lines = (await listLines(transaction, [orderId])).get(orderId) ?? [];
    const line = lines.find(({ id }) => id === lineId);
    if (line?.comp_count === count) return order;
    if (!line || revision !== order.revision) throw new AppError('order_changed_meanwhile');
    refuseReceipted(order);
    if (count > line.count) throw invalidFields([{ field: 'count', code: 'invalid_value' }]);
    await transaction
      .updateTable('order_line')
      .set({ comp_count: count })
      .where('id', '=', lineId)
      .where('order_id', '=', orderId)
      .execute();
    return editOrder(deps, transaction, {
      before: order,
      figures: repriceOrder(
        order,
        lines.map((one) => (one === line ? { ...one, comp_count: count } : one)),
      ),
      edited: 'comp',
      reduction: {
        ...why,
        amount_minor: line.unit_price_minor * count,
        lines: [{ name: line.name, count }],
      },
      by: authorOf(scope),
    });
  });
}
