import type { Shipping } from '@comanda/contract/shipping';
import { isExpired } from '@comanda/domain/pubs';
import { isDeliveryTime } from '@comanda/domain/shipping';
import type { Updateable } from 'kysely';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../plumbing/http/app-error.ts';
import { recordChange } from '../../plumbing/live/record-change.ts';
import type { Router } from '../../route.ts';
import type { Connection } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';
import { saveHours, saveWorkWeek } from './hours/save-hours.ts';
import { saveLater } from './later/later-settings.ts';
import { listShipping, updateShipping } from './queries.ts';
import { saveFreeDelivery, saveZonePrices } from './save-zone-amounts.ts';
import { saveZoneTerms } from './save-zone-terms.ts';
import { saveZones } from './save-zones.ts';
import type { ShippingTables } from './tables.ts';
import { findPublicShipping, listShippingViews, preorderView } from './views.ts';

/** The pubs feature depends on this one, so it passes in its look-up. */
export type ShippingDeps = Deps & {
  readonly findPub: (connection: Connection, pubId: number) => Promise<PubOfShipping | undefined>;
};

type PubOfShipping = {
  readonly id: number;
  readonly time_zone: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly has_in_place_order: boolean;
  readonly has_pick_up_order: boolean;
  readonly expiration_time: Date;
  readonly deleted: boolean;
};

async function shippingOf(deps: ShippingDeps, pubId: number): Promise<{ shipping: Shipping }> {
  const pub = await deps.findPub(deps.db, pubId);
  if (!pub || pub.deleted) throw new AppError('not_found');
  const view = (await listShippingViews(deps.db, [pub], deps.clock.now())).get(pubId);
  if (!view) throw new AppError('not_found');
  return { shipping: view.shipping };
}

async function publicShippingOf(
  deps: ShippingDeps,
  pubId: number,
): Promise<{ shipping: Shipping }> {
  const pub = await deps.findPub(deps.db, pubId);
  if (!pub || pub.deleted) throw new AppError('not_found');
  const now = deps.clock.now();
  const expired = isExpired(pub.expiration_time, now);
  const found = await findPublicShipping(deps.db, { ...pub, expired }, now);
  if (!found) throw new AppError('not_found');
  return { shipping: found.shipping };
}

async function preorderOf(deps: ShippingDeps, pubId: number) {
  const pub = await deps.findPub(deps.db, pubId);
  const shipping = (await listShipping(deps.db, [pubId])).get(pubId);
  if (!pub || pub.deleted || !shipping) throw new AppError('not_found');
  return { preorder: preorderView(shipping.row) };
}

async function save(
  deps: ShippingDeps,
  scope: PubScope,
  change: Updateable<ShippingTables['shipping']>,
): Promise<{ shipping: Shipping }> {
  await deps.write(async (transaction) => {
    await updateShipping(transaction, scope, change);
    await recordChange(transaction, 'pub', scope.pubId);
  });
  return shippingOf(deps, scope.pubId);
}

function registerSettings(router: Router, deps: ShippingDeps): void {
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/shipping-availability',
    async ({ scope, body }) => save(deps, scope, { available: body.available }),
  );
  router.call('POST /api/company/:companyID/pubs/:pubID/preorder', async ({ scope, body }) => {
    const { card_preorder, cash_preorder } = body;
    await save(deps, scope, { card_preorder, cash_preorder });
    return preorderOf(deps, scope.pubId);
  });
  router.call('POST /api/company/:companyID/pubs/:pubID/shipping-time', async ({ scope, body }) => {
    if (!isDeliveryTime(body.from, body.to))
      throw invalidFields([{ field: 'to', code: 'invalid_value' }]);
    return save(deps, scope, { shipping_time_from: body.from, shipping_time_to: body.to });
  });
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/shipping-work-hours',
    async ({ scope, body }) => {
      await saveWorkWeek(
        deps,
        scope,
        body.work_hours.map(({ start, end }) => ({ start, end })),
      );
      return shippingOf(deps, scope.pubId);
    },
  );
  router.call('PUT /api/company/:companyID/pubs/:pubID/hours', async ({ scope, body }) =>
    saveHours(deps, scope, body),
  );
  router.call('PUT /api/company/:companyID/pubs/:pubID/later', async ({ scope, body }) => ({
    later: await saveLater(deps, scope, body.later),
  }));
  router.call('POST /api/company/:companyID/pubs/:pubID/delivery-type', async ({ scope, body }) =>
    save(deps, scope, { delivery_type: body.delivery_type }),
  );
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/add-commission-to-dish-prices',
    async ({ scope, body }) =>
      save(deps, scope, { add_commission_to_dish_prices: body.add_commission_to_dish_prices }),
  );
}

function registerZones(router: Router, deps: ShippingDeps): void {
  router.call('POST /api/company/:companyID/pubs/:pubID/shipping', async ({ scope, body }) => {
    await saveZones(deps, scope, body);
    return shippingOf(deps, scope.pubId);
  });
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/shipping-price',
    async ({ scope, body }) => {
      await saveZonePrices(deps, scope, body);
      return shippingOf(deps, scope.pubId);
    },
  );
  router.call('POST /api/company/:companyID/pubs/:pubID/zone-terms', async ({ scope, body }) => {
    await saveZoneTerms(deps, scope, body);
    return shippingOf(deps, scope.pubId);
  });
  router.call(
    'POST /api/company/:companyID/pubs/:pubID/shipping-free-delivery-prices',
    async ({ scope, body }) => {
      await saveFreeDelivery(deps, scope, body);
      return shippingOf(deps, scope.pubId);
    },
  );
}

/** Delivery settings; the calls about a pub's couriers are registered by the couriers' feature. */
export function registerShipping(router: Router, deps: ShippingDeps): void {
  registerSettings(router, deps);
  registerZones(router, deps);
  router.call('GET /api/client/pub/:pubID/shipping', async ({ params }) =>
    publicShippingOf(deps, params.pubID),
  );
  router.call('GET /api/client/pub/:pubID/preorder', async ({ params }) =>
    preorderOf(deps, params.pubID),
  );
}
