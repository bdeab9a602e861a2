import { demoTerrace } from '../venue.ts';
import type { Hand } from './hand.ts';
import type { SeededVenue } from './seed-venue.ts';

const MINUTES_A_DAY = 24 * 60;

/** A pub that has run out, so that this state too can be seen. */
export async function seedTerrace(
  hand: Hand,
  { owner: person, ids: { companyID } }: SeededVenue,
): Promise<void> {
  hand.clock.goTo(demoTerrace.openedDaysAgo * MINUTES_A_DAY);
  const { pub } = await hand.call('POST /api/company/:companyID/pubs', {
    person,
    params: { companyID },
    body: { name: demoTerrace.name, url_name: demoTerrace.urlName },
  });
  await hand.call('PUT /api/company/:companyID/pubs/:pubID', {
    person,
    params: { companyID, pubID: pub.id },
    body: { address: demoTerrace.address },
  });
  await hand.call('POST /api/company/:companyID/pubs/:pubID/set-up', {
    person,
    params: { companyID, pubID: pub.id },
    body: { done: 'all' },
  });
  hand.clock.goTo(0);
}
