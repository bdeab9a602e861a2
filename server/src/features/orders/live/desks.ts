import { FINISHED_ORDERS_SENT } from '@comanda/contract/wire';
import type { LiveMessage } from '@comanda/contract/live';
import type { Order } from '@comanda/contract/orders';
import { closeCodes, type LiveSocket } from '../../../plumbing/live/live-socket.ts';
import { createRooms, type Rooms } from '../../../plumbing/live/rooms.ts';
import type { SocketHost } from '../../../plumbing/live/socket-host.ts';
import type { Router } from '../../../route.ts';
import { findRemainingSessionTime } from '../../accounts/index.ts';
import { findPub } from '../../pubs/index.ts';
import { loadPubOrders } from '../load-orders.ts';
import type { OrderDeps } from '../order-deps.ts';
import { listOrdersOnDesk } from '../queries/for-pub.ts';
import type { ChangedOrder } from './order-feed.ts';

/** The open desks, by pub. */
type Desks = Rooms<LiveSocket<string>>;

function message(content: LiveMessage<Order>): string {
  return JSON.stringify(content);
}

async function closeDesksOfDeleted(
  deps: OrderDeps,
  desks: Desks,
  pubIds: readonly number[],
): Promise<void> {
  for (const pubId of pubIds.filter((id) => desks.has(id))) {
    const pub = await findPub(deps.db, pubId);
    if (pub?.deleted) for (const desk of desks.of(pubId)) desk.close(closeCodes.gone);
  }
}

async function sendToDesks(
  deps: OrderDeps,
  desks: Desks,
  changed: readonly ChangedOrder[],
): Promise<void> {
  const changedHere = changed.filter(({ order }) => desks.has(order.pub_id));
  const views = await loadPubOrders(
    deps,
    changedHere.map(({ order }) => order),
    new Map(changedHere.map(({ order, lines }) => [order.id, lines])),
  );
  for (const [index, view] of views.entries()) {
    const event_type = changedHere[index]?.isNew ? 'CREATE_EVENT' : 'UPDATE_EVENT';
    const text = message({ event_type, order: view });
    for (const desk of desks.of(view.pub_id)) desk.deliver(text);
  }
}

/** The live orders of a pub's desk: the active and the last finished ones first, then each change. */
export function registerDesks(router: Router, deps: OrderDeps, host: SocketHost): void {
  const desks: Desks = createRooms();
  router.socket('/ws/orders/company/:companyID/pub/:pubID', ({ scope, socket }) => {
    const { sessionId } = scope.actor;
    host.open<string>({
      socket,
      room: desks,
      subject: scope.pubId,
      session: {
        id: sessionId,
        findRemainingTime: () => findRemainingSessionTime(deps, sessionId),
      },
      load: async () => {
        const rows = await listOrdersOnDesk(deps.db, scope, FINISHED_ORDERS_SENT);
        return message({ event_type: 'GET_ALL', orders: await loadPubOrders(deps, rows) });
      },
      render: (text) => text,
    });
  });
  deps.orderFeed.listen({
    isListening: () => !desks.isEmpty(),
    // Desks get no list here after an incomplete read: their sockets are closed, and they connect again.
    onChanges: ({ pub }) => closeDesksOfDeleted(deps, desks, pub),
    onOrders: (changed) => sendToDesks(deps, desks, changed),
  });
}
