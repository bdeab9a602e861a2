import type { Order } from '@comanda/contract/orders';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { EDITS } from '../api.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { changedElsewhere, type Aspect } from './what-changed.ts';

type ChangesElsewhere = {
  /** What somebody else has changed while this order was open; nothing once it was read. */
  readonly changed: readonly Aspect[];
  /** All of it, or what is said of one aspect. */
  readonly dismiss: (aspect?: Aspect) => void;
};

/** Of two people at one order each hears what the other does. */
export function useChangesElsewhere(order: Order): ChangesElsewhere {
  const [seen, setSeen] = useState(order);
  const [changed, setChanged] = useState<readonly Aspect[]>([]);
  const own = usePubOrders().ownEdits.filter((edit) => edit.order.id === order.id);
  // While an edit of this page runs, nobody knows yet whose the change is.
  const isEditing = useIsMutating({ mutationKey: EDITS }) > 0;
  if (!isEditing && order.revision !== seen.revision) {
    const news = changedElsewhere({ seen, own }, order);
    setSeen(order);
    if (news.length > 0) setChanged((before) => [...new Set([...before, ...news])]);
  }
  return {
    changed,
    dismiss: (aspect) => {
      setChanged((before) =>
        aspect === undefined ? [] : before.filter((other) => other !== aspect),
      );
    },
  };
}
