import { toAmount } from '@comanda/domain/money';
import { demoPub } from '../pub.ts';
import { demoShipping, demoZones } from '../zones.ts';
import type { DemoClient, Person } from './demo-client.ts';

type Pub = { owner: Person; ids: { companyID: number; pubID: number } };

/** Zones, hours and prices of the demo pub's delivery. */
export async function seedShipping(client: DemoClient, { owner, ids }: Pub): Promise<void> {
  const request = { as: owner, params: ids };
  const amounts = (of: (zone: (typeof demoZones)[number]) => number): Record<string, number> =>
    Object.fromEntries(demoZones.map((zone) => [zone.shapeId, toAmount(of(zone))]));
  await client.call('POST /api/company/:companyID/pubs/:pubID/shipping', {
    ...request,
    body: {
      shapes: demoZones.map(({ shapeId, color, vertices }) => ({
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
    body: { from: demoShipping.minutesFrom, to: demoShipping.minutesTo },
  });
  await client.call('POST /api/company/:companyID/pubs/:pubID/add-commission-to-dish-prices', {
    ...request,
    body: { add_commission_to_dish_prices: demoShipping.addCommissionToDishPrices },
  });
  await client.call('POST /api/company/:companyID/pubs/:pubID/preorder', {
    ...request,
    body: {
      card_preorder: demoPub.preorder.cardPreorder,
      cash_preorder: demoPub.preorder.cashPreorder,
    },
  });
  await client.call('POST /api/company/:companyID/pubs/:pubID/shipping-availability', {
    ...request,
    body: { available: demoShipping.available },
  });
}
