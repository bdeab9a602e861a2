import type { FinishedStatus } from '@comanda/domain/orders';

/** So many finished orders come with the live list; fewer means that these are all. */
export const LIVE_FINISHED = 100;

/** The number before which the next page of each status begins; none when all are there. */
export type EarlierPages = Readonly<Record<FinishedStatus, number | null>>;

/** From what the live list holds: an order that was only looked up leaves no gap behind it. */
export function firstPages(finishedIds: readonly number[]): EarlierPages {
  const next = finishedIds.length < LIVE_FINISHED ? null : Math.min(...finishedIds);
  return { completed: next, canceled: next };
}
