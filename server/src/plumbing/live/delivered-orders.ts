import type { LiveChanges } from './live-hub.ts';

/** The new orders that listeners received right after the commit: the read that contains them leaves them out. */
export function createDeliveredOrders() {
  const ids = new Set<number>();
  return {
    add: (orderId: number): void => {
      ids.add(orderId);
    },
    without: (changes: LiveChanges): LiveChanges => ({
      ...changes,
      order_created: changes.order_created.filter((id) => !ids.has(id)),
    }),
    /**
     * Called when a read begins; the result is called when it has completed. An order that was delivered
     * before a read began is in this read or was in an earlier one, never in a later one.
     */
    beginRead: (): (() => void) => {
      const past = [...ids];
      return () => {
        for (const id of past) ids.delete(id);
      };
    },
  };
}
