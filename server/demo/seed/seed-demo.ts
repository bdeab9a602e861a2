import { buildApp } from '../../src/app.ts';
import { createDeps } from '../../src/create-deps.ts';
import type { AppSettings } from '../../src/deps.ts';
import { createAdministrator } from '../../src/features/accounts/index.ts';
import type { Database } from '../../src/plumbing/database/open-database.ts';
import type { PictureFiles } from '../../src/plumbing/images/stores/picture-files.ts';
import type { Schema } from '../../src/schema.ts';
import { findEncoded } from '../encoded-pictures/find-encoded.ts';
import { casaNucului, douaMese } from '../pubs/demo-companies.ts';
import { createDemoClient } from './demo-client.ts';
import { createSeedClock } from './seed-clock.ts';
import { createCompany, fillPub } from './seed-company.ts';
import { seedCouriers } from './seed-couriers.ts';
import { seedLater } from './seed-later.ts';
import { seedOrders } from './seed-orders.ts';
import { seedTerrace } from './seed-terrace.ts';

type Parts = {
  database: Database<Schema>;
  dataDir: string;
  settings: AppSettings;
  pictureFiles?: PictureFiles | undefined;
};

/** Sets up the demo through the product's own calls, in an app of its own with its own clock. */
export async function seedDemo(
  { database, dataDir, settings, pictureFiles }: Parts,
  { adminEmail, password }: { readonly adminEmail: string; readonly password: string },
): Promise<void> {
  const clock = createSeedClock(new Date());
  const deps = await createDeps({
    database,
    dataDir,
    clock,
    pictureFiles,
    encodeWidths: findEncoded,
    settings: { ...settings, rateLimitScale: 0 },
  });
  const app = await buildApp(deps);
  try {
    await createAdministrator(deps, { email: adminEmail, password });
    const client = createDemoClient({ app, clock, password, adminEmail });
    const [pub] = await createCompany(client, casaNucului);
    if (!pub) throw new Error('the company with the orders has no pub');
    await seedTerrace(client, pub);
    const pubs = [pub, ...(await createCompany(client, douaMese))];
    // At the same time: the database is a thread of its own.
    const [couriers] = await Promise.all([
      seedCouriers(client, pub),
      ...pubs.map(async (one) => fillPub(client, one)),
    ]);
    await seedOrders(client, { pub, couriers });
    await seedLater(client, pub);
  } finally {
    await app.close();
    await deps.live.close();
  }
}
