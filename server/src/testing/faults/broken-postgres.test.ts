import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missedEvents } from '../evening/missed-events.ts';
import { reconnectsSince } from '../evening/reconnects.ts';
import { prepareEveningPub } from '../evening/prepare-pub.ts';
import { startEvening, type Evening } from '../evening/start-evening.ts';
import { untilBegun } from '../evening/until-begun.ts';
import { createTotals } from '../evening/totals.ts';
import { openTcpProxy, type TcpProxy } from '../faulty-network/tcp-proxy.ts';
import { startPrivatePostgres, type PrivatePostgres } from '../processes/private-postgres.ts';
import { spawnOrderServer, type OrderServer } from '../processes/spawn-order-server.ts';

const ASKED_ROUNDS = process.env['FAULT_ROUNDS'];
/** Each fault takes seconds: fewer rounds than of kills. */
const ROUNDS = Math.ceil(Number(ASKED_ROUNDS ?? 1) / 10);
/** The least time for which it does not answer; it answers again once calls have been refused. */
const AWAY_MS = 7_000;
const REFUSED_WITHIN_MS = 40_000;

type Fault = (untilRefused: () => Promise<void>) => Promise<void>;

// The embedded database has no network and no process of its own.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('a server whose PostgreSQL breaks', () => {
  let dataDir: string;
  let postgres: PrivatePostgres;
  let proxy: TcpProxy;
  let server: OrderServer;
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-broken-postgres-'));
    postgres = await startPrivatePostgres();
    proxy = await openTcpProxy(postgres.url);
    server = await spawnOrderServer({ dataDir, url: proxy.url });
  });
  afterAll(async () => {
    await server.kill();
    await proxy.refuse();
    await postgres.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function playRound(fault: Fault) {
    const eveningPub = await prepareEveningPub(server.address);
    const evening: Evening = startEvening({
      ...eveningPub,
      addresses: [server.address],
      guestEveryMs: 100,
      retryAfterMs: Array.from({ length: 100 }, () => 500),
      mayBeCut: false,
    });
    await untilBegun(evening);
    const brokenAt = Date.now();
    await fault(async () => {
      await sleep(AWAY_MS);
      await expect
        .poll(() => evening.refused, { timeout: REFUSED_WITHIN_MS, message: 'no call was refused' })
        .toBeGreaterThan(0);
    });
    const acknowledgedBefore = evening.orders.length;
    await expect.poll(() => evening.orders.length).toBeGreaterThan(acknowledgedBefore);
    await evening.end();
    const state = await server.inspect(evening, eveningPub.pub.pub.id);
    const missed = await missedEvents(evening, state.revisions);
    evening.close();
    return { evening, state, missed, reconnects: reconnectsSince(evening, brokenAt) };
  }

  const processFaults: [string, Fault][] = [
    ['is restarted at once', () => postgres.restart()],
    [
      'hangs',
      async (untilRefused) => {
        postgres.hang();
        await untilRefused();
        postgres.resume();
      },
    ],
  ];
  /** Without FAULT_ROUNDS only these are played: faulty-network.test.ts has the others in a short form. */
  const networkFaults: [string, Fault][] = [
    [
      'is cut off',
      async (untilRefused) => {
        await proxy.refuse();
        await untilRefused();
        await proxy.restore();
      },
    ],
    [
      'is behind a silent network',
      async (untilRefused) => {
        proxy.freeze('all');
        await untilRefused();
        await proxy.restore('stays silent');
      },
    ],
  ];

  it.each([...processFaults, ...(ASKED_ROUNDS === undefined ? [] : networkFaults)])(
    'refuses with 503 while it %s, and continues with all that was acknowledged',
    { timeout: 60_000 + ROUNDS * 60_000 },
    async (name, fault) => {
      const totals = createTotals(`PostgreSQL ${name}`);
      for (let round = 0; round < ROUNDS; round += 1) {
        const played = await playRound(fault);
        totals.add(played);
        const { evening, state, missed, reconnects } = played;

        const wrong = [...state.damage, ...missed, ...reconnects.surplus, ...evening.unexpected];
        expect(wrong).toEqual([]);
        expect(evening.refused, 'no call was refused').toBeGreaterThan(0);
      }
      if (process.env['RECORD_RESULTS']) totals.record('faults');
    },
  );
});
