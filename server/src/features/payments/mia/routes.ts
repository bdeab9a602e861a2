import { toAmount } from '@comanda/domain/money';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Router } from '../../../route.ts';
import { findOrderByToken, getOrder } from '../../orders/index.ts';
import { findPub } from '../../pubs/index.ts';
import { findAccount, removeAccount, saveAccount, tryAccount } from './accounts.ts';
import { cancelRequest, makeRequest, miaOpenMinor } from './make-request.ts';
import { readCallback } from './read-callback.ts';
import { handleRequests } from './request-task.ts';
import { findNewestRequest, requestView } from './requests.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const ORDER = `${PUB}/orders/:orderID/mia` as const;
const GUEST = '/api/client/orders/:trackingToken/mia';

function registerAccount(router: Router, deps: Deps): void {
  router.call(`GET ${PUB}/mia`, async ({ scope }) => ({ mia: await findAccount(deps.db, scope) }));
  router.call(`PUT ${PUB}/mia`, async ({ scope, body }) => ({
    mia: await saveAccount(deps, scope, body),
  }));
  router.call(`DELETE ${PUB}/mia`, async ({ scope }) => {
    await removeAccount(deps, scope);
    return {};
  });
  router.call(`POST ${PUB}/mia/try`, async ({ scope }) => ({
    bank: await tryAccount(deps, scope),
  }));
}

/** Instant payments (docs/adr/0044-mia.md). */
export function registerMia(router: Router, deps: Deps, app: FastifyInstance): void {
  handleRequests(app.tasks, deps);
  registerAccount(router, deps);
  const newest = async (orderId: number) => {
    const request = await findNewestRequest(deps.db, orderId);
    return request ? requestView(request) : null;
  };
  router.call(`GET ${ORDER}`, async ({ scope, params: { orderID } }) => {
    await getOrder(deps.db, scope, orderID);
    return { request: await newest(orderID) };
  });
  router.call(`POST ${ORDER}`, async ({ scope, params: { orderID: orderId }, body }) => ({
    request: await requestView(await makeRequest(deps, { scope, orderId, ...body })),
  }));
  router.call(`PUT ${ORDER}/cancel`, async ({ scope, params: { orderID: orderId } }) => ({
    request: await newest(await cancelRequest(deps, { scope, orderId })),
  }));
  router.call(`GET ${GUEST}`, async ({ params: { trackingToken } }) => {
    const order = await findOrderByToken(deps.db, trackingToken);
    if (!order) throw new AppError('order_not_found');
    const pub = await findPub(deps.db, order.pub_id);
    const open = pub?.takes_mia ? miaOpenMinor(order, { isGuest: true }) : 0;
    return { open: toAmount(open), request: await newest(order.id) };
  });
  router.call(`POST ${GUEST}`, async ({ params }) => ({
    request: await requestView(await makeRequest(deps, params)),
  }));
  router.call(`POST ${GUEST}/cancel`, async ({ params }) => ({
    request: await newest(await cancelRequest(deps, params)),
  }));
  router.call('POST /api/mia/callback/:requestKey', async ({ params, request }) => {
    // As it came: texts that were cleaned would have another signature.
    await readCallback(deps, params.requestKey, request.body);
    return {};
  });
}
