export type DeliveredChanges = ReturnType<typeof createDeliveredChanges>;

/**
 * The changes of this process whose listeners were called right after the commit, so that the read that
 * contains them need not report them: new orders, by id, and changes of pubs, by transaction.
 */
export function createDeliveredChanges() {
  const orders = new Set<number>();
  const pubTransactions = new Set<string>();
  return {
    addOrder: (orderId: number): void => {
      orders.add(orderId);
    },
    addPubTransaction: (xid: string): void => {
      pubTransactions.add(xid);
    },
    hasOrder: (orderId: number): boolean => orders.has(orderId),
    hasPubTransaction: (xid: string): boolean => pubTransactions.has(xid),
    /**
     * Called when a read begins; the result is called when it has completed. A change that was delivered
     * before a read began is in this read or was in an earlier one, never in a later one.
     */
    beginRead: (): (() => void) => {
      const pastOrders = [...orders];
      const pastTransactions = [...pubTransactions];
      return () => {
        for (const id of pastOrders) orders.delete(id);
        for (const xid of pastTransactions) pubTransactions.delete(xid);
      };
    },
  };
}
