import { routes } from '@comanda/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../plumbing/http/app-error.ts';
import { createSocketHost } from '../../plumbing/live/sockets/socket-host.ts';
import { pageOf } from '../../plumbing/page.ts';
import type { Router } from '../../route.ts';
import { actorOf, type Actor } from '../../scopes.ts';
import { authenticateToken, readAccessToken } from '../accounts/index.ts';
import { listDeliveryPoints, getOrder, listOrders } from './queries/for-pub.ts';
import { registerDesks } from './live/desks.ts';
import { registerGuests } from './live/guests.ts';
import {
  findGuestOrder,
  loadClientOrders,
  loadGuestOrders,
  loadPubOrder,
  loadPubOrders,
} from './load-orders.ts';
import type { DeskDeps, OrderDeps } from './order-deps.ts';
import { placeOrder } from './placing/place-order.ts';
import { listOrdersOfClient } from './queries/for-guest.ts';
import { listHistory } from './queries/order-parts.ts';
import type { OrderRow } from './tables.ts';
import { pointForReader } from './personal-data/without-contacts.ts';
import { listTimes } from './placing/assessing/list-times.ts';
import { quoteOrder } from './placing/assessing/quote-order.ts';
import { explainOrder } from './placing/why/explain-order.ts';
import { markLines } from './editing/mark-lines.ts';
import { leaveOut } from './editing/leave-out.ts';
import { replaceOrderDishes } from './editing/replace-order-dishes.ts';
import { setDeliveryPrice } from './editing/set-delivery-price.ts';
import { listSlots, setSlotShut } from './slots/pub-slots.ts';
import { setComp } from './editing/set-comp.ts';
import { setDiscount } from './editing/set-discount.ts';
import { placeRehearsal } from './rehearsal/place-rehearsal.ts';
import { listFavouriteDishes, listLastOrders } from './staff/last-orders.ts';
import { takeOrder } from './staff/take-order.ts';
import { acceptOrder } from './status/accept-order.ts';
import { allowHandover } from './status/allow-handover.ts';
import { movePromise } from './status/move-promise.ts';
import { openOrder } from './status/open-order.ts';
import { refuseOrder } from './status/refuse-order.ts';
import { refuseOrders } from './status/refuse-orders.ts';
import { setOrderStatus } from './status/set-order-status.ts';
import { setPrepared } from './status/set-prepared.ts';
import { handleDishesBack } from './missing/dishes-back.ts';
import { handleCookingOrders } from './status/cooking-orders.ts';
import { handleHeldPortions } from './portions/held-portions.ts';
import { handleIdleReservations } from './status/idle-reservations.ts';
import { handleUnansweredOrders } from './status/unanswered-orders.ts';
import { withdrawOrder } from './status/withdraw-order.ts';
import { pubHistoryView } from './history-views.ts';

/** A guest needs no account; a signed-in client's order belongs to their account. */
async function clientOf(deps: OrderDeps, request: FastifyRequest): Promise<Actor | undefined> {
  const token = readAccessToken(request);
  const actor = token === undefined ? undefined : await authenticateToken(deps, token);
  return actor?.role === 'client' ? actor : undefined;
}

function registerGuestCalls(router: Router, deps: OrderDeps, app: FastifyInstance): void {
  // The router reads no account for a public call.
  const name = 'POST /api/client/pub/:pubID/orders';
  const limitAccount = app.limits.create({
    name: `${name} account`,
    limit: routes[name].perAccount,
    by: ({ scope }) => String(actorOf(scope)?.accountId),
  });

  router.call('POST /api/client/pub/:pubID/orders/quote', async ({ params, body }) => ({
    quote: await quoteOrder(deps, { pubId: params.pubID }, body),
  }));
  router.call('POST /api/client/pub/:pubID/orders/times', async ({ params, body }) => ({
    times: await listTimes(deps, params.pubID, body),
  }));
  router.call(name, async ({ params, body, request }) => {
    request.scope = await clientOf(deps, request);
    if (request.scope) await limitAccount?.(request);
    return placeOrder(deps, {
      pubId: params.pubID,
      idempotencyKey: request.headers['idempotency-key'],
      clientId: actorOf(request.scope)?.accountId,
      body,
    });
  });
  router.call('GET /api/client/orders/:trackingToken', async ({ params }) => {
    const found = await findGuestOrder(deps, params.trackingToken);
    if (!found) throw new AppError('order_not_found');
    return { order: found.order };
  });
  router.call('POST /api/client/orders/:trackingToken/withdraw', async ({ params }) => {
    const [order] = await loadGuestOrders(deps, [await withdrawOrder(deps, params.trackingToken)]);
    if (!order) throw new AppError('order_not_found');
    return { order };
  });
  router.call('POST /api/client/orders/:trackingToken/leave-out', async ({ params, body }) => {
    const left = await leaveOut(deps, params.trackingToken, body.line_ids);
    const [order] = await loadGuestOrders(deps, [left]);
    if (!order) throw new AppError('order_not_found');
    return { order };
  });
  router.call('GET /api/client/orders', async ({ scope, query }) => {
    const { page, next } = pageOf(await listOrdersOfClient(deps.db, scope, query));
    return { orders: await loadClientOrders(deps, page), next };
  });
}

function registerSlots(router: Router, deps: OrderDeps): void {
  router.call('GET /api/company/:companyID/pubs/:pubID/slots', async ({ scope, query }) => ({
    slots: await listSlots(deps, scope, query.date),
  }));
  router.call('PUT /api/company/:companyID/pubs/:pubID/slots', async ({ scope, body }) => ({
    slots: await setSlotShut(deps, scope, { from: body.from, isShut: body.is_shut }),
  }));
}

