import type { CourierOrder } from '@comanda/contract/couriers';
import type { LiveMessage } from '@comanda/contract/live';
import { orderTypeTable } from '@comanda/domain/orders';
import type { FastifyInstance } from 'fastify';
import type { LiveSocket } from '../../../plumbing/live/sockets/live-socket.ts';
import { createRooms } from '../../../plumbing/live/sockets/rooms.ts';
import { createSocketHost } from '../../../plumbing/live/sockets/socket-host.ts';
import type { Router } from '../../../route.ts';
import type { CourierScope } from '../../../scopes.ts';
import { createSessionTimes } from '../../accounts/index.ts';
import { forReader, type ChangedOrder, type OrderDeps, type OrderRow } from '../../orders/index.ts';
import { loadCourierOrders, loadPickupPubs } from '../lists/load-courier-orders.ts';
import { createCourierScreen } from './courier-screen.ts';
import { findStanding } from '../standing.ts';
import { orderAfterReserving, orderBeforeReserving } from '../views.ts';

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
  const deliveries = changed.filter(({ order }) => orderTypeTable.hasCourier[order.order_type]);
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

/** What a socket needs of the screen at its other end. */
function createScreen(deps: OrderDeps, scope: CourierScope) {
  const screen = createCourierScreen(scope.courierId, async () => ({
    standing: await findStanding(deps.db, scope.courierId),
    orders: await loadCourierOrders(deps, scope),
  }));
  return {
    load: async (): Promise<string> =>
      message({ event_type: 'GET_ALL', orders: await screen.load() }),
    render: (rendered: Rendered): string | undefined => {
      const view = screen.viewOf(rendered.order);
      return view && rendered[view]();
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
