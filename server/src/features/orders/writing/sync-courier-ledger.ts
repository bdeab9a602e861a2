import type { Transaction } from '../../../schema.ts';
import type { CompletedOrder, OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../tables.ts';
import { clientTotalMinor, pubPartMinor } from '../views.ts';
import { rewardMinor } from '../zone-of-order.ts';
import type { LockedOrder } from './lock-order.ts';

function completedOrder(order: OrderRow): CompletedOrder | undefined {
  const { reserver_courier_id: courierId } = order;
  if (order.status !== 'completed' || courierId === null) return undefined;
  return {
    id: order.id,
    courierId,
    deliveryType: order.delivery_type,
    paymentType: order.payment_type,
    currencyId: order.currency_id,
    clientTotalMinor: clientTotalMinor(order),
    productTotalMinor: pubPartMinor(order),
    rewardMinor: rewardMinor(order),
  };
}

type Settling = Pick<OrderDeps, 'couriers'> & { readonly at: Date };

/**
 * Keeps the courier's ledger equal to the amounts of the order, in the transaction that changes the order:
 * entering `completed` credits the courier's money, leaving it reverses all of it, and an edit in between
 * writes the difference.
 */
export async function syncCourierLedger(
  { couriers, at }: Settling,
  transaction: Transaction,
  { before, after }: { readonly before: LockedOrder; readonly after: LockedOrder },
): Promise<void> {
  const completed = completedOrder(after);
  const wasCompleted = before.status === 'completed';
  if (completed && wasCompleted) await couriers.correctLedger(transaction, completed, at);
  else if (completed) await couriers.writeLedger(transaction, completed, at);
  else if (wasCompleted) await couriers.reverseLedger(transaction, before.id, at);
}