function registerStaffOrders(router: Router, deps: OrderDeps): void {
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/orders',
    async ({ scope, body, request }) => {
      const idempotencyKey = request.headers['idempotency-key'];
      const row = await takeOrder(deps, scope, { idempotencyKey, body });
      return { order: await loadPubOrder(deps, row) };
    },
  );
  router.call('POST /api/company/:companyID/pubs/:pubID/orders/quote', async ({ scope, body }) => ({
    quote: await quoteOrder(deps, { pubId: scope.pubId, isOfStaff: true }, body),
  }));
  router.call('POST /api/company/:companyID/pubs/:pubID/orders/last', async ({ scope, body }) => ({
    orders: await loadPubOrders(deps, await listLastOrders(deps, scope, body)),
  }));
  router.call('GET /api/company/:companyID/pubs/:pubID/favourite-dishes', async ({ scope }) => ({
    dish_ids: await listFavouriteDishes(deps, scope),
  }));
}

function registerReading(router: Router, deps: DeskDeps): void {
  router.call('GET /api/company/:companyID/pubs/:pubID/orders', async ({ scope, query }) => {
    const { page, next } = pageOf(await listOrders(deps.db, scope, query));
    return { orders: await loadPubOrders(deps, page), next };
  });
  router.call('GET /api/company/:companyID/pubs/:pubID/delivery-points', async ({ scope }) => ({
    points: (await listDeliveryPoints(deps.db, scope)).map((point) =>
      pointForReader({ deps, kind: 'company' }, point),
    ),
  }));
  router.call('POST /api/company/:companyID/pubs/:pubID/why', async ({ scope, body }) => ({
    why: await explainOrder(deps, scope, body),
  }));
  router.call(
    'GET /api/company/:companyID/pubs/:pubID/orders/:orderID',
    async ({ scope, params: { orderID } }) => {
      const order = await getOrder(deps.db, scope, orderID);
      const history = (await listHistory(deps.db, [orderID])).get(orderID) ?? [];
      const alerts = await deps.listAlerts(deps.db, orderID);
      return { order: await loadPubOrder(deps, order), history: pubHistoryView(history, alerts) };
    },
  );
}

function registerChanges(router: Router, deps: OrderDeps): void {
  const answer = async (row: OrderRow) => ({ order: await loadPubOrder(deps, row) });
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status',
    async ({ scope, params: { orderID }, query }) => {
      const row = await setOrderStatus(deps, scope, {
        orderId: orderID,
        to: query.status,
        from: query.from,
        reason: query.cancel_reason,
        text: query.cancel_text,
      });
      return { status: row.status, ...(await answer(row)) };
    },
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/accept',
    async ({ scope, params, body }) =>
      answer(await acceptOrder(deps, scope, { orderId: params.orderID, ...body })),
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/refuse',
    async ({ scope, params, body }) =>
      answer(await refuseOrder(deps, scope, { orderId: params.orderID, ...body })),
  );
  router.call('PUT /api/company/:companyID/pubs/:pubID/orders/refuse', async ({ scope, body }) => {
    const { refused, answered } = await refuseOrders(deps, scope, body);
    return { orders: await loadPubOrders(deps, refused), answered: [...answered] };
  });
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/promise',
    async ({ scope, params, body }) =>
      answer(await movePromise(deps, scope, { orderId: params.orderID, ...body })),
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-delivery-price',
    async ({ scope, params, query }) =>
      answer(await setDeliveryPrice(deps, scope, { orderId: params.orderID, ...query })),
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes',
    async ({ scope, params, body }) =>
      answer(await replaceOrderDishes(deps, scope, { orderId: params.orderID, ...body })),
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/discount',
    async ({ scope, params, body }) =>
      answer(await setDiscount(deps, scope, { orderId: params.orderID, ...body })),
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/comp',
    async ({ scope, params, body }) =>
      answer(await setComp(deps, scope, { orderId: params.orderID, ...body })),
  );
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/rehearsal-order',
    async ({ scope, body }) => {
      const row = await placeRehearsal(deps, scope, body);
      return { ...(await answer(row)), tracking_token: row.tracking_token };
    },
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/opened',
    async ({ scope, params }) => answer(await openOrder(deps, scope, params.orderID)),
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/handover',
    async ({ scope, params }) => answer(await allowHandover(deps, scope, params.orderID)),
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/kitchen',
    async ({ scope, params, body }) =>
      answer(await markLines(deps, scope, { orderId: params.orderID, ...body })),
  );
  router.call(
    'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-prepared',
    async ({ scope, params, body }) =>
      answer(await setPrepared(deps, scope, { orderId: params.orderID, ...body })),
  );
}

/** Orders from the guest's quote to their end, for the guest and the pub, by call and by socket. */
export function registerOrders(router: Router, deps: DeskDeps, app: FastifyInstance): void {
  handleUnansweredOrders(app.tasks, deps);
  handleHeldPortions(app.tasks, deps);
  handleCookingOrders(app.tasks, deps);
  handleDishesBack(app.tasks, deps);
  handleIdleReservations(app.tasks, deps);
  registerGuestCalls(router, deps, app);
  registerReading(router, deps);
  registerSlots(router, deps);
  registerStaffOrders(router, deps);
  registerChanges(router, deps);
  const host = createSocketHost(app, deps.live);
  registerDesks(router, deps, host);
  registerGuests(router, deps, host);
}
