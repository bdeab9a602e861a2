import type { Deps } from '../../deps.ts';
import type { LiveChanges } from '../../plumbing/live/live-hub.ts';
import { listLines, listOrdersByIds } from './queries/order-parts.ts';
import type { LineRow, OrderRow } from './tables.ts';

/** An order as it is after a change, with its lines. */
export type ChangedOrder = {
  readonly order: OrderRow;
  readonly lines: readonly LineRow[];
  readonly isNew: boolean;
};

type FeedListener = {
  /** Whether it has an open socket: only then the changed orders are loaded. */
  isListening(): boolean;
  /** Called before the orders of the same read. */
  onChanges?(changes: LiveChanges): Promise<void>;
  onOrders(orders: readonly ChangedOrder[]): Promise<void>;
};

export type OrderFeed = {
  listen(listener: FeedListener): void;
  /** Sends a new order of this process as soon as it is committed; other processes read it. */
  announce(order: OrderRow, lines: readonly LineRow[]): Promise<void>;
};

async function loadChanged(deps: Deps, changes: LiveChanges): Promise<ChangedOrder[]> {
  const created = new Set(changes.order_created);
  const ids = [...new Set([...changes.order_created, ...changes.order])];
  const orders = await listOrdersByIds(deps.db, ids);
  const lines = await listLines(
    deps.db,
    orders.map(({ id }) => id),
  );
  return orders
    .map((order) => ({ order, lines: lines.get(order.id) ?? [], isNew: created.has(order.id) }))
    .toSorted((a, b) => ids.indexOf(a.order.id) - ids.indexOf(b.order.id));
}

/** Loads the changed orders once per read, for the listeners of all features. */
export function createOrderFeed(deps: Deps): OrderFeed {
  const listeners: FeedListener[] = [];
  deps.live.onChanges(async (changes) => {
    for (const listener of listeners) await listener.onChanges?.(changes);
    const listening = listeners.filter((listener) => listener.isListening());
    const hasOrders = changes.order_created.length + changes.order.length > 0;
    // After an incomplete read all clients load everything again, so single orders add nothing.
    if (listening.length === 0 || !hasOrders || changes.isIncomplete) return;
    const orders = await loadChanged(deps, changes);
    for (const listener of listening) await listener.onOrders(orders);
  });
  return {
    listen: (listener) => void listeners.push(listener),
    announce: async (order, lines) => {
      try {
        const changed = [{ order, lines, isNew: true }];
        for (const listener of listeners) {
          if (listener.isListening()) await listener.onOrders(changed);
        }
        deps.live.wakeOthers(order.id);
      } catch {
        deps.live.wake(); // the read delivers it, and reports what fails
      }
    },
  };
}
