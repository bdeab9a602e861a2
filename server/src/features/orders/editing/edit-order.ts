import type { Connection } from '../../../schema.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow, HistoryChange } from '../tables.ts';
import { settleCourier } from '../writing/settle-courier.ts';
import { insertHistory, updateOrder, type Author, type OrderChange } from '../writing/writes.ts';

type Edit = {
  readonly before: OrderRow;
  readonly figures: OrderChange;
  /** For the history; nothing where the edit leaves things as they were. */
  readonly edited: Exclude<HistoryChange, 'status'> | undefined;
  readonly by: Author;
};

/**
 * Writes the figures of a locked order that its pub has edited, with a line in its history. It may be
 * finished: then its courier's ledger gets the difference.
 */
export async function editOrder(
  { couriers, clock }: Pick<OrderDeps, 'couriers' | 'clock'>,
  transaction: Connection,
  { before, figures, edited, by }: Edit,
): Promise<OrderRow> {
  const at = clock.now();
  const after = await updateOrder(transaction, before.id, figures);
  if (edited) await insertHistory(transaction, { order: before, at, change: edited, by });
  await settleCourier({ couriers, at }, transaction, { before, after });
  return after;
}
