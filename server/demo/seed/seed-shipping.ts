import { toAmount } from '@comanda/domain/money';
import type { DemoZone } from '../pubs/districts.ts';
import type { DemoShipping } from '../pubs/pub-types.ts';
import type { DemoClient } from './demo-client.ts';
import type { SeededPub } from './seeded-pub.ts';

/** Zones, hours and prices of a pub's delivery. */
export async function seedShipping(
  client: DemoClient,
  shipping: DemoShipping,
  { owner, ids }: SeededPub,
): Promise<void> {
  const request = { as: owner, params: ids };
  const amounts = (of: (zone: DemoZone) => number): Record<string, number> =>
    Object.fromEntries(shipping.zones.map((zone) => [zone.shapeId, toAmount(of(zone))]));
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
  await client.call('POST /api/company/:companyID/pubs/:pubID/shipping-price', {
    ...request,
    body: { prices: amounts(({ priceMinor }) => priceMinor) },
  });
  await client.call('POST /api/company/:companyID/pubs/:pubID/shipping-free-delivery-prices', {
    ...request,
    body: { prices: amounts(({ freeFromMinor }) => freeFromMinor ?? 0) },
  });
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
