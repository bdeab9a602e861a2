import type { ClientOrder, GuestOrder, Order, PersonalOrder } from '@comanda/contract/orders';
import type { OrderPageData } from '@comanda/contract/guest-page';
import { joinTexts } from '@comanda/contract/texts';
import { toAmount } from '@comanda/domain/money';
import { isFinalStatus } from '@comanda/domain/orders';
import type { Connection } from '../../schema.ts';
import type { Deps } from '../../deps.ts';
import { pageOf } from '../../plumbing/page.ts';
import type { BridgeScope, ClientScope, PubScope } from '../../scopes.ts';
import { listPubsWithPhones } from '../pubs/index.ts';
import type { OrderForTickets } from '../printing/index.ts';
import { totalWithoutMissing } from './missing/missing-lines.ts';
import { listSeenCouriers } from './queries/courier-positions.ts';
import { listHistory, listLines, findTicketVersions } from './queries/order-parts.ts';
import type { LineRow, OrderRow } from './tables.ts';
import { forReader } from './personal-data/without-contacts.ts';
import { contactsView, guestView, pubView } from './views.ts';
import { findOrderByToken, listOrdersOfClient } from './queries/for-guest.ts';
import type { OrderDeps } from './order-deps.ts';
import { getOrder } from './queries/for-pub.ts';

/** The parts of `OrderDeps` that reading needs; `db` may be a transaction. */
type Reading = Pick<OrderDeps, 'couriers' | 'clock' | 'settings'> & { readonly db: Connection };
/** The guest reads for how long ago something was seen. */
type GuestReading = Pick<Deps, 'clock'> & { readonly db: Connection };
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
  { db, clock }: GuestReading,
  orders: readonly OrderRow[],
  known?: Lines,
): Promise<GuestOrder[]> {
  const lines = known ?? (await listLines(db, idsOf(orders)));
  const history = await listHistory(db, idsOf(orders));
  const couriers = await listSeenCouriers(db, orders, clock.now());
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
      courier: couriers.get(order.id),
    });
  });
}

/** A client's own orders, each with the token of its page. */
export async function loadClientOrders(
  deps: GuestReading,
  orders: readonly OrderRow[],
): Promise<ClientOrder[]> {
  const tokens = new Map(orders.map(({ id, tracking_token }) => [id, tracking_token]));
  const views = await loadGuestOrders(deps, orders);
  return views.map((order) => ({ ...order, tracking_token: tokens.get(order.id) ?? '' }));
}

/** All orders of a client with everything that is stored about them, newest first. */
export async function loadPersonalOrders(
  deps: GuestReading,
  scope: ClientScope,
): Promise<PersonalOrder[]> {
  const orders: PersonalOrder[] = [];
  for (let before: { readonly before?: number } = {}; ;) {
    const { page, next } = pageOf(await listOrdersOfClient(deps.db, scope, before));
    const views = new Map((await loadClientOrders(deps, page)).map((view) => [view.id, view]));
    for (const order of page) {
      const view = views.get(order.id);
      if (view) orders.push({ ...view, ...contactsView(order) });
    }
    if (next === null) return orders;
    before = { before: next };
  }
}

/** A finished order shows no address and no comment: its link stays in chats and histories for years. */
function writtenByGuest(row: OrderRow): OrderPageData['written'] {
  if (isFinalStatus(row.status)) return { address: '', comment: '', avoids: [] };
  const { comments: comment, avoids } = row;
  return { address: joinTexts([row.town, row.full_address]), comment, avoids };
}

/** The order of a tracking token, for its own page. */
export async function findGuestOrder(
  deps: GuestReading,
  trackingToken: string,
): Promise<Pick<OrderPageData, 'order' | 'written' | 'totalWithout'> | undefined> {
  const row = await findOrderByToken(deps.db, trackingToken);
  const lines = await listLines(deps.db, row ? [row.id] : []);
  const [order] = await loadGuestOrders(deps, row ? [row] : [], lines);
  if (!row || !order) return undefined;
  const without = totalWithoutMissing(row, lines.get(row.id) ?? []);
  return {
    order,
    written: writtenByGuest(row),
    totalWithout: without === undefined ? null : toAmount(without),
  };
}

/** An order as its tickets show it now. */
export async function getOrderForTickets(
  deps: OrderDeps,
  scope: PubScope | BridgeScope,
  orderId: number,
): Promise<OrderForTickets> {
  const row = await getOrder(deps.db, scope, orderId);
  return {
    order: await loadPubOrder(deps, row),
    versions: await findTicketVersions(deps.db, orderId),
  };
}
