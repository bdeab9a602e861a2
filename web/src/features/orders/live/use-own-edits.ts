import type { Order } from '@comanda/contract/orders';
import { useCallback, useState } from 'react';
import { withOwnEdit, type OwnEdit } from '../editing/what-changed.ts';

/** The edits of this page, each stored with the order of its response. */
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
