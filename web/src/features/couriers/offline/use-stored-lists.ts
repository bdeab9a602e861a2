import type { Courier, CourierOrder } from '@comanda/contract/couriers';
import { useEffect, useState } from 'react';
import { courierStore } from './courier-store.ts';
import { listsToStore, type StoredLists } from './stored-lists.ts';

const WRITE_AFTER_MS = 300;

/** The stored lists; `undefined` while loading, `null` when there are none. */
export function useStoredLists(): StoredLists | null | undefined {
  const [stored, setStored] = useState<StoredLists | null>();
  useEffect(() => {
    let isUnmounted = false;
    const read = async () => {
      // A storage that cannot be read counts as empty.
      const lists = await courierStore.readLists(Date.now()).catch(() => {});
      if (!isUnmounted) setStored(lists ?? null);
    };
    void read();
    return () => {
      isUnmounted = true;
    };
  }, []);
  return stored;
}

type Shown = {
  readonly courier: Courier;
  readonly orders: readonly CourierOrder[];
  /** Whether the data comes from the server. */
  readonly isFromServer: boolean;
};

/** Stores the server's data on the phone, after a short delay. */
export function useStoreLists({ courier, orders, isFromServer }: Shown): void {
  useEffect(() => {
    if (!isFromServer) return undefined;
    const timer = window.setTimeout(() => {
      void courierStore.storeLists(listsToStore(courier, orders, Date.now()));
    }, WRITE_AFTER_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [courier, orders, isFromServer]);
}
