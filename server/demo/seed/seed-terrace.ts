import { laNucTerrace } from '../pubs/la-nuc/pub.ts';
import type { DemoClient } from './demo-client.ts';
import type { SeededPub } from './seeded-pub.ts';

const MINUTES_A_DAY = 24 * 60;

/** A pub whose publication has ended, so that the demo shows this state too. */
export async function seedTerrace(
  client: DemoClient,
  { owner: as, ids: { companyID } }: SeededPub,
): Promise<void> {
  client.clock.goTo(laNucTerrace.openedDaysAgo * MINUTES_A_DAY);
  const { pub } = await client.call('POST /api/company/:companyID/pubs', {
    as,
    params: { companyID },
    body: { name: laNucTerrace.name, url_name: laNucTerrace.urlName },
  });
  await client.call('PUT /api/company/:companyID/pubs/:pubID', {
    as,
    params: { companyID, pubID: pub.id },
    body: { address: laNucTerrace.address },
  });
  await client.call('POST /api/company/:companyID/pubs/:pubID/set-up', {
    as,
    params: { companyID, pubID: pub.id },
    body: { done: 'all' },
  });
  client.clock.goTo(0);
}
