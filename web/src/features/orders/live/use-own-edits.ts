import type { Order } from '@comanda/contract/orders';
import { useCallback, useState } from 'react';
import { withOwnEdit, type OwnEdit } from '../editing/what-changed.ts';

/** The edits of this page: each is kept with the order that it has answered. */
export function useOwnEdits(keepOrder: (order: Order) => void) {
  const [ownEdits, setOwnEdits] = useState<readonly OwnEdit[]>([]);
  const keepOwnEdit = useCallback(
    (edit: OwnEdit) => {
      setOwnEdits((before) => withOwnEdit(before, edit));
      keepOrder(edit.order);
    },
    [keepOrder],
  );
  return { ownEdits, keepOwnEdit };
}
