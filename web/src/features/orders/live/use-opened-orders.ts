import { useCallback, useState } from 'react';

/** Enough for the longest evening; older orders are finished and have no mark. */
const MOST_STORED = 200;

const keyOf = (pubID: number) => `comanda.opened-orders.${pubID}`;

function read(pubID: number): ReadonlySet<number> {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(pubID)) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter(Number.isInteger) : []);
  } catch {
    return new Set();
  }
}

type OpenedOrders = {
  readonly opened: ReadonlySet<number>;
  readonly markOpened: (id: number) => void;
};

/** The orders opened on this device; stored, because the page is reloaded at times. */
export function useOpenedOrders(pubID: number): OpenedOrders {
  const [opened, setOpened] = useState(() => read(pubID));
  const markOpened = useCallback(
    (id: number) => {
      // Another tab may have opened some in the meantime.
      const known = read(pubID);
      if (known.has(id)) return;
      const next = [...known, id].slice(-MOST_STORED);
      window.localStorage.setItem(keyOf(pubID), JSON.stringify(next));
      setOpened(new Set(next));
    },
    [pubID],
  );
  return { opened, markOpened };
}
