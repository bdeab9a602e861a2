import { routes } from '@comanda/contract';
import { PAGE_SIZE } from '@comanda/contract/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../plumbing/http/app-error.ts';
import { createLimiter } from '../../plumbing/http/limit-requests.ts';
import type { Router } from '../../route.ts';
import { actorOf, type Actor, type PubScope } from '../../scopes.ts';
import { authenticateToken, readAccessToken } from '../accounts/index.ts';
import { listDeliveryPoints } from './delivery-points.ts';
import { registerOrderSockets } from './live.ts';
import { loadClientOrders, loadGuestOrders, loadPubOrder, loadPubOrders } from './load-orders.ts';
import type { OrderDeps } from './order-deps.ts';
import { placeOrder } from './place-order.ts';
import {
  findOrder,
  findOrderByToken,
  listHistory,
  listOrders,
  listOrdersOfClient,
  type OrderRow,
} from './queries.ts';
import { quoteOrder } from './quote-order.ts';
import { replaceOrderDishes } from './replace-order-dishes.ts';
import { setDeliveryPrice } from './set-delivery-price.ts';
import { setOrderStatus } from './set-order-status.ts';
import { setPrepared } from './set-prepared.ts';
import { historyView } from './views.ts';
import type { Author } from './writes.ts';

function authorOf({ actor }: PubScope): Author {
  return { role: actor.entered ? 'admin' : 'company', accountId: actor.accountId };
}

function requireOfPub(order: OrderRow | undefined, { pubId }: PubScope): OrderRow {
  if (order?.pub_id !== pubId) throw new AppError('order_not_found');
  return order;
}

/** One page of rows that were asked for with one more, and where the next begins. */
function pageOf(rows: readonly OrderRow[]): { page: OrderRow[]; next: number | null } {
  const page = rows.slice(0, PAGE_SIZE);
  return { page, next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
}

/** A guest needs no account; the order of one who is signed in is theirs. */
async function clientOf(deps: OrderDeps, request: FastifyRequest): Promise<Actor | undefined> {
  const token = readAccessToken(request);
  const actor = token === undefined ? undefined : await authenticateToken(deps, token);
  return actor?.role === 'client' ? actor : undefined;
}

function registerGuestCalls(router: Router, deps: OrderDeps): void {
  // Of a call that anybody may make the router knows no account.
  const limitAccount = createLimiter({
    scale: deps.settings.rateLimitScale,
    limit: routes['POST /api/client/pub/:pubID/orders'].perAccount,
    by: ({ scope }) => String(actorOf(scope)?.accountId),
  });

  router.call('POST /api/client/pub/:pubID/orders/quote', async ({ params, body }) => ({
    quote: await quoteOrder(deps, params.pubID, body),
  }));
  router.call('POST /api/client/pub/:pubID/orders', async ({ params, body, request }) => {
    request.scope = await clientOf(deps, request);
    if (request.scope) limitAccount?.(request);
    return placeOrder(deps, {
      pubId: params.pubID,
      idempotencyKey: request.headers['idempotency-key'],
      clientId: actorOf(request.scope)?.accountId,
      body,
    });
  });
  router.call('GET /api/client/orders/:trackingToken', async ({ params }) => {
    const row = await findOrderByToken(deps.db, params.trackingToken);
    const [order] = await loadGuestOrders(deps.db, row ? [row] : []);
    if (!order) throw new AppError('order_not_found');
    return { order };
  });
  router.call('GET /api/client/orders', async ({ scope, query: { before } }) => {
    const rows = await listOrdersOfClient(deps.db, scope, { before, limit: PAGE_SIZE + 1 });
    const { page, next } = pageOf(rows);
    return { orders: await loadClientOrders(deps.db, page), next };
  });
}

function registerReading(router: Router, deps: OrderDeps): void {
  router.call('GET /api/company/:companyID/pubs/:pubID/orders', async ({ scope, query }) => {
    const rows = await listOrders(deps.db, scope, { ...query, limit: PAGE_SIZE + 1 });
    const { page, next } = pageOf(rows);
    return { orders: await loadPubOrders(deps, page), next };
  });
  router.call('GET /api/company/:companyID/pubs/:pubID/delivery-points', async ({ scope }) => ({
    points: await listDeliveryPoints(deps.db, scope),
  }));
  router.call(
    'GET /api/company/:companyID/pubs/:pubID/orders/:orderID',
    async ({ scope, params: { orderID } }) => {
      const order = requireOfPub(await findOrder(deps.db, scope, orderID), scope);
      const history = (await listHistory(deps.db, [orderID])).get(orderID) ?? [];
      return { order: await loadPubOrder(deps, order), history: history.map(historyView) };
    },
  );
}

function registerChanges(router: Router, deps: OrderDeps): void {
  const answer = async (row: OrderRow) => ({ order: await loadPubOrder(deps, row) });
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status',
    async ({ scope, params: { orderID }, query }) => {
      const row = await setOrderStatus(deps, {
        orderId: orderID,
        to: query.status,
        from: query.from,
        reason: query.cancel_reason,
        text: query.cancel_text,
        by: authorOf(scope),
        check: (order) => requireOfPub(order, scope),
      });
      return { status: row.status, ...(await answer(row)) };
    },
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-delivery-price',
    async ({ scope, params, query }) =>
      answer(
        await setDeliveryPrice(deps, scope, {
          orderId: params.orderID,
          by: authorOf(scope),
          ...query,
        }),
      ),
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes',
    async ({ scope, params, body }) =>
      answer(
        await replaceOrderDishes(deps, scope, {
          orderId: params.orderID,
          by: authorOf(scope),
          ...body,
        }),
      ),
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-prepared',
    async ({ scope, params, body: { prepared } }) =>
      answer(await setPrepared(deps, scope, { orderId: params.orderID, prepared })),
  );
}

/** Orders from the guest's quote to their end, for the guest and the pub, by call and by socket. */
export function registerOrders(router: Router, deps: OrderDeps, app: FastifyInstance): void {
  registerGuestCalls(router, deps);
  registerReading(router, deps);
  registerChanges(router, deps);
  registerOrderSockets(router, deps, app);
}
