import type { Transaction } from '../../../schema.ts';
import { isCooked } from '@comanda/domain/orders';
import { renewTickets } from '../../printing/index.ts';
import { findTicketVersions } from '../queries/order-parts.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { HistoryChange, StoredReduction } from '../tables.ts';
import { type Author, seenByPerson } from '../writing/author.ts';
import { insertHistory } from '../writing/insert-history.ts';
import type { LockedOrder } from '../writing/lock-order.ts';
import { printsNow } from '../writing/prints-now.ts';
import { syncCourierLedger } from '../writing/sync-courier-ledger.ts';
import { updateOrder, type OrderChange } from '../writing/update-order.ts';

type Edit = {
  readonly before: LockedOrder;
  readonly figures: OrderChange;
  /** For the history; undefined when the edit changes nothing. */
  readonly edited: Exclude<HistoryChange, 'status'> | undefined;
  readonly reduction?: StoredReduction | undefined;
  readonly by: Author;
};

/** Prints the tickets of an edited order again, since those in the kitchen show its old dishes. */
async function printChanged(transaction: Transaction, order: LockedOrder, at: Date): Promise<void> {
  const { id: orderId, pub_id: pubId, status } = order;
  const versions = await findTicketVersions(transaction, orderId);
  const isPrinted = isCooked(status) && (await printsNow(transaction, order));
  await renewTickets(transaction, { orderId, pubId, versions, at, isCooked: isPrinted });
}

/**
 * Writes the amounts of an order that its pub has edited, with a line in its history. The order may be
 * finished: then its courier's ledger gets the difference.
 */
export async function editOrder(
  { couriers, clock }: Pick<OrderDeps, 'couriers' | 'clock'>,
  transaction: Transaction,
  { before, figures, edited, reduction, by }: Edit,
): Promise<LockedOrder> {
  const at = clock.now();
  const after = await updateOrder(transaction, before, {
    ...figures,
    ...seenByPerson(before, by, at),
  });
  if (edited) {
    await insertHistory(transaction, { order: before, at, change: edited, reduction, by });
  }
  if (edited === 'dishes') await printChanged(transaction, after, at);
  await syncCourierLedger({ couriers, at }, transaction, { before, after });
  return after;
}
