import type { Deps } from '../../../deps.ts';
import type { Router } from '../../../route.ts';
import { confirmPub, declinePub, loadPubsOfCourier } from './answer-pub.ts';
import { attachCourier, detachCourier, loadCouriersOfPub } from './attach-courier.ts';

/** The couriers that a pub attaches to deliver for it, and their answers. */
export function registerAttachments(router: Router, deps: Deps): void {
  router.call('GET /api/company/:companyID/pubs/:pubID/couriers', async ({ scope }) => ({
    couriers: await loadCouriersOfPub(deps, scope),
  }));
  router.call('POST /api/company/:companyID/pubs/:pubID/couriers', async ({ scope, body }) => ({
    courier: await attachCourier(deps, scope, body.courier_id),
  }));
  router.call(
    'DELETE /api/company/:companyID/pubs/:pubID/couriers/:courierID',
    async ({ scope, params }) => {
      await detachCourier(deps, scope, params.courierID);
      return {};
    },
  );
  router.call('GET /api/courier/:courierID/pubs', async ({ scope }) => ({
    pubs: await loadPubsOfCourier(deps, scope),
  }));
  router.call('POST /api/courier/:courierID/pubs/:pubID/confirm', async ({ scope, params }) => {
    await confirmPub(deps, scope, params.pubID);
    return {};
  });
  router.call('POST /api/courier/:courierID/pubs/:pubID/decline', async ({ scope, params }) => {
    await declinePub(deps, scope, params.pubID);
    return {};
  });
}
