import type { Calls } from '../../stage/calls.ts';
import { demoAdministrator, demoPassword } from '../../stage/people.ts';
import { PASSWORD, type Scenario } from '../../stage/scenarios.ts';

/** The location of the pub; its one zone reaches about a kilometre to each side. */
const place = { lat: 47.0225, lng: 28.8353 };
const REACH = { lat: 0.009, lng: 0.013 };
const ZONE = 'zone';

export const ZONE_PRICE = 45;
export const FREE_FROM = 300;
export const MINUTES = { from: 30, to: 60 };

/** Delivery around the clock in one zone, by the platform's couriers, with the commission in prices. */
export async function setUpDelivery(
  calls: Calls,
  pubID: number,
  { owner }: Scenario,
): Promise<void> {
  const token = await calls.signIn(owner.email, PASSWORD);
  const { company } = await calls.call('GET /api/company', { as: { accesstoken: token } });
  const at = { as: { accesstoken: token }, params: { companyID: company.id, pubID } };
  const corners = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ] as const;
  const vertices = corners.map(([north, east]) => ({
    lat: place.lat + north * REACH.lat,
    lng: place.lng + east * REACH.lng,
  }));
  const pub = '/api/company/:companyID/pubs/:pubID';
  await calls.call(`POST ${pub}/geolocation`, { ...at, body: place });
  await calls.call(`POST ${pub}/shipping`, {
    ...at,
    body: { shapes: [{ shape_id: ZONE, color: '#2f7d4f', vertices }] },
  });
  await calls.call(`POST ${pub}/shipping-price`, {
    ...at,
    body: { prices: { [ZONE]: ZONE_PRICE } },
  });
  await calls.call(`POST ${pub}/shipping-free-delivery-prices`, {
    ...at,
    body: { prices: { [ZONE]: FREE_FROM } },
  });
  await calls.call(`POST ${pub}/shipping-work-hours`, {
    ...at,
    body: { work_hours: Array.from({ length: 7 }, () => ({ start: 0, end: 1440 })) },
  });
  await calls.call(`POST ${pub}/shipping-time`, { ...at, body: MINUTES });
  await calls.call(`POST ${pub}/delivery-type`, {
    ...at,
    body: { delivery_type: 'delivery_service' },
  });
  await calls.call(`POST ${pub}/add-commission-to-dish-prices`, {
    ...at,
    body: { add_commission_to_dish_prices: true },
  });
  await calls.call(`POST ${pub}/preorder`, {
    ...at,
    body: { card_preorder: true, cash_preorder: true },
  });
  await calls.call(`POST ${pub}/shipping-availability`, { ...at, body: { available: true } });
}

/** A courier registers and the platform approves them. */
export async function enrolCourier(calls: Calls, { courier: person }: Scenario): Promise<number> {
  const { accesstoken } = await calls.call('POST /api/courier', {
    body: {
      email: person.email,
      password: PASSWORD,
      full_name: person.name,
      phone_number: person.phone,
    },
  });
  const { courier } = await calls.call('GET /api/courier', { as: { accesstoken: accesstoken } });
  await calls.call('POST /api/admin/couriers/:courierID/approve', {
    as: { accesstoken: await calls.signIn(demoAdministrator, demoPassword) },
    params: { courierID: courier.id },
  });
  return courier.id;
}
