import { DESK_QUERY, FINISHED_ORDERS_SENT, PUB_EVENTS_QUERY } from '@comanda/contract/wire';
import type { DeskMessage } from '@comanda/contract/live';
import { closeCodes, type LiveSocket } from '../../../plumbing/live/sockets/live-socket.ts';
import { createRooms, type Rooms } from '../../../plumbing/live/sockets/rooms.ts';
import type { SocketHost } from '../../../plumbing/live/sockets/socket-host.ts';
import { batchLoads } from '../../../plumbing/batch-loads.ts';
import type { Router } from '../../../route.ts';
import { createSessionTimes } from '../../accounts/index.ts';
import { findPub } from '../../pubs/index.ts';
import { loadPubOrders } from '../load-orders.ts';
import type { DeskDeps, OrderDeps } from '../order-deps.ts';
import { listOrdersOnDesks } from '../queries/for-pub.ts';
import type { PubScope } from '../../../scopes.ts';
import type { ChangedOrder } from '../order-feed.ts';

/** The open desks, by pub. */
type Desks = Rooms<LiveSocket<string>>;

/** The most desks that share a query while they open: each has up to some hundred orders. */
const MAX_OPENING = 16;

const asItIs = (text: string): string => text;

function message(content: DeskMessage): string {
  return JSON.stringify(content);
}

type PubListeners = {
  readonly desks: Desks;
  /** Those that asked for it. */
  readonly wantsPub: (desk: LiveSocket<string>) => boolean;
};

/** The desks of a changed pub read it again, those of a deleted one end. */
async function sendPubs(
  deps: OrderDeps,
  { desks, wantsPub }: PubListeners,
  pubIds: readonly number[],
): Promise<void> {
  const changed = message({ event_type: 'PUB_EVENT' });
  for (const pubId of pubIds.filter((id) => desks.has(id))) {
    const pub = await findPub(deps.db, pubId);
    for (const desk of desks.of(pubId)) {
      if (pub?.deleted) desk.close(closeCodes.gone);
      else if (wantsPub(desk)) desk.deliver(changed);
    }
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

/** The first messages of desks; desks that open together share the queries. */
function createFirstMessages(deps: OrderDeps): (scope: PubScope) => Promise<string | undefined> {
  return batchLoads({
    maxKeys: MAX_OPENING,
    load: async (scopes: readonly PubScope[]) => {
      const rows = await listOrdersOnDesks(deps.db, scopes, FINISHED_ORDERS_SENT);
      const views = Map.groupBy(await loadPubOrders(deps, rows), ({ pub_id }) => pub_id);
      const texts = new Map<number, string>();
      for (const { pubId } of scopes) {
        if (texts.has(pubId)) continue;
        texts.set(pubId, message({ event_type: 'GET_ALL', orders: views.get(pubId) ?? [] }));
      }
      return new Map(scopes.map((scope) => [scope, texts.get(scope.pubId) ?? '']));
    },
  });
}

/** The live orders of a pub's desk: the active and the last finished ones first, then each change. */
export function registerDesks(router: Router, deps: DeskDeps, host: SocketHost): void {
  const desks: Desks = createRooms();
  const findRemainingTime = createSessionTimes(deps);
  const loadFirst = createFirstMessages(deps);
  const withPub = new WeakSet<LiveSocket<string>>();
  router.socket('/ws/orders/company/:companyID/pub/:pubID', ({ scope, query, socket }) => {
    const desk = host.open<string>({
      socket,
      room: desks,
      subject: scope.pubId,
      session: { id: scope.actor.sessionId, findRemainingTime },
      load: async () => (await loadFirst(scope)) ?? '',
      render: asItIs,
    });
    const deskKey = query[DESK_QUERY];
    if (typeof deskKey === 'string') {
      deps.deskPresence.watch(socket, { pubId: scope.pubId, deskKey });
    }
    if (query['pub_events'] === PUB_EVENTS_QUERY.pub_events) withPub.add(desk);
  });
  deps.orderFeed.listen({
    isListening: () => !desks.isEmpty(),
    // Desks get no list here after an incomplete read: their sockets are closed, and they connect again.
    onChanges: ({ pub }) => sendPubs(deps, { desks, wantsPub: (desk) => withPub.has(desk) }, pub),
    onOrders: (changed) => sendToDesks(deps, desks, changed),
  });
}
