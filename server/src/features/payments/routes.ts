import type { FastifyInstance } from 'fastify';
import type { Router } from '../../route.ts';
import { loadPubOrder, type OrderDeps } from '../orders/index.ts';
import { registerMia } from './mia/routes.ts';
import { listPayments, recordPayment, voidPayment } from './payments.ts';

const PAYMENTS = '/api/company/:companyID/pubs/:pubID/orders/:orderID/payments';

/** What guests have paid. */
export function registerPayments(router: Router, deps: OrderDeps, app: FastifyInstance): void {
  registerMia(router, deps, app);
  const answer = async ({ order, payments }: Awaited<ReturnType<typeof recordPayment>>) => ({
    order: await loadPubOrder(deps, order),
    payments: [...payments],
  });
  router.call(`GET ${PAYMENTS}`, async ({ scope, params }) => ({
    payments: await listPayments(deps.db, scope, params.orderID),
  }));
  router.call(`POST ${PAYMENTS}`, async ({ scope, params, body }) =>
    answer(await recordPayment(deps, scope, { orderId: params.orderID, ...body })),
  );
  router.call(`PUT ${PAYMENTS}/:paymentID/void`, async ({ scope, params, body }) => {
    const { orderID: orderId, paymentID: paymentId } = params;
    return answer(await voidPayment(deps, scope, { orderId, paymentId, ...body }));
  });
}
