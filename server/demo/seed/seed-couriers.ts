import { demoCouriers } from '../couriers.ts';
import type { Hand, Person } from './hand.ts';
import type { SeededVenue } from './seed-venue.ts';

export type SeededCourier = { person: Person; courierID: number };

/** Couriers sign up; the platform approves one, the venue attaches the other, who confirms. Gives them by slug. */
export async function seedCouriers(
  hand: Hand,
  { owner, ids }: SeededVenue,
): Promise<Map<string, SeededCourier>> {
  const seeded = new Map<string, SeededCourier>();
  for (const facts of demoCouriers) {
    const person: Person = { as: 'courier', email: facts.email };
    const profile = { full_name: facts.fullName, phone_number: facts.phone };
    await hand.call('POST /api/courier', {
      body: { email: facts.email, password: hand.password, ...profile },
    });
    const { courier } = await hand.call('GET /api/courier', { person });
    const params = { courierID: courier.id };
    await hand.call('PUT /api/courier/:courierID', {
      person,
      params,
      body: {
        ...profile,
        gender: facts.gender,
        birth_date: facts.birthDate,
        location: facts.location,
        telegram_username: facts.telegramUsername,
      },
    });
    await hand.upload('POST /api/courier/:courierID/image', {
      person,
      params,
      field: 'image',
      picture: facts.picture,
    });
    if (facts.approved) {
      const admin: Person = { as: 'admin', email: hand.adminEmail };
      await hand.call('POST /api/admin/couriers/:courierID/approve', { person: admin, params });
    }
    if (facts.attached) {
      await hand.call('POST /api/company/:companyID/pubs/:pubID/couriers', {
        person: owner,
        params: ids,
        body: { courier_id: courier.id },
      });
      await hand.call('POST /api/courier/:courierID/pubs/:pubID/confirm', {
        person,
        params: { ...params, pubID: ids.pubID },
      });
    }
    seeded.set(facts.slug, { person, courierID: courier.id });
  }
  return seeded;
}
