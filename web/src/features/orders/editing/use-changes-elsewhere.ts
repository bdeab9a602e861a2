import type { Order } from '@comanda/contract/orders';
import { useIsMutating, useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import { editKey } from '../api.ts';
import { aspects, changedElsewhere, type Aspect, type OwnEdit } from './what-changed.ts';

/** What was edited of this order on this page, with what the server answered. */
function useOwnEdits(orderID: number): readonly OwnEdit[] {
  const answered = useMutationState({
    filters: { mutationKey: editKey(), status: 'success' },
    select: ({ options, state }) => ({
      aspect: aspects.find((aspect) => aspect === options.mutationKey?.[1]),
      // Every edit answers with the order.
      order: (state.data as { readonly order: Order }).order,
    }),
  });
  return answered.flatMap(({ aspect, order }) =>
    aspect !== undefined && order.id === orderID ? { aspect, order } : [],
  );
}

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
  const own = useOwnEdits(order.id);
  // While an edit of this page runs, nobody knows yet whose the change is.
  const isEditing = useIsMutating({ mutationKey: editKey() }) > 0;
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
