import type { ClientOrder, GuestOrder, Order, PersonalOrder } from '@comanda/contract/orders';
import type { Connection } from '../../schema.ts';
import { listPubsWithPhones } from '../pubs/index.ts';
import type { OrderDeps } from './order-deps.ts';
import { listHistory, listLines } from './queries/order-parts.ts';
import type { LineRow, OrderRow } from './tables.ts';
import { forReader } from './personal-data/without-contacts.ts';
import { contactsView, guestView, pubView } from './views.ts';

/** The parts of `OrderDeps` that reading needs; `db` may be a transaction. */
type Reading = Pick<OrderDeps, 'couriers' | 'clock' | 'settings'> & { readonly db: Connection };
type Lines = ReadonlyMap<number, readonly LineRow[]>;

function idsOf(orders: readonly OrderRow[]): number[] {
  return orders.map(({ id }) => id);
}

/** Orders as their pub sees them. */
export async function loadPubOrders(
  deps: Reading,
  orders: readonly OrderRow[],
  known?: Lines,
): Promise<Order[]> {
  const { db, couriers } = deps;
  const lines = known ?? (await listLines(db, idsOf(orders)));
  const courierIds = new Set(
    orders.flatMap(({ reserver_courier_id }) => reserver_courier_id ?? []),
  );
  const names = await couriers.listCourierNames(db, [...courierIds]);
  const reader = { deps, kind: 'company' } as const;
  return orders.map((order) =>
    pubView(forReader(reader, order), {
      lines: lines.get(order.id) ?? [],
      courierName: names.get(order.reserver_courier_id ?? 0) ?? '',
    }),
  );
}

export async function loadPubOrder(deps: Reading, order: OrderRow): Promise<Order> {
  const [view] = await loadPubOrders(deps, [order]);
  if (!view) throw new Error('an order without a view');
  return view;
}

/** Orders as the holder of their link sees them. */
export async function loadGuestOrders(
  db: Connection,
  orders: readonly OrderRow[],
  known?: Lines,
): Promise<GuestOrder[]> {
  const lines = known ?? (await listLines(db, idsOf(orders)));
  const history = await listHistory(db, idsOf(orders));
  const pubs = await listPubsWithPhones(
    db,
    orders.map(({ pub_id }) => pub_id),
  );
  return orders.flatMap((order) => {
    const pub = pubs.get(order.pub_id);
    if (!pub) return [];
    return guestView(order, {
      pub,
      phone: pub.phone,
      lines: lines.get(order.id) ?? [],
      history: history.get(order.id) ?? [],
    });
  });
}

/** A client's own orders, each with the token of its page. */
export async function loadClientOrders(
  db: Connection,
  orders: readonly OrderRow[],
): Promise<ClientOrder[]> {
  const tokens = new Map(orders.map(({ id, tracking_token }) => [id, tracking_token]));
  const views = await loadGuestOrders(db, orders);
  return views.map((order) => ({ ...order, tracking_token: tokens.get(order.id) ?? '' }));
}

/** A client's own orders with everything that is stored about them. */
export async function loadPersonalOrders(
  db: Connection,
  orders: readonly OrderRow[],
): Promise<PersonalOrder[]> {
  const rows = new Map(orders.map((order) => [order.id, order]));
  const views = await loadClientOrders(db, orders);
  return views.flatMap((view) => {
    const order = rows.get(view.id);
    return order ? { ...view, ...contactsView(order) } : [];
  });
}
