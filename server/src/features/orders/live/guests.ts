import type { LiveMessage } from '@comanda/contract/live';
import type { GuestOrder } from '@comanda/contract/orders';
import { batchLoads } from '../../../plumbing/batch-loads.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { LiveSocket } from '../../../plumbing/live/sockets/live-socket.ts';
import { createRooms, type Rooms } from '../../../plumbing/live/sockets/rooms.ts';
import type { SocketHost } from '../../../plumbing/live/sockets/socket-host.ts';
import type { Router } from '../../../route.ts';
import { loadGuestOrders } from '../load-orders.ts';
import type { OrderDeps } from '../order-deps.ts';
import { listOrderIdsByTokens } from '../queries/for-guest.ts';
import { listOrdersByIds } from '../queries/order-parts.ts';
import type { ChangedOrder } from '../order-feed.ts';

/** The sockets of guests, by order. */
type Guests = Rooms<LiveSocket<string>>;

/** The most sockets that share a query while they open: as many guests reconnect at once after a restart. */
const MAX_OPENING = 100;
/** A text with other characters is the token of no order. */
const TOKEN_PATTERN = /^[\w-]+$/;

const asItIs = (text: string): string => text;

function message(content: LiveMessage<GuestOrder>): string {
  return JSON.stringify(content);
}

async function sendToGuests(
  deps: OrderDeps,
  guests: Guests,
  changed: readonly ChangedOrder[],
): Promise<void> {
  const changedHere = changed.filter(({ order }) => guests.has(order.id));
  const views = await loadGuestOrders(
    deps,
    changedHere.map(({ order }) => order),
    new Map(changedHere.map(({ order, lines }) => [order.id, lines])),
  );
  for (const view of views) {
    const text = message({ event_type: 'UPDATE_EVENT', order: view });
    for (const guest of guests.of(view.id)) guest.deliver(text);
  }
}

/** The live events of a guest's own order: its current state, then each change. */
export function registerGuests(router: Router, deps: OrderDeps, host: SocketHost): void {
  const guests: Guests = createRooms();
  const findOrderId = batchLoads({
    maxKeys: MAX_OPENING,
    load: (tokens: readonly string[]) => listOrderIdsByTokens(deps.db, tokens),
  });
  const loadOrder = batchLoads({
    maxKeys: MAX_OPENING,
    load: async (ids: readonly number[]) => {
      const views = await loadGuestOrders(deps, await listOrdersByIds(deps.db, ids));
      return new Map(views.map((view) => [view.id, view]));
    },
  });
  async function loadFirst(orderId: number): Promise<string> {
    const order = await loadOrder(orderId);
    return message({ event_type: 'GET_ALL', orders: order ? [order] : [] });
  }
  /** A token may be invented; a socket is opened only for an existing order. */
  async function requireOrderId({ trackingToken }: { trackingToken: string }): Promise<number> {
    const id = TOKEN_PATTERN.test(trackingToken) ? await findOrderId(trackingToken) : undefined;
    if (id === undefined) throw new AppError('not_found');
    return id;
  }
  router.socket(
    '/ws/client/order/:trackingToken',
    ({ found: orderId, socket }) => {
      const load = (): Promise<string> => loadFirst(orderId);
      host.open<string>({ socket, room: guests, subject: orderId, load, render: asItIs });
    },
    requireOrderId,
  );
  deps.orderFeed.listen({
    isListening: () => !guests.isEmpty(),
    onChanges: async ({ isIncomplete }) => {
      // Not awaited: a slow load must not delay the other listeners.
      if (isIncomplete) for (const guest of guests.all()) void guest.refresh();
    },
    onOrders: (changed) => sendToGuests(deps, guests, changed),
  });
}
