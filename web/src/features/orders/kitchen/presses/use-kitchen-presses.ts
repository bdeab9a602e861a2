import { useCallback, useMemo } from 'react';
import type { Order } from '@comanda/contract/orders';
import { newUuid } from '../../../../lib/api/new-uuid.ts';
import { isWaiting } from '../../../../lib/offline/queued.ts';
import { useSharedQueue } from '../../../../lib/offline/use-shared-queue.ts';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import { withPresses, type KitchenChange, type KitchenPress } from './kitchen-press.ts';
import { kitchenQueue } from './kitchen-queue.ts';

const dismiss = (id: string): void => {
  void kitchenQueue.change({ kind: 'dismissed', id });
};

/** The orders of the pub with this device's presses, and what became of the presses. */
export function useKitchenPresses() {
  const { pub, orders, isLoaded, isOnline, storeOrder } = usePubOrders();
  const queue = useSharedQueue(kitchenQueue, {
    ownerID: isLoaded ? pub.id : undefined,
    isOnline,
    isOwn: ({ pubID }) => pubID === pub.id,
    onDone: (_press, order) => {
      storeOrder(order);
    },
    // The note above the cards says it.
    onRefused: () => undefined,
  });
  const press = useCallback(
    ({ id: orderID, number }: Order, change: KitchenChange) => {
      const queued: KitchenPress = {
        id: newUuid(),
        companyID: pub.company_id,
        pubID: pub.id,
        orderID,
        number,
        change,
        happenedAt: new Date().toISOString(),
        hasWaited: false,
      };
      void kitchenQueue.submit(queued);
    },
    [pub],
  );
  const own = queue.filter(({ pubID }) => pubID === pub.id);
  return {
    orders: useMemo(() => withPresses(orders, queue), [orders, queue]),
    waitingCount: own.filter((one) => isWaiting(one) && one.hasWaited).length,
    refused: own.filter((one) => !isWaiting(one)),
    press,
    dismiss,
  };
}
