import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../plumbing/database/served/open-postgres.ts';
import { silentLog } from '../../plumbing/database/testing/testing.ts';
import type { Schema } from '../../schema.ts';
import { buildTestApp } from '../app/build-test-app.ts';
import { aDeliveringPub, anAdmin, anApprovedCourier } from '../builders/order-builders.ts';
import {
  createOwnDatabase,
  spawnOrderServer,
  type OrderServer,
} from '../processes/spawn-order-server.ts';
import { startTraffic, type Traffic, type Placed } from './traffic.ts';
import { aFault, createRandom, applyFault, type Fault } from './faults.ts';
import type { LiveScreen } from './live-screen.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

const ROUNDS = Number(process.env['NETWORK_ROUNDS'] ?? 30);
const SEED = Number(process.env['NETWORK_SEED'] ?? Date.now() % 1_000_000);
const PROMISED_MS = 10_000;
/** Per server: ten of the pool, the hub's, and one that is opened while another is closed. */
const MAX_CONNECTIONS = 22;
const MAX_GROWTH_BYTES = 40 * 1024 * 1024;
const TOKEN_SECRET = 'a secret that every process of one test shares, long enough';

type Site = { name: string; proxy: TcpProxy; server: OrderServer; traffic: Traffic };

// The embedded database uses no network.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('servers behind a network that breaks', () => {
  let database: Awaited<ReturnType<typeof createOwnDatabase>>;
  let dataDir: string;
  const sites: Site[] = [];
  let watcher: pg.Client;

  async function setUp(url: string) {
    const limits = { statementTimeoutMs: 30_000, acquireTimeoutMs: 30_000 };
    const direct = await openPostgres<Schema>({ ...limits, url, log: silentLog });
    const t = await buildTestApp({ database: direct, settings: { tokenSecrets: [TOKEN_SECRET] } });
    t.clock.set(new Date().toISOString());
    const pub = await aDeliveringPub(t, { deliveryType: 'delivery_service' });
    const courier = await anApprovedCourier(t, await anAdmin(t));
    await t.close();
    return { pub, courier };
  }

  beforeAll(async () => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-faulty-network-'));
    database = await createOwnDatabase();
    const url = database.url ?? '';
    const first = await spawnOrderServer({ dataDir, url }); // migrates
    const parts = await setUp(url);
    await first.terminate();
    watcher = new pg.Client({ connectionString: url });
    await watcher.connect();
    for (const name of ['one', 'other']) {
      const proxy = await openTcpProxy(url);
      const server = await spawnOrderServer({ dataDir, url: proxy.url });
      sites.push({
        name,
        proxy,
        server,
        traffic: startTraffic({ ...parts, address: server.address }),
      });
    }
  });
  afterAll(async () => {
    for (const { traffic, server, proxy } of sites) {
      await traffic.stop();
      await server.kill();
      await proxy.refuse();
    }
    await watcher.end();
    await database.drop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  /**
   * Waits until all screens have received all of these, or returns the missing ones at the end of the
   * promised time.
   */
  async function untilReceived(
    orders: readonly (Placed & { revision: number })[],
    { screens, since }: { screens: readonly LiveScreen[]; since: number },
  ): Promise<void> {
    const missing = () =>
      orders.filter(({ id, revision }) =>
        screens.some((screen) => screen.revisionOf(id) < revision),
      );
    while (missing().length > 0) {
      if (performance.now() - since > PROMISED_MS) {
        const open = screens.map((screen) => screen.isOpen());
        throw new Error(`missing: ${JSON.stringify({ orders: missing(), open })}`);
      }
      await sleep(20);
    }
  }

  /** One fault; then every acknowledged order reaches every screen, and every call gets a response. */
  async function playRound(site: Site, fault: Fault): Promise<number> {
    const { proxy, traffic } = site;
    const { desks, courierScreen } = traffic;
    await applyFault(proxy, fault);
    const since = performance.now();
    const acknowledged = traffic.takeAcknowledged().map((order) => ({ ...order, revision: 1 }));
    const order = await traffic.place();
    const guest = traffic.openGuestScreen(order);
    await traffic.prepare(order);
    const prepared = [{ ...order, revision: 2 }];
    await untilReceived([...acknowledged, ...prepared], { screens: desks, since });
    await untilReceived(prepared, { screens: [courierScreen, guest], since });
    guest.close();
    return performance.now() - since;
  }

  it(
    `are served again within ten seconds, ${ROUNDS} times (NETWORK_SEED=${SEED})`,
    { timeout: 60_000 + ROUNDS * 20_000 },
    async () => {
      const random = createRandom(SEED);
      await expect
        .poll(() => sites.every(({ traffic }) => traffic.desks.every((desk) => desk.isOpen())))
        .toBe(true);
      const before = await Promise.all(sites.map(({ server }) => server.measure()));
      const faults = Array.from({ length: ROUNDS }, () => aFault(random));
      const took: string[] = [];
      const play = async (site: Site): Promise<void> => {
        for (let fault = faults.shift(); fault; fault = faults.shift()) {
          const description = `${site.name}: ${fault.kind} for ${fault.lastsMs} ms, then ${fault.recovery}`;
          const tookMs = await playRound(site, fault).catch((error: unknown) => {
            throw new Error(`${description} (seed ${SEED}): ${String(error)}`, { cause: error });
          });
          took.push(`${description}: ${Math.round(tookMs)} ms`);
        }
      };
      await Promise.all(sites.map(play));
      if (process.env['NETWORK_REPORT']) process.stdout.write(`${took.join('\n')}\n`);
      const refused = sites.reduce((sum, { traffic }) => sum + traffic.countRefused(), 0);
      expect(refused, 'some calls were refused').toBeGreaterThan(0);
      expect(sites.flatMap(({ traffic }) => traffic.failures)).toEqual([]);
      for (const [index, { server }] of sites.entries()) {
        const { heapUsed, sockets } = await server.measure();
        expect(heapUsed - (before[index]?.heapUsed ?? 0)).toBeLessThan(MAX_GROWTH_BYTES);
        expect(sockets).toBeLessThan(MAX_CONNECTIONS + 60);
      }
      const connections = async () => {
        const { rows } = await watcher.query<{ count: number }>(
          `select count(*)::int as count from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
        );
        return rows[0]?.count;
      };
      await expect.poll(connections).toBeLessThanOrEqual(MAX_CONNECTIONS);
    },
  );

  it(
    'end cleanly at SIGTERM, one of them while its network is silent',
    { timeout: 60_000 },
    async () => {
      const [one, other] = sites as [Site, Site];
      for (const { traffic } of sites) await traffic.stop();
      other.proxy.freeze('all');
      const started = performance.now();
      const codes = await Promise.all([one.server.terminate(), other.server.terminate()]);
      expect(codes).toEqual([0, 0]);
      expect(performance.now() - started).toBeLessThan(PROMISED_MS);
    },
  );
});
