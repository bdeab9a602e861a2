import type { FastifyInstance } from 'fastify';
import { accountIdOf, companyIdOf } from '../../ids.ts';
import type { Router } from '../../route.ts';
import { setRefreshCookie } from '../accounts/index.ts';
import type { OrderDeps } from '../orders/index.ts';
import { deleteClientByAdmin, loadClients } from './clients.ts';
import { loadCompanies, setTariff } from './companies.ts';
import { enterPub, leavePub } from './enter-pub.ts';
import { extendPublication } from './extend-publication.ts';
import { registerAdminSocket } from './live.ts';
import { loadOrdersInProcess } from './load-orders-in-process.ts';
import { loadPubsNotAnswering } from './load-pubs-not-answering.ts';
import { loadFailingTasks } from './load-failing-tasks.ts';

function registerEntering(router: Router, deps: OrderDeps): void {
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

function registerBooks(router: Router, deps: OrderDeps): void {
  router.call('GET /api/admin/companies', async ({ scope, query }) =>
    loadCompanies(deps, scope, query),
  );
  router.call('POST /api/admin/companies/:companyID/tariff', async ({ scope, params, body }) => ({
    company: await setTariff(deps, scope, {
      companyId: companyIdOf(params.companyID),
      tariff: body.tariff,
    }),
  }));
  router.call('POST /api/admin/pubs/:pubID/extend', async ({ scope, params, body }) => ({
    pub: await extendPublication(deps, scope, { pubId: params.pubID, ...body }),
  }));
  router.call('GET /api/admin/clients', async ({ scope, query }) =>
    loadClients(deps, scope, query),
  );
  router.call('DELETE /api/admin/clients/:clientID', async ({ scope, params }) => {
    await deleteClientByAdmin(deps, scope, accountIdOf(params.clientID));
    return {};
  });
}

/**
 * The platform's own calls: the orders of every pub, entering and leaving a pub, companies and clients. Its
 * calls about couriers' accounts are in the couriers' feature.
 */
export function registerAdministration(
  router: Router,
  deps: OrderDeps,
  app: FastifyInstance,
): void {
  router.call('GET /api/admin/orders', async ({ scope }) => ({
    orders: await loadOrdersInProcess(deps, scope),
  }));
  router.call('GET /api/admin/failing-tasks', async () => ({
    tasks: await loadFailingTasks(deps),
  }));
  router.call('GET /api/admin/pubs-not-answering', async ({ scope }) => ({
    pubs: await loadPubsNotAnswering(deps, scope),
  }));
  registerEntering(router, deps);
  registerBooks(router, deps);
  registerAdminSocket(router, deps, app);
}
