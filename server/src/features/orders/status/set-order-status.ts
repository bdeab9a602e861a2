import type { CancelReason, OrderStatus } from '@comanda/domain/orders';
import type { PubScope } from '../../../scopes.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../tables.ts';
import { authorOf } from '../writing/author.ts';
import { lockOrder } from '../writing/lock-order.ts';
import { changeStatus } from './change-status.ts';
import { refuseChanged } from './refuse-changed.ts';
import { requireCancellation } from './require-cancellation.ts';

type StatusChange = {
  readonly orderId: number;
  readonly to: OrderStatus;
  /**
   * The status that the author saw: refused when another one has been set since. If omitted, nothing is
   * compared.
   */
  readonly from?: OrderStatus | undefined;
  /** Only with the status `canceled`. */
  readonly reason?: CancelReason | undefined;
  readonly text?: string | undefined;
};

/** Sets an order's status. The order is locked from the check to the commit. */
export async function setOrderStatus(
  deps: OrderDeps,
  scope: PubScope,
  { orderId, to, from, reason, text }: StatusChange,
): Promise<OrderRow> {
  const at = deps.clock.now();
  const cancellation = requireCancellation({ status: to, reason, text });
  return deps.write(async (transaction) => {
    const before = await lockOrder(transaction, scope, orderId);
    if (from !== undefined && before.status !== from && before.status !== to) {
      throw await refuseChanged(transaction, before);
    }
    const by = authorOf(scope);
    return changeStatus(deps, transaction, { before, by, at, to, cancellation });
  });
}
