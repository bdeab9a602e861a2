import type { Order } from '@comanda/contract/orders';
import { useCallback, useState } from 'react';
import { withOwnEdit, type OwnEdit } from '../editing/what-changed.ts';

/** The edits of this page, each stored with the order of its response. */
export function useOwnEdits(storeOrder: (order: Order) => void) {
  const [ownEdits, setOwnEdits] = useState<readonly OwnEdit[]>([]);
  const addOwnEdit = useCallback(
    (edit: OwnEdit) => {
      setOwnEdits((before) => withOwnEdit(before, edit));
      storeOrder(edit.order);
    },
    [storeOrder],
  );
  return { ownEdits, addOwnEdit };
}
