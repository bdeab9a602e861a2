import { FINISHED_ORDERS_SENT } from '@comanda/contract/wire';
import type { Order } from '@comanda/contract/orders';
import { isFinalStatus, type FinishedStatus } from '@comanda/domain/orders';
import { useCallback, useState } from 'react';

/** The order number before which the next page of each status begins; null when all are loaded. */
export type EarlierPages = Readonly<Record<FinishedStatus, number | null>>;

/** Starts at the end of the live list: an order opened by its address leaves no gap. */
export function firstPages(finishedIds: readonly number[]): EarlierPages {
  // Fewer than the maximum: these are all.
  const next = finishedIds.length < FINISHED_ORDERS_SENT ? null : Math.min(...finishedIds);
  return { completed: next, canceled: next };
}

type HeldPages = {
  readonly pages: EarlierPages;
  /** A whole list was received: earlier pages are dropped. */
  readonly startPages: (orders: readonly Order[]) => void;
  /** A page of one status was received; the next one begins there. */
  readonly turnPage: (status: FinishedStatus, next: number | null) => void;
};

/** The start of the finished orders that are older than the live list. */
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
