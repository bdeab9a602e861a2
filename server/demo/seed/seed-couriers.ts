import { demoCouriers } from '../couriers.ts';
import type { DemoClient, Person } from './demo-client.ts';
import type { SeededPub } from './seeded-pub.ts';

export type SeededCourier = { person: Person; courierID: number };

/**
 * Couriers sign up; the platform approves one, the pub attaches the other, who confirms. Returns them by
 * slug.
 */
export async function seedCouriers(
  client: DemoClient,
  { owner, ids }: SeededPub,
): Promise<Map<string, SeededCourier>> {
  const seeded = new Map<string, SeededCourier>();
  for (const facts of demoCouriers) {
    const person: Person = { as: 'courier', email: facts.email };
    const profile = { full_name: facts.fullName, phone_number: facts.phone };
    await client.call('POST /api/courier', {
      body: { email: facts.email, password: client.password, ...profile },
    });
    const { courier } = await client.call('GET /api/courier', { as: person });
    const params = { courierID: courier.id };
    await client.call('PUT /api/courier/:courierID', {
      as: person,
      params,
      body: {
        ...profile,
        gender: facts.gender,
        birth_date: facts.birthDate,
        location: facts.location,
        telegram_username: facts.telegramUsername,
      },
    });
    await client.upload('POST /api/courier/:courierID/image', {
      as: person,
      params,
      picture: facts.picture,
    });
    if (facts.approved) {
      const admin: Person = { as: 'admin', email: client.adminEmail };
      await client.call('POST /api/admin/couriers/:courierID/approve', { as: admin, params });
    }
    if (facts.attached) {
      await client.call('POST /api/company/:companyID/pubs/:pubID/couriers', {
        as: owner,
        params: ids,
        body: { courier_id: courier.id },
      });
      await client.call('POST /api/courier/:courierID/pubs/:pubID/confirm', {
        as: person,
        params: { ...params, pubID: ids.pubID },
      });
    }
    seeded.set(facts.slug, { person, courierID: courier.id });
  }
  return seeded;
}
