import type { CancelReason } from '@comanda/domain/orders';
import { runNamed } from '../../../plumbing/database/queries/named-statement.ts';
import type { Transaction } from '../../../schema.ts';
import {
  NOT_PROMISED,
  type HistoryChange,
  type OrderPromise,
  type OrderRow,
  type StoredReduction,
} from '../tables.ts';
import type { Author } from './author.ts';
import type { LockedOrder } from './lock-order.ts';

type Entry = {
  /** The order before the change. */
  readonly order: LockedOrder;
  readonly at: Date;
  readonly happenedAt?: Date | undefined;
  /** The new status; an edit keeps the old one. */
  readonly to?: OrderRow['status'];
  /** Only with the status `canceled`. */
  readonly cancelReason?: CancelReason | null;
  readonly change?: HistoryChange;
  /** Of a line that promises a time. */
  readonly promise?: OrderPromise;
  /** Of a release by itself. */
  readonly idleMinutes?: number | undefined;
  readonly reduction?: StoredReduction | undefined;
  readonly by: Author;
};

export async function insertHistory(transaction: Transaction, entry: Entry): Promise<void> {
  const query = transaction.insertInto('order_history').values({
    order_id: entry.order.id,
    at: entry.at,
    // Stored only when it differs: mostly the two are equal.
    happened_at: entry.happenedAt && entry.happenedAt < entry.at ? entry.happenedAt : null,
    from_status: entry.order.status,
    to_status: entry.to ?? entry.order.status,
    cancel_reason: entry.cancelReason ?? null,
    ...(entry.promise ?? NOT_PROMISED),
    change: entry.change ?? 'status',
    idle_minutes: entry.idleMinutes ?? null,
    reduction: entry.reduction ? JSON.stringify(entry.reduction) : null,
    by_role: entry.by.role,
    by_account_id: entry.by.accountId,
    by_chat: entry.by.isChat ?? false,
  });
  await runNamed(transaction, query);
}
