import type { Order } from '@comanda/contract/orders';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { EDITS } from '../live/order-api.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { changedElsewhere, type Aspect } from '../live/what-changed.ts';

export type ChangesElsewhere = {
  /** The aspects that another user has changed while this order was open; empty after dismissal. */
  readonly changed: readonly Aspect[];
  /** Dismisses all notices, or that of one aspect. */
  readonly dismiss: (aspect?: Aspect) => void;
};

/** Finds changes to the open order that were made by other users. */
export function useChangesElsewhere(order: Order): ChangesElsewhere {
  const [seen, setSeen] = useState(order);
  const [changed, setChanged] = useState<readonly Aspect[]>([]);
  const own = usePubOrders().ownEdits.filter((edit) => edit.order.id === order.id);
  // While an edit of this page is pending, the author of a change is unknown.
  const isEditing = useIsMutating({ mutationKey: EDITS }) > 0;
  if (!isEditing && order.revision !== seen.revision) {
    const newChanges = changedElsewhere({ seen, own }, order);
    setSeen(order);
    if (newChanges.length > 0) setChanged((before) => [...new Set([...before, ...newChanges])]);
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
