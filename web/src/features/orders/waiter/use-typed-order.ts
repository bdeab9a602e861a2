import { useEffect, useState } from 'react';
import { keptInTab } from '../../../lib/session/kept-in-tab.ts';
import { nothingTyped, type TypedOrder } from './typed-order.ts';
import type { Attempt } from './sending/send-once.ts';

/** What the tab keeps of a pub's waiter's screen. */
type Kept = {
  readonly typed?: TypedOrder;
  /** The requests that may have arrived, by what they send. */
  readonly attempts?: Readonly<Record<string, Attempt>>;
};

const nameOf = (pubID: number) => `waiter ${pubID}`;

function keptOf(pubID: number): Kept {
  const held = keptInTab.held(nameOf(pubID));
  if (held !== undefined) return held as Kept;
  const stored = keptInTab.stored(nameOf(pubID));
  return stored === undefined ? {} : (JSON.parse(stored) as Kept);
}

function keep(pubID: number, change: Kept): void {
  const kept = { ...keptOf(pubID), ...change };
  keptInTab.keep(nameOf(pubID), kept, [JSON.stringify(kept)]);
}

/** The requests of a pub that may have arrived: they survive a reload, as their order does. */
export const keptAttempts = {
  of: (pubID: number, what: string): Attempt | undefined => keptOf(pubID).attempts?.[what],
  keep: (pubID: number, what: string, attempt: Attempt | undefined): void => {
    const { [what]: _, ...others } = keptOf(pubID).attempts ?? {};
    keep(pubID, { attempts: attempt ? { ...others, [what]: attempt } : others });
  },
};

/** The order that is being taken; it survives a reload of the page. */
export function useTypedOrder(pubID: number) {
  const [typed, setTyped] = useState<TypedOrder>(() => ({
    ...nothingTyped,
    ...keptOf(pubID).typed,
  }));
  useEffect(() => {
    keep(pubID, { typed });
  }, [pubID, typed]);
  return {
    typed,
    change: (to: Partial<TypedOrder>) => {
      setTyped((before) => ({ ...before, ...to }));
    },
  };
}
