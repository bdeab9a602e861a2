import type { CourierOrder } from '@comanda/contract/couriers';
import { FINISHED_ORDERS_SENT, WAITING_ORDERS_SENT } from '@comanda/contract/wire';
import type { Connection } from '../../../schema.ts';
import type { CourierScope } from '../../../scopes.ts';
import {
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
  connection: Connection,
  { courierId }: CourierScope,
  order: OrderRow,
): Promise<CourierOrder> {
  const pub = (await loadPickupPubs(connection, [order])).get(order.pub_id);
  if (!pub) throw new Error('an order without a pub');
  if (order.reserver_courier_id !== courierId) return orderBeforeReserving(order, pub);
  const lines = (await listLines(connection, [order.id])).get(order.id) ?? [];
  return orderAfterReserving(order, { pub, lines });
}

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
  connection: Connection,
  scope: CourierScope,
): Promise<CourierOrder[]> {
  const waiting = await listWaitingOrders(
    connection,
    mayTake(scope.courierId),
    WAITING_ORDERS_SENT,
  );
  const own = await listOrdersOfCourier(connection, scope, FINISHED_ORDERS_SENT);
  // An order reserved between the two queries is the courier's own.
  const ownIds = new Set(own.map(({ id }) => id));
  const available = waiting.filter(({ id }) => !ownIds.has(id));
  const pubs = await loadPickupPubs(connection, [...available, ...own]);
  const lines = await listLines(connection, [...ownIds]);
  return viewsOf({ available, own }, pubs, lines);
}
