import type { AdminOrder } from '@comanda/contract/administration';
import type { LiveMessage } from '@comanda/contract/live';
import type { FastifyInstance } from 'fastify';
import type { LiveSocket } from '../../plumbing/live/sockets/live-socket.ts';
import { createRooms } from '../../plumbing/live/sockets/rooms.ts';
import { createSocketHost } from '../../plumbing/live/sockets/socket-host.ts';
import type { Router } from '../../route.ts';
import { createSessionTimes } from '../accounts/index.ts';
import type { ChangedOrder, OrderDeps } from '../orders/index.ts';
import { listPubNames } from '../pubs/index.ts';
import { loadAdminOrders, loadOrdersInProcess } from './load-orders-in-process.ts';

/** All administrators see the same, so there is one room. */
const PLATFORM = 0;

function message(content: LiveMessage<AdminOrder>): string {
  return JSON.stringify(content);
}

/** The live orders of every pub for the platform: those in process at once, then each change of any order. */
export function registerAdminSocket(router: Router, deps: OrderDeps, app: FastifyInstance): void {
  const host = createSocketHost(app, deps.live);
  const findRemainingTime = createSessionTimes(deps);
  const room = createRooms<LiveSocket<string>>();

  router.socket('/ws/admin/orders', ({ scope, socket }) => {
    host.open<string>({
      socket,
      room,
      subject: PLATFORM,
      session: { id: scope.actor.sessionId, findRemainingTime },
      load: async () => {
        const orders = await loadOrdersInProcess(deps, scope);
        return message({ event_type: 'GET_ALL', orders });
      },
      render: (text) => text,
    });
  });

  /** A deleted pub cannot be entered, so its orders are removed from the screens. */
  async function reloadIfDeleted(pubIds: readonly number[]): Promise<void> {
    const screens = room.all();
    if (screens.length === 0 || pubIds.length === 0) return;
    const there = await listPubNames(deps.db, pubIds);
    if (there.size < pubIds.length) for (const screen of screens) await screen.refresh();
  }

  async function send(changed: readonly ChangedOrder[]): Promise<void> {
    const lines = new Map(changed.map(({ order, lines: its }) => [order.id, its]));
    const isNew = new Map(changed.map((one) => [one.order.id, one.isNew]));
    const rows = changed.map(({ order }) => order);
    for (const order of await loadAdminOrders(deps, rows, lines)) {
      const event_type = isNew.get(order.id) === true ? 'CREATE_EVENT' : 'UPDATE_EVENT';
      const text = message({ event_type, order });
      for (const screen of room.all()) screen.deliver(text);
    }
  }

  deps.orderFeed.listen({
    isListening: () => !room.isEmpty(),
    onChanges: ({ pub }) => reloadIfDeleted(pub),
    onOrders: send,
  });
}
