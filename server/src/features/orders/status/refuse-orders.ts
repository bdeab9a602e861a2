import type { CallBody } from '@comanda/contract';
import type { OrderStatus } from '@comanda/domain/orders';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../scopes.ts';
import type { OrderDeps } from '../order-deps.ts';
import { hasOrders } from '../queries/for-pub.ts';
import type { HistoryRole, OrderRow } from '../tables.ts';
import { refuseOrder } from './refuse-order.ts';

type Asked = CallBody<'PUT /api/company/:companyID/pubs/:pubID/orders/refuse'>;

/** An order that was answered first by another: by whom, and its present state. */
type Answered = {
  readonly order_id: number;
  readonly status: OrderStatus;
  readonly by?: HistoryRole;
  readonly at?: string;
};

/**
 * Refuses several orders with one reason, each as `refuseOrder` does: those that have an answer by then stay as they are
 * and are named. Sent again after a lost answer, it names those that it has refused.
 */
export async function refuseOrders(
  deps: OrderDeps,
  scope: PubScope,
  { order_ids: ids, ...refusal }: Asked,
): Promise<{ readonly refused: readonly OrderRow[]; readonly answered: readonly Answered[] }> {
  if (!(await hasOrders(deps.db, scope, ids))) throw new AppError('order_not_found');
  const refused: OrderRow[] = [];
  const answered: Answered[] = [];
  for (const orderId of ids) {
    try {
      refused.push(await refuseOrder(deps, scope, { orderId, ...refusal }));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'order_changed_meanwhile') throw error;
      const { status, by, at } = error.facts as Omit<Answered, 'order_id'>;
      answered.push({ order_id: orderId, status, ...(by && { by }), ...(at && { at }) });
    }
  }
  return { refused, answered };
}
