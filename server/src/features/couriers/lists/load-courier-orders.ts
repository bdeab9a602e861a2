import type { CourierOrder } from '@comanda/contract/couriers';
import { FINISHED_ORDERS_SENT, WAITING_ORDERS_SENT } from '@comanda/contract/wire';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../schema.ts';
import type { CourierScope } from '../../../scopes.ts';
import {
  forReader,
  listLines,
  listOrdersOfCourier,
  listWaitingOrders,
  type LineRow,
  type OrderRow,
} from '../../orders/index.ts';
import { listPubsWithPhones } from '../../pubs/index.ts';
import { mayTake } from '../standing.ts';
import { orderAfterReserving, orderBeforeReserving, type PickupPub } from '../views.ts';

/** The pubs that orders are picked up from, by id. */
export async function loadPickupPubs(
  connection: Connection,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<number, PickupPub>> {
  return listPubsWithPhones(
    connection,
    orders.map(({ pub_id }) => pub_id),
  );
}

/** An order as a courier sees it who may see it: in full once they have reserved it. */
export async function loadCourierOrder(
  deps: Reading,
  { courierId }: CourierScope,
  order: OrderRow,
): Promise<CourierOrder> {
  const pub = (await loadPickupPubs(deps.db, [order])).get(order.pub_id);
  if (!pub) throw new Error('an order without a pub');
  if (order.reserver_courier_id !== courierId) return orderBeforeReserving(order, pub);
  const lines = (await listLines(deps.db, [order.id])).get(order.id) ?? [];
  return orderAfterReserving(forReader({ deps, kind: 'courier' }, order), { pub, lines });
}

type Reading = Pick<Deps, 'db' | 'clock' | 'settings'>;

type Everything = { readonly available: readonly OrderRow[]; readonly own: readonly OrderRow[] };

function viewsOf(
  { available, own }: Everything,
  pubs: ReadonlyMap<number, PickupPub>,
  lines: ReadonlyMap<number, readonly LineRow[]>,
): CourierOrder[] {
  const ofAvailable = available.flatMap((order) => {
    const pub = pubs.get(order.pub_id);
    return pub ? orderBeforeReserving(order, pub) : [];
  });
  const ofOwn = own.flatMap((order) => {
    const pub = pubs.get(order.pub_id);
    return pub ? orderAfterReserving(order, { pub, lines: lines.get(order.id) ?? [] }) : [];
  });
  return [...ofAvailable, ...ofOwn].toSorted((a, b) => b.id - a.id);
}

/** All orders of a courier's lists, newest first. */
export async function loadCourierOrders(
  deps: Reading,
  scope: CourierScope,
): Promise<CourierOrder[]> {
  const { db } = deps;
  const waiting = await listWaitingOrders(db, mayTake(scope.courierId), WAITING_ORDERS_SENT);
  const own = await listOrdersOfCourier(db, scope, FINISHED_ORDERS_SENT);
  const shown = own.map((order) => forReader({ deps, kind: 'courier' }, order));
  // An order reserved between the two queries is the courier's own.
  const ownIds = new Set(own.map(({ id }) => id));
  const available = waiting.filter(({ id }) => !ownIds.has(id));
  const pubs = await loadPickupPubs(db, [...available, ...own]);
  const lines = await listLines(db, [...ownIds]);
  return viewsOf({ available, own: shown }, pubs, lines);
}
