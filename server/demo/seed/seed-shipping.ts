import type { ZoneTerms } from '@comanda/contract/shipping';
import { toAmount } from '@comanda/domain/money';
import { freeStep } from '@comanda/domain/shipping';
import type { DemoZone } from '../pubs/districts.ts';
import type { DemoShipping } from '../pubs/pub-types.ts';
import type { DemoClient } from './demo-client.ts';
import type { SeededPub } from './seeded-pub.ts';

function termsOf(zone: DemoZone): ZoneTerms {
  const steps = [...(zone.steps ?? []), ...freeStep(zone.freeFromMinor ?? 0)];
  return {
    shape_id: zone.shapeId,
    name: zone.name,
    price: toAmount(zone.priceMinor),
    minimum: toAmount(zone.minimumMinor ?? 0),
    steps: steps.map(({ fromMinor, priceMinor }) => ({
      from: toAmount(fromMinor),
      price: toAmount(priceMinor),
    })),
    extra_minutes: zone.extraMinutes ?? 0,
    closed_until: null,
    closed_texts: {},
    hours: null,
  };
}

/** Zones, hours and prices of a pub's delivery. */
export async function seedShipping(
  client: DemoClient,
  shipping: DemoShipping,
  { owner, ids }: SeededPub,
): Promise<void> {
  const request = { as: owner, params: ids };
  await client.call('POST /api/company/:companyID/pubs/:pubID/shipping', {
    ...request,
    body: {
      shapes: shipping.zones.map(({ shapeId, color, vertices }) => ({
        shape_id: shapeId,
        color,
        vertices,
      })),
    },
  });
  for (const zone of shipping.zones) {
    await client.call('POST /api/company/:companyID/pubs/:pubID/zone-terms', {
      ...request,
      body: { zone: termsOf(zone) },
    });
  }
  await client.call('POST /api/company/:companyID/pubs/:pubID/shipping-time', {
    ...request,
    body: { from: shipping.minutesFrom, to: shipping.minutesTo },
  });
  await client.call('POST /api/company/:companyID/pubs/:pubID/add-commission-to-dish-prices', {
    ...request,
    body: { add_commission_to_dish_prices: shipping.addCommissionToDishPrices },
  });
  await client.call('POST /api/company/:companyID/pubs/:pubID/preorder', {
    ...request,
    body: {
      card_preorder: shipping.cardPreorder,
      cash_preorder: shipping.cashPreorder,
    },
  });
  await client.call('POST /api/company/:companyID/pubs/:pubID/shipping-availability', {
    ...request,
    body: { available: true },
  });
  await client.call('POST /api/company/:companyID/pubs/:pubID/delivery-type', {
    ...request,
    body: { delivery_type: shipping.deliveryType },
  });
  await client.call('POST /api/company/:companyID/pubs/:pubID/shipping-work-hours', {
    ...request,
    body: { work_hours: shipping.week },
  });
}
