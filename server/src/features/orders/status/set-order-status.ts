import type { CancelReason, OrderStatus } from '@comanda/domain/orders';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import type { OrderDeps } from '../order-deps.ts';
import { findLastStatusChange } from '../queries/order-parts.ts';
import type { OrderRow } from '../tables.ts';
import { authorOf } from '../writing/author.ts';
import { lockOrder } from '../writing/lock-order.ts';
import { changeStatus } from './change-status.ts';
import { requireCancellation } from './require-cancellation.ts';

/** The details of a refusal: the current status, the role that set it last, and when. */
async function currentStatusOf(connection: Connection, { id, status }: OrderRow): Promise<object> {
  const last = await findLastStatusChange(connection, id);
  return { status, by: last?.by_role, at: last?.at.toISOString() };
}

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
      throw new AppError('order_changed_meanwhile', await currentStatusOf(transaction, before));
    }
    const by = authorOf(scope);
    return changeStatus(deps, transaction, { before, by, at, to, cancellation });
  });
}
