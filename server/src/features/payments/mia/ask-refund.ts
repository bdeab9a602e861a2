import { stepOfRequest } from '@comanda/domain/payments';
import type { Deps } from '../../../deps.ts';
import type { Transaction } from '../../../schema.ts';
import { updateOrder, type LockedOrder } from '../../orders/index.ts';
import type { RequestRow } from '../tables.ts';
import { followRequest } from './request-task.ts';

/** Who wants a payment given back. */
type Author = Pick<RequestRow, 'refund_by_role' | 'refund_by_account_id'>;

/**
 * Stores that the bank shall give a payment back; `advanceRequest` then tells it. Asked for twice it is one refund: the
 * order is returned as it is.
 */
export async function askRefund(
  deps: Pick<Deps, 'clock'>,
  { transaction, order }: { readonly transaction: Transaction; readonly order: LockedOrder },
  { request, author }: { readonly request: RequestRow; readonly author: Author },
): Promise<LockedOrder> {
  const state = stepOfRequest(request.state, 'refund_asked');
  if (state === undefined) return order;
  const now = deps.clock.now();
  const asked = await transaction
    .updateTable('payment_request')
    .set({ state, refund_asked_at: now, refund_sent_at: null, ...author })
    .where('id', '=', request.id)
    .where('state', '=', request.state)
    .returningAll()
    .executeTakeFirst();
  if (!asked) return order;
  await followRequest(transaction, asked, now);
  return updateOrder(transaction, order, {});
}
