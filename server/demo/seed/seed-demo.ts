import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { buildApp } from '../../src/app.ts';
import { createDeps } from '../../src/create-deps.ts';
import type { AppSettings } from '../../src/deps.ts';
import { createAdministrator } from '../../src/features/accounts/index.ts';
import type { Database } from '../../src/plumbing/database/open-database.ts';
import { syncTree } from '../../src/plumbing/database/embedded/sync-to-disk.ts';
import { createFolderFiles } from '../../src/plumbing/images/stores/folder-files.ts';
import type { PictureFiles } from '../../src/plumbing/images/stores/picture-files.ts';
import type { Passwords } from '../../src/plumbing/passwords.ts';
import type { Schema } from '../../src/schema.ts';
import { findEncoded } from '../encoded-pictures/find-encoded.ts';
import { casaNucului, douaMese } from '../pubs/demo-companies.ts';
import { createDemoClient } from './demo-client.ts';
import { createSeedClock } from './seed-clock.ts';
import { createCompany, fillPub } from './seed-company.ts';
import { seedCouriers } from './seed-couriers.ts';
import { createSeedHub } from './seed-hub.ts';
import { seedLater } from './seed-later.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPictures } from './seed-pictures.ts';
import { seedTerrace } from './seed-terrace.ts';

type Parts = {
  database: Database<Schema>;
  dataDir: string;
  settings: AppSettings;
  pictureFiles?: PictureFiles | undefined;
};

/** All accounts of the demo have one password: a hash for each would take half a second of a processor. */
function forOnePassword(usual: Passwords, password: string) {
  const hashed = usual.hash(password);
  const passwords: Passwords = {
    hash: (asked) => (asked === password ? hashed : usual.hash(asked)),
    isRight: async (stored, asked) => asked === password && stored === (await hashed),
  };
  return { hashed, passwords };
}

/**
 * V8 would let all garbage of the set-up lie until its end: the peak of a first start is a tenth lower if it collects
 * whenever its memory has grown by four fifths.
 */
const COLLECT_SOON = '--heap-growing-percent=80';
/** As V8 decides: requests come before memory. */
const COLLECT_AS_USUAL = '--heap-growing-percent=0';

/** Sets up the demo through the product's own calls, but for most pictures, in an app of its own with its own clock. */
export async function seedDemo(
  { database, dataDir, settings, pictureFiles }: Parts,
  { adminEmail, password }: { readonly adminEmail: string; readonly password: string },
): Promise<void> {
  setFlagsFromString(COLLECT_SOON);
  const clock = createSeedClock(new Date());
  const imagesDir = path.join(dataDir, 'images');
  const usual = await createDeps({
    database,
    dataDir,
    clock,
    // An interrupted set-up starts again, so its files may be synced together.
    pictureFiles: pictureFiles ?? createFolderFiles(imagesDir, writeFile),
    encodeWidths: findEncoded,
    live: createSeedHub(),
    settings: { ...settings, rateLimitScale: 0 },
  });
  const { hashed, passwords } = forOnePassword(usual.passwords, password);
  const deps = { ...usual, passwords };
  const [app] = await Promise.all([buildApp(deps), hashed]);
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
      ...pubs.map(async (one) => {
        await fillPub(client, one);
        await seedPictures(deps, one);
      }),
    ]);
    await seedOrders(client, { pub, couriers });
    await seedLater(client, pub);
    if (!pictureFiles) await syncTree(imagesDir);
  } finally {
    await app.close();
    setFlagsFromString(COLLECT_AS_USUAL);
  }
}
