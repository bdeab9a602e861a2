import type { CourierOrder } from '@comanda/contract/couriers';
import type { LiveMessage } from '@comanda/contract/live';
import { isAvailableTo, type CourierStanding } from '@comanda/domain/couriers';
import type { FastifyInstance } from 'fastify';
import type { LiveSocket } from '../../plumbing/live/sockets/live-socket.ts';
import { createRooms } from '../../plumbing/live/sockets/rooms.ts';
import { createSocketHost } from '../../plumbing/live/sockets/socket-host.ts';
import type { Router } from '../../route.ts';
import type { CourierScope } from '../../scopes.ts';
import { createSessionTimes } from '../accounts/index.ts';
import { forReader, type ChangedOrder, type OrderDeps, type OrderRow } from '../orders/index.ts';
import { loadCourierOrders, loadPickupPubs } from './lists/load-courier-orders.ts';
import { findStanding } from './standing.ts';
import { orderAfterReserving, orderBeforeReserving } from './views.ts';

function message(content: LiveMessage<CourierOrder>): string {
  return JSON.stringify(content);
}

/** A changed order in its two views, each made at most once, on demand. */
type Rendered = {
  readonly order: OrderRow;
  readonly before: () => string;
  readonly after: () => string;
};

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

async function renderAll(deps: OrderDeps, changed: readonly ChangedOrder[]): Promise<Rendered[]> {
  const deliveries = changed.filter(({ order }) => order.order_type === 'delivery');
  const pubs = await loadPickupPubs(
    deps.db,
    deliveries.map(({ order }) => order),
  );
  const reader = { deps, kind: 'courier' } as const;
  const update = (order: CourierOrder) => message({ event_type: 'UPDATE_EVENT', order });
  return deliveries.flatMap(({ order, lines }) => {
    const pub = pubs.get(order.pub_id);
    if (!pub) return [];
    return {
      order,
      before: once(() => update(orderBeforeReserving(order, pub))),
      after: once(() => update(orderAfterReserving(forReader(reader, order), { pub, lines }))),
    };
  });
}

function isAvailable(order: OrderRow, standing: CourierStanding): boolean {
  return isAvailableTo(
    {
      orderType: order.order_type,
      status: order.status,
      deliveryType: order.delivery_type,
      isReserved: order.reserver_courier_id !== null,
      pubId: order.pub_id,
    },
    standing,
  );
}

/** The orders on one courier's screen: they decide in which view, if any, a change is sent to it. */
function createScreen(deps: OrderDeps, scope: CourierScope) {
  let standing: CourierStanding = { isApproved: false, isBlocked: true, attachedPubIds: [] };
  const shown = new Set<number>();
  return {
    load: async (): Promise<string> => {
      standing = await findStanding(deps.db, scope.courierId);
      const orders = await loadCourierOrders(deps, scope);
      shown.clear();
      for (const { id } of orders) shown.add(id);
      return message({ event_type: 'GET_ALL', orders });
    },
    render: ({ order, before, after }: Rendered): string | undefined => {
      const isOwn = order.reserver_courier_id === scope.courierId;
      if (isOwn || isAvailable(order, standing)) {
        shown.add(order.id);
        return isOwn ? after() : before();
      }
      // It was on their list and is not any more: the reduced view removes it.
      return shown.delete(order.id) ? before() : undefined;
    },
  };
}

/** Decides which committed change goes to which courier, and in which view. */
export function registerCourierSockets(
  router: Router,
  deps: OrderDeps,
  app: FastifyInstance,
): void {
  const host = createSocketHost(app, deps.live);
  const findRemainingTime = createSessionTimes(deps);
  const couriers = createRooms<LiveSocket<Rendered>>();

  router.socket('/ws/courier/:courierID', ({ scope, socket }) => {
    host.open<Rendered>({
      socket,
      room: couriers,
      subject: scope.courierId,
      session: { id: scope.actor.sessionId, findRemainingTime },
      ...createScreen(deps, scope),
    });
  });

  deps.orderFeed.listen({
    isListening: () => !couriers.isEmpty(),
    // Approved, blocked, attached or detached: the courier may now see another list.
    onChanges: async ({ courier }) => {
      for (const courierId of courier) {
        for (const screen of couriers.of(courierId)) await screen.refresh();
      }
    },
    onOrders: async (changed) => {
      const rendered = await renderAll(deps, changed);
      for (const screen of couriers.all()) {
        for (const order of rendered) screen.deliver(order);
      }
    },
  });
}
