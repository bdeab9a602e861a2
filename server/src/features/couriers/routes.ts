import type { FastifyInstance } from 'fastify';
import { AppError } from '../../plumbing/http/app-error.ts';
import { replaceImage } from '../../plumbing/images/replace-image.ts';
import type { Router } from '../../route.ts';
import type { CourierScope } from '../../scopes.ts';
import { setRefreshCookie } from '../accounts/index.ts';
import type { OrderDeps } from '../orders/index.ts';
import { registerAttachments } from './attachments/routes.ts';
import { findOwnCourier, findVisibleCourier, mayReadLedger } from './find-visible-courier.ts';
import { registerCourierSockets } from './live/register-sockets.ts';
import { loadCouriers } from './platform/platform-couriers.ts';
import { findCourier, replacePicture } from './queries.ts';
import { registerCourier } from './profile/register-courier.ts';
import { saveProfile } from './profile/save-profile.ts';
import { registerSettlements } from './platform/settlements/routes.ts';
import { setStanding } from './platform/set-standing.ts';
import { loadStatement } from './ledger/statement.ts';
import { sendPosition } from './steps/send-position.ts';
import { loadAfterStep, takeStep, type Step } from './steps/take-step.ts';

function registerProfile(router: Router, deps: OrderDeps): void {
  const own = async (scope: CourierScope) => ({ courier: await findOwnCourier(deps, scope) });

  router.call('POST /api/courier', async ({ body, reply }) => {
    const session = await registerCourier(deps, body);
    setRefreshCookie(reply, deps.settings, session);
    return { accesstoken: session.accesstoken, role: session.role };
  });
  router.call('GET /api/courier', async ({ scope }) => own(scope));
  router.call('GET /api/courier/:courierID', async ({ scope, params }) => ({
    courier: await findVisibleCourier(deps, scope, params.courierID),
  }));
  router.call('PUT /api/courier/:courierID', async ({ scope, body }) => {
    await saveProfile(deps, scope, body);
    return own(scope);
  });
  router.call('POST /api/courier/:courierID/image', async ({ scope, useFile }) => {
    await useFile((file) =>
      replaceImage(deps, { subject: { kind: 'courier' }, file }, (transaction, image) =>
        replacePicture(transaction, scope, image),
      ),
    );
    return own(scope);
  });
  router.call('GET /api/courier/:courierID/statement', async ({ scope, params, query }) => {
    const isAllowed = mayReadLedger(scope, params.courierID);
    if (!isAllowed || !(await findCourier(deps.db, params.courierID))) {
      throw new AppError('courier_not_found');
    }
    return loadStatement(deps.db, params.courierID, query);
  });
}

function registerDeliveries(router: Router, deps: OrderDeps): void {
  const take = async (scope: CourierScope, step: Step) => ({
    order: await loadAfterStep(deps, scope, await takeStep(deps, scope, step)),
  });
  router.call('POST /api/courier/:courierID/reserve-order', async ({ scope, body }) =>
    take(scope, { ...body, step: 'reserve' }),
  );
  router.call('POST /api/courier/:courierID/coming', async ({ scope, body }) =>
    take(scope, { ...body, step: 'coming' }),
  );
  router.call('POST /api/courier/:courierID/release-order', async ({ scope, body }) => {
    await takeStep(deps, scope, { ...body, step: 'release' });
    return {};
  });
  router.call('POST /api/courier/:courierID/set-order-to-at-courier', async ({ scope, body }) =>
    take(scope, { ...body, step: 'at_courier' }),
  );
  router.call('POST /api/courier/:courierID/set-order-to-completed', async ({ scope, body }) =>
    take(scope, { ...body, step: 'completed' }),
  );
  router.call('POST /api/courier/:courierID/set-order-to-canceled', async ({ scope, body }) =>
    take(scope, { ...body, step: 'canceled' }),
  );
  router.call('POST /api/courier/:courierID/position', async ({ scope, body }) => ({
    is_kept: await sendPosition(deps, scope, body),
  }));
}

function registerPlatform(router: Router, deps: OrderDeps): void {
  router.call('GET /api/admin/couriers', async ({ scope, query }) =>
    loadCouriers(deps.db, scope, query),
  );
  router.call('POST /api/admin/couriers/:courierID/approve', async ({ scope, params }) => ({
    courier: await setStanding(deps, scope, { courierId: params.courierID, to: 'approved' }),
  }));
  router.call('POST /api/admin/couriers/:courierID/block', async ({ scope, params }) => ({
    courier: await setStanding(deps, scope, { courierId: params.courierID, to: 'blocked' }),
  }));
}

/**
 * Couriers: their account, the orders that they take and deliver, their pubs, and the platform's calls about
 * them.
 */
export function registerCouriers(router: Router, deps: OrderDeps, app: FastifyInstance): void {
  registerProfile(router, deps);
  registerDeliveries(router, deps);
  registerAttachments(router, deps);
  registerPlatform(router, deps);
  registerSettlements(router, deps);
  registerCourierSockets(router, deps, app);
}
