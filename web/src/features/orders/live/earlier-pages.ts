import { FINISHED_ORDERS_SENT } from '@comanda/contract/wire';
import type { Order } from '@comanda/contract/orders';
import { isFinalStatus, type FinishedStatus } from '@comanda/domain/orders';
import { useCallback, useState } from 'react';

/** The number before which the next page of each status begins; none when all are there. */
export type EarlierPages = Readonly<Record<FinishedStatus, number | null>>;

/** From what the live list holds: an order that was only looked up leaves no gap behind it. */
export function firstPages(finishedIds: readonly number[]): EarlierPages {
  // Fewer than are sent at most: these are all.
  const next = finishedIds.length < FINISHED_ORDERS_SENT ? null : Math.min(...finishedIds);
  return { completed: next, canceled: next };
}

type HeldPages = {
  readonly pages: EarlierPages;
  /** A whole list has come: what was paged before is no longer held. */
  readonly startPages: (orders: readonly Order[]) => void;
  /** A page of one status has come; the next one begins there. */
  readonly turnPage: (status: FinishedStatus, next: number | null) => void;
};

/** Where the finished orders that the live list does not hold begin. */
export function useEarlierPages(): HeldPages {
  const [pages, setPages] = useState<EarlierPages>({ completed: null, canceled: null });
  const startPages = useCallback((orders: readonly Order[]) => {
    setPages(firstPages(orders.filter(({ status }) => isFinalStatus(status)).map(({ id }) => id)));
  }, []);
  const turnPage = useCallback((status: FinishedStatus, next: number | null) => {
    setPages((before) => ({ ...before, [status]: next }));
  }, []);
  return { pages, startPages, turnPage };
}
