import { isAvailableTo, type CourierStanding } from '@comanda/domain/couriers';
import type { OrderRow } from '../../orders/index.ts';

export type ShownOrder = { readonly id: number; readonly revision: number };

type Loaded<Order extends ShownOrder> = {
  readonly standing: CourierStanding;
  readonly orders: readonly Order[];
};

/** How one courier sees a changed order: in full, reduced, or not at all. */
type CourierView = 'after' | 'before' | undefined;

type ChangedOrder = Pick<
  OrderRow,
  | 'id'
  | 'revision'
  | 'order_type'
  | 'status'
  | 'delivery_type'
  | 'reserver_courier_id'
  | 'is_ahead'
  | 'pub_id'
>;

export type CourierScreen<Order> = {
  load(): Promise<readonly Order[]>;
  viewOf(order: ChangedOrder): CourierView;
};

function isAvailable(order: ChangedOrder, standing: CourierStanding): boolean {
  return isAvailableTo(
    {
      orderType: order.order_type,
      status: order.status,
      deliveryType: order.delivery_type,
      isReserved: order.reserver_courier_id !== null,
      isAhead: order.is_ahead,
      pubId: order.pub_id,
    },
    standing,
  );
}

/**
 * The orders on one courier's screen: they decide in which view, if any, a change is sent to it. Changes may come
 * out of their order, and a load may end after a later one: neither may hide from the server what the screen shows.
 */
export function createCourierScreen<Order extends ShownOrder>(
  courierId: number,
  loadEverything: () => Promise<Loaded<Order>>,
): CourierScreen<Order> {
  let standing: CourierStanding = { isApproved: false, isBlocked: true, attachedPubIds: [] };
  let shown = new Set<number>();
  /** Of the orders that the screen shows or has shown. */
  let revisions = new Map<number, number>();
  let loads = 0;
  return {
    load: async () => {
      loads += 1;
      const turn = loads;
      const loaded = await loadEverything();
      if (turn === loads) {
        ({ standing } = loaded);
        shown = new Set(loaded.orders.map(({ id }) => id));
        revisions = new Map(loaded.orders.map(({ id, revision }) => [id, revision]));
      }
      return loaded.orders;
    },
    viewOf: (order) => {
      const { id, revision } = order;
      if (revision < (revisions.get(id) ?? 0)) return undefined;
      const isOwn = order.reserver_courier_id === courierId;
      const isShown = isOwn || isAvailable(order, standing);
      const wasShown = shown.has(id);
      if (!isShown && !wasShown) return undefined;
      revisions.set(id, revision);
      if (isShown) shown.add(id);
      else shown.delete(id);
      // The reduced view also removes an order that has left the list.
      return isOwn ? 'after' : 'before';
    },
  };
}
