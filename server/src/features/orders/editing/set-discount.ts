import { isDeepStrictEqual } from 'node:util';
import type { CallBody } from '@comanda/contract';
import { toMinor } from '@comanda/domain/money';
import { AppError, invalidFields } from '../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../scopes.ts';
import { editOrder } from './edit-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import { listLines } from '../queries/order-parts.ts';
import { repriceOrder } from '../reprice-order.ts';
import type { OrderRow, StoredDiscount } from '../tables.ts';
import { authorOf } from '../writing/author.ts';
import { lockOrder, refuseReceipted } from '../writing/lock-order.ts';
import { storedWhy } from './stored-reduction.ts';

type Sent = CallBody<'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/discount'>;

/** Undefined when the request removes the discount. */
function readDiscount({ percent, amount, ...sent }: Sent): StoredDiscount | undefined {
  if ((percent === undefined) === (amount === undefined)) {
    throw invalidFields([{ field: 'amount', code: 'invalid_value' }]);
  }
  if (amount === 0) return undefined;
  return {
    ...(amount === undefined ? { percent: percent ?? 0 } : { amount_minor: toMinor(amount) }),
    ...storedWhy('discount', sent.discount_reason, sent.discount_text),
  };
}

/** Gives a discount on all dishes of an order, in the place of any before, or takes it back. */
export async function setDiscount(
  deps: OrderDeps,
  scope: PubScope,
  { orderId, revision, ...sent }: Sent & { readonly orderId: number },
): Promise<OrderRow> {
  const discount = readDiscount({ revision, ...sent }) ?? null;
  return deps.write(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId);
    if (isDeepStrictEqual(order.discount, discount)) return order;
    refuseReceipted(order);
    if (revision !== order.revision) throw new AppError('order_changed_meanwhile');
    const lines = (await listLines(transaction, [orderId])).get(orderId) ?? [];
    const figures = repriceOrder({ ...order, discount }, lines);
    const { amount_minor: _typed, ...told } = discount ?? {};
    return editOrder(deps, transaction, {
      before: order,
      figures: { ...figures, discount: discount && JSON.stringify(discount) },
      edited: 'discount',
      reduction: { ...told, amount_minor: figures.discount_minor },
      by: authorOf(scope),
    });
  });
}
