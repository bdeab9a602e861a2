import type { CourierOrder } from '@comanda/contract/couriers';
import { useCallback, useState } from 'react';

/** Orders that another courier has: gone from here until a newer revision is heard of. */
export function useDroppedOrders() {
  const [dropped, setDropped] = useState<ReadonlyMap<number, number>>(new Map());
  const dropOrder = useCallback(({ id, revision }: CourierOrder) => {
    setDropped((known) => new Map(known).set(id, revision));
  }, []);
  const isDropped = useCallback(
    ({ id, revision }: CourierOrder) => revision <= (dropped.get(id) ?? 0),
    [dropped],
  );
  return { isDropped, dropOrder };
}
