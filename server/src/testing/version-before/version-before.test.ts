import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS_DIR } from '../../migrations-dir.ts';
import { openDatabase } from '../../plumbing/database/open-database.ts';
import { silentLog } from '../../plumbing/database/testing/testing.ts';
import { clientAt } from '../app/client-at.ts';
import {
  aDeliveringPub,
  anOrder,
  aWaitingOrder,
  changeDish,
  type ADeliveringPub,
} from '../builders/order-builders.ts';
import { listAllOrders } from '../processes/list-all-orders.ts';
import {
  createOwnDatabase,
  spawnOrderServer,
  type OrderServer,
} from '../processes/spawn-order-server.ts';
import {
  checkOutVersion,
  versionBeforeNewestMigration,
  type CheckedOutVersion,
} from './check-out-version.ts';

// An update without interruption: the version before serves on while this one changes the schema. Runs by
// `npm run test:version-before`, since it installs another version; COMANDA_VERSION_BEFORE names its commit.
const revision = process.env['COMANDA_VERSION_BEFORE'];
const url = process.env['TEST_DATABASE_URL'];

describe.runIf(revision !== undefined && url !== undefined)('the version before', () => {
  let before: CheckedOutVersion;
  let dataDir: string;
  let database: Awaited<ReturnType<typeof createOwnDatabase>>;
  const servers: OrderServer[] = [];

  async function serve(script?: string): Promise<OrderServer> {
    const server = await spawnOrderServer({ dataDir, url: database.url, script });
    servers.push(server);
    return server;
  }

  beforeAll(async () => {
    before = checkOutVersion(revision || versionBeforeNewestMigration());
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-version-data-'));
    database = await createOwnDatabase();
  }, 600_000);
  afterAll(async () => {
    for (const server of servers) await server.kill();
    await database.drop();
    before.remove();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  /** Brings the database to this version, as its first process does; whether all of that was additive. */
  async function migrateToThisVersion(): Promise<boolean> {
    const opened = await openDatabase({
      url: database.url,
      dataDir,
      migrationsDir: MIGRATIONS_DIR,
      log: silentLog,
    });
    const { rows } = await sql<{ isAdditive: boolean }>`
      select is_additive as "isAdditive" from schema_migration
      where number > ${before.newestMigration}`.execute(opened.kysely);
    await opened.close();
    return rows.every(({ isAdditive }) => isAdditive);
  }

  /** A day of a pub: guests order, the desk answers, a dish gets another price, another company registers. */
  async function work(address: string, pub: ADeliveringPub): Promise<number> {
    const t = clientAt(address);
    const order = await aWaitingOrder(t, pub);
    await changeDish(t, pub, { dish: pub.dishes[0], change: { price: 77 } });
    await anOrder(t, await aDeliveringPub(t));
    return order.id;
  }

  it(
    'serves on while this version changes the schema, beside it, and after a crash',
    { timeout: 300_000 },
    async () => {
      const old = await serve(before.script);
      const pub = await aDeliveringPub(clientAt(old.address));
      const ids = [await work(old.address, pub)];
      const isAdditive = await migrateToThisVersion();
      ids.push(await work(old.address, pub));
      const present = await serve();
      ids.push(await work(present.address, pub));
      for (const { address } of [old, present]) {
        expect((await listAllOrders(address, pub)).map(({ id }) => id)).toEqual(ids.toReversed());
      }
      await old.kill();
      if (!before.startsOnNewer || !isAdditive) return;
      const again = await serve(before.script);
      ids.push(await work(again.address, pub));
      expect(await listAllOrders(present.address, pub)).toHaveLength(ids.length);
    },
  );
});
