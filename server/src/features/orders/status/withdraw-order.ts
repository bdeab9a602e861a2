import { isAskedAboutMissing } from '@comanda/domain/later';
import { canBeWithdrawn, withdrawal } from '@comanda/domain/orders';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../tables.ts';
import { lockOrderOfGuest } from '../writing/lock-order.ts';
import { changeStatus } from './change-status.ts';
import { refuseChanged } from './refuse-changed.ts';

/**
 * Cancels an order for its guest while its status is `not_handled`, or while its kitchen lacks something of an order for
 * later. If the pub changes the status at the same moment, the second of the two is refused. When the guest sends it again, nothing changes.
 */
export async function withdrawOrder(deps: OrderDeps, trackingToken: string): Promise<OrderRow> {
  return deps.write(async (transaction) => {
    const before = await lockOrderOfGuest(transaction, trackingToken);
    const isWithdrawn = before.cancel_reason === withdrawal.cancel_reason;
    if (isWithdrawn) return before;
    const mayWithdraw = canBeWithdrawn(before.status) || isAskedAboutMissing(before);
    if (!mayWithdraw) throw await refuseChanged(transaction, before);
    return changeStatus(deps, transaction, {
      before,
      by: { role: 'guest', accountId: before.client_id },
      at: deps.clock.now(),
      to: 'canceled',
      cancellation: withdrawal,
    });
  });
}
