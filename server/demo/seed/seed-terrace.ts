import { demoTerrace } from '../pub.ts';
import type { DemoClient } from './demo-client.ts';
import type { SeededPub } from './seed-pub.ts';

const MINUTES_A_DAY = 24 * 60;

/** A pub whose publication has ended, so that the demo shows this state too. */
export async function seedTerrace(
  client: DemoClient,
  { owner: as, ids: { companyID } }: SeededPub,
): Promise<void> {
  client.clock.goTo(demoTerrace.openedDaysAgo * MINUTES_A_DAY);
  const { pub } = await client.call('POST /api/company/:companyID/pubs', {
    as,
    params: { companyID },
    body: { name: demoTerrace.name, url_name: demoTerrace.urlName },
  });
  await client.call('PUT /api/company/:companyID/pubs/:pubID', {
    as,
    params: { companyID, pubID: pub.id },
    body: { address: demoTerrace.address },
  });
  await client.call('POST /api/company/:companyID/pubs/:pubID/set-up', {
    as,
    params: { companyID, pubID: pub.id },
    body: { done: 'all' },
  });
  client.clock.goTo(0);
}
