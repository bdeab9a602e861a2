import type { Courier, CourierOrder } from '@comanda/contract/couriers';
import { useEffect, useState } from 'react';
import { courierStore } from './courier-store.ts';
import { listsToKeep, type KeptLists } from './kept-lists.ts';

const WRITE_AFTER_MS = 300;

/** What the phone remembers; `undefined` until it has been looked up, `null` when there is nothing. */
export function useKeptLists(): KeptLists | null | undefined {
  const [kept, setKept] = useState<KeptLists | null>();
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      // A storage that cannot be read remembers nothing.
      const lists = await courierStore.readLists(Date.now()).catch(() => {});
      if (!isGone) setKept(lists ?? null);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, []);
  return kept;
}

type Shown = {
  readonly courier: Courier;
  readonly orders: readonly CourierOrder[];
  /** Whether the server has just said so. */
  readonly isTrue: boolean;
};

/** Keeps on the phone what the server says, a moment after it has said so. */
export function useKeepLists({ courier, orders, isTrue }: Shown): void {
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = window.setTimeout(() => {
      void courierStore.keepLists(listsToKeep(courier, orders, Date.now()));
    }, WRITE_AFTER_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [courier, orders, isTrue]);
}
