import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../../../testing/app/until.ts';
import { openTcpProxy, type TcpProxy } from '../../../testing/faulty-network/tcp-proxy.ts';
import type { Database } from '../../database/database.ts';
import { openPostgres } from '../../database/served/open-postgres.ts';
import { openTestDatabase, silentLog } from '../../database/testing/testing.ts';
import { createLiveHub } from '../create-live-hub.ts';
import type { LiveHub } from '../live-hub.ts';
import { recordChange } from '../record-change.ts';
import type { LiveTables } from '../tables.ts';

/** An unanswered read, the opening of a new connection, and a beat take five seconds; a statement may take twenty. */
const RECOVERED_MS = 15_000;

// The embedded database uses no network.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('a hub behind a network', () => {
  let direct: Database<LiveTables>;
  let proxy: TcpProxy;
  let database: Database<LiveTables>;
  let hub: LiveHub;
  let received: number[];
  let errors: unknown[];
  let unserved: number;
  beforeEach(async () => {
    direct = await openTestDatabase<LiveTables>();
    proxy = await openTcpProxy(direct.connectionString ?? '');
    const limits = { statementTimeoutMs: 20_000, acquireTimeoutMs: 15_000 };
    database = await openPostgres({ ...limits, url: proxy.url, log: silentLog });
    [received, errors, unserved] = [[], [], 0];
    hub = await createLiveHub({ database, onError: (error) => errors.push(error) });
    hub.onChanges(async ({ order }) => void received.push(...order));
    hub.onUnserved(() => (unserved += 1));
  });
  afterEach(async () => {
    await hub.close();
    await database.close();
    await proxy.refuse();
    await direct.close();
  });

  const receives = async (id: number, withinMs = PATIENCE_MS): Promise<void> => {
    await recordChange(direct.kysely, 'order', id);
    await expect.poll(() => received, { timeout: withinMs }).toContain(id);
  };

  it('opens a new connection when its own goes silent, and misses nothing', async () => {
    await receives(1);
    proxy.freeze('existing');
    await receives(2, RECOVERED_MS);
    await receives(3);
    expect(received).toEqual([1, 2, 3]);
    expect(errors.length).toBeGreaterThan(0);
  });

  it('then replaces the connections of the pool, which are silent too', async () => {
    const ask = () => sql`select 1`.execute(database.kysely);
    await Promise.all([ask(), ask(), ask()]);
    proxy.freeze('existing');
    await receives(1, RECOVERED_MS);
    const started = performance.now();
    await ask();
    expect(performance.now() - started).toBeLessThan(RECOVERED_MS);
  });

  it('reads in time when every connection of the pool is in use', async () => {
    const held = await Promise.all(
      Array.from({ length: 10 }, () => database.kysely.startTransaction().execute()),
    );
    await receives(1);
    await Promise.all(held.map((transaction) => transaction.rollback().execute()));
  });

  it('reports that it is unserved exactly as long as it is', async () => {
    await receives(1);
    proxy.freeze('all');
    await expect.poll(() => unserved).toBe(2);
    await proxy.restore('stays silent');
    await receives(2, RECOVERED_MS);
    const before = unserved;
    await sleep(7_000);
    expect(unserved).toBe(before);
  });

  it('reports an outage when it starts, not at every retry, and serves nobody until it is over', async () => {
    await receives(1);
    await proxy.refuse();
    await expect.poll(() => hub.isServing()).toBe(false);
    expect(unserved, 'only after five seconds').toBe(0);
    await sleep(3_000);
    expect(hub.isServing()).toBe(false);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThan(5);
    await proxy.restore();
    await receives(2, RECOVERED_MS);
    await expect.poll(() => hub.isServing()).toBe(true);
  });
});
