/** The orders this page has received so far, and the new ones that are still available. */
export type NewOrders = {
  readonly known: ReadonlySet<number>;
  readonly fresh: ReadonlySet<number>;
  /** The total of new orders: it also grows when one is added while another is removed. */
  readonly count: number;
};

type Lists = { readonly all: readonly number[]; readonly available: readonly number[] };

/** Orders of the first list are not new. */
export function newOrdersAtStart({ all }: Lists): NewOrders {
  return { known: new Set(all), fresh: new Set(), count: 0 };
}

/** After a change of the lists; the same object when no order was added and no fresh one removed. */
export function withReceived(received: NewOrders, { all, available }: Lists): NewOrders {
  const { known, fresh, count } = received;
  const added = available.filter((id) => !known.has(id));
  const remaining = [...fresh].filter((id) => available.includes(id));
  if (remaining.length === fresh.size && all.every((id) => known.has(id))) return received;
  return {
    known: new Set([...known, ...all]),
    fresh: new Set([...remaining, ...added]),
    count: count + added.length,
  };
}

/** The value the bell rings for: 0 once no new order is available. */
export function pendingOf({ fresh, count }: NewOrders): number {
  return fresh.size === 0 ? 0 : count;
}
