import { FINISHED_ORDERS_SENT } from '@comanda/contract/wire';
import type { FinishedStatus } from '@comanda/domain/orders';

/** The number before which the next page of each status begins; none when all are there. */
export type EarlierPages = Readonly<Record<FinishedStatus, number | null>>;

/** From what the live list holds: an order that was only looked up leaves no gap behind it. */
export function firstPages(finishedIds: readonly number[]): EarlierPages {
  // Fewer than are sent at most: these are all.
  const next = finishedIds.length < FINISHED_ORDERS_SENT ? null : Math.min(...finishedIds);
  return { completed: next, canceled: next };
}
