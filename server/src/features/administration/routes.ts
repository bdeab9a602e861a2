import type { FastifyInstance } from 'fastify';
import type { Router } from '../../route.ts';
import { setRefreshCookie } from '../accounts/index.ts';
import type { OrderDeps } from '../orders/index.ts';
import { auditEnteredWrites } from './audit-entered-writes.ts';
import { enterPub, leavePub } from './enter-pub.ts';
import { loadOrdersInProcess } from './load-orders-in-process.ts';

/** The platform's own: the orders of every pub, and the way into one and out again. */
export function registerAdministration(
  router: Router,
  deps: OrderDeps,
  app: FastifyInstance,
): void {
  auditEnteredWrites(app, deps);
  router.call('GET /api/admin/orders', async ({ scope }) => ({
    orders: await loadOrdersInProcess(deps, scope),
  }));
  router.call('POST /api/admin/get-pub-refresh-token', async ({ scope, query, reply }) => {
    setRefreshCookie(reply, deps.settings, await enterPub(deps, scope, query.pubID));
    return {};
  });
  router.call('POST /api/admin/leave-pub', async ({ scope, reply }) => {
    const session = await leavePub(deps, scope);
    setRefreshCookie(reply, deps.settings, session);
    return { accesstoken: session.accesstoken, role: session.role };
  });
}
