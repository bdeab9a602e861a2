import type { LiveMessage } from '@comanda/contract/live';
import type { GuestOrder, Order } from '@comanda/contract/orders';
import { FINISHED_ORDERS_SENT } from '@comanda/contract/wire';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../plumbing/http/app-error.ts';
import { closeCodes, type LiveSocket } from '../../plumbing/live/live-socket.ts';
import { createRooms } from '../../plumbing/live/rooms.ts';
import { createSocketHost } from '../../plumbing/live/socket-host.ts';
import type { Router } from '../../route.ts';
import { findSessionRest } from '../accounts/index.ts';
import { findPub } from '../pubs/index.ts';
import { loadGuestOrders, loadPubOrders } from './load-orders.ts';
import type { OrderDeps } from './order-deps.ts';
import type { ChangedOrder } from './order-feed.ts';
import { findOrderByToken, listOrdersByIds, listOrdersOnDesk } from './queries.ts';

type Reader = LiveSocket<string>;
const asIs = (text: string): string => text;

function message(content: LiveMessage<Order> | LiveMessage<GuestOrder>): string {
  return JSON.stringify(content);
}

/** Which committed change of an order goes to which reader: the pub's desk, and its guest. */
export function registerOrderSockets(router: Router, deps: OrderDeps, app: FastifyInstance): void {
  const host = createSocketHost(app, deps.live);
  const desks = createRooms<Reader>();
  const guests = createRooms<Reader>();

  router.socket('/ws/orders/company/:companyID/pub/:pubID', ({ scope, socket }) => {
    const { sessionId } = scope.actor;
    host.open<string>({
      socket,
      room: desks,
      subject: scope.pubId,
      session: { id: sessionId, findRest: () => findSessionRest(deps, sessionId) },
      load: async () => {
        const rows = await listOrdersOnDesk(deps.db, scope, FINISHED_ORDERS_SENT);
        return message({ event_type: 'GET_ALL', orders: await loadPubOrders(deps, rows) });
      },
      render: asIs,
    });
  });

  /** Anybody may invent a token; a socket is for one that is somebody's. */
  async function findOrderId({ trackingToken }: { trackingToken: string }): Promise<number> {
    const order = await findOrderByToken(deps.db, trackingToken);
    if (!order) throw new AppError('not_found');
    return order.id;
  }
  router.socket(
    '/ws/client/order/:trackingToken',
    ({ found: orderId, socket }) => {
      const load = async (): Promise<string> => {
        const rows = await listOrdersByIds(deps.db, [orderId]);
        return message({ event_type: 'GET_ALL', orders: await loadGuestOrders(deps.db, rows) });
      };
      host.open<string>({ socket, room: guests, subject: orderId, load, render: asIs });
    },
    findOrderId,
  );

  async function closeDesksOfDeletedPubs(pubIds: readonly number[]): Promise<void> {
    for (const pubId of pubIds.filter((id) => desks.has(id))) {
      const pub = await findPub(deps.db, pubId);
      if (pub?.deleted) for (const desk of desks.of(pubId)) desk.close(closeCodes.gone);
    }
  }

  async function tellDesks(changed: readonly ChangedOrder[]): Promise<void> {
    const heard = changed.filter(({ order }) => desks.has(order.pub_id));
    const views = await loadPubOrders(
      deps,
      heard.map(({ order }) => order),
      new Map(heard.map(({ order, lines }) => [order.id, lines])),
    );
    for (const [index, view] of views.entries()) {
      const event_type = heard[index]?.isNew ? 'CREATE_EVENT' : 'UPDATE_EVENT';
      const text = message({ event_type, order: view });
      for (const desk of desks.of(view.pub_id)) desk.deliver(text);
    }
  }

  async function tellGuests(changed: readonly ChangedOrder[]): Promise<void> {
    const heard = changed.filter(({ order }) => guests.has(order.id));
    const views = await loadGuestOrders(
      deps.db,
      heard.map(({ order }) => order),
      new Map(heard.map(({ order, lines }) => [order.id, lines])),
    );
    for (const view of views) {
      const text = message({ event_type: 'UPDATE_EVENT', order: view });
      for (const guest of guests.of(view.id)) guest.deliver(text);
    }
  }

  deps.orderFeed.listen({
    isListening: () => !desks.isEmpty() || !guests.isEmpty(),
    onChanges: async ({ pub, isIncomplete }) => {
      await closeDesksOfDeletedPubs(pub);
      // Desks come back by themselves: the end of their sessions is not known either.
      // Not awaited: a load that takes long must not keep the others from hearing.
      if (isIncomplete) for (const guest of guests.all()) void guest.refresh();
    },
    onOrders: async (changed) => {
      await tellDesks(changed);
      await tellGuests(changed);
    },
  });
}
