import type { ClientOrder, GuestOrder, Order } from '@comanda/contract/orders';
import type { Connection } from '../../schema.ts';
import { listPhonesOfPubs, listPubsByIds } from '../pubs/index.ts';
import type { CourierBook } from './order-deps.ts';
import { listHistory, listLines } from './queries/order-parts.ts';
import type { LineRow, OrderRow } from './tables.ts';
import { guestView, pubView, type PubOfOrder } from './views.ts';

/** The parts of `OrderDeps` that reading needs; `db` may be a transaction. */
type Reading = { readonly db: Connection; readonly couriers: CourierBook };
type Lines = ReadonlyMap<number, readonly LineRow[]>;

function idsOf(orders: readonly OrderRow[]): number[] {
  return orders.map(({ id }) => id);
}

/** Orders as their pub sees them. */
export async function loadPubOrders(
  { db, couriers }: Reading,
  orders: readonly OrderRow[],
  known?: Lines,
): Promise<Order[]> {
  const lines = known ?? (await listLines(db, idsOf(orders)));
  const courierIds = new Set(
    orders.flatMap(({ reserver_courier_id }) => reserver_courier_id ?? []),
  );
  const names = await couriers.listCourierNames(db, [...courierIds]);
  return orders.map((order) =>
    pubView(order, {
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

type PubFacts = { pub: PubOfOrder; phone: string };

async function loadPubs(
  db: Connection,
  pubIds: ReadonlySet<number>,
): Promise<Map<number, PubFacts>> {
  const pubs = await listPubsByIds(db, [...pubIds]);
  const phones = await listPhonesOfPubs(db, pubs);
  return new Map(pubs.map((pub) => [pub.id, { pub, phone: phones.get(pub.id) ?? '' }]));
}

/** Orders as the holder of their link sees them. */
export async function loadGuestOrders(
  db: Connection,
  orders: readonly OrderRow[],
  known?: Lines,
): Promise<GuestOrder[]> {
  const lines = known ?? (await listLines(db, idsOf(orders)));
  const history = await listHistory(db, idsOf(orders));
  const pubs = await loadPubs(db, new Set(orders.map(({ pub_id }) => pub_id)));
  return orders.flatMap((order) => {
    const facts = pubs.get(order.pub_id);
    if (!facts) return [];
    return guestView(order, {
      ...facts,
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
