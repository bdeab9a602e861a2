import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientAt } from '../app/client-at.ts';
import { aDeliveringPub } from '../builders/order-builders.ts';
import { freePort } from '../processes/free-port.ts';
import { createOwnDatabase } from '../processes/spawn-order-server.ts';
import { startProcess } from './rolling-product.ts';
import { openDesk, startTraffic } from './rolling-traffic.ts';
import { startProxy } from './start-proxy.ts';

/** How often both processes restart; `npm run test:rolling` sets it. */
const ROUNDS = Number(process.env['ROLLING_ROUNDS'] ?? 0);
const DESKS = 20;
/** A desk shows the last hundred orders that are finished and all others, so none of these is left out. */

let folder: string;
/** What a test has started, in the order in which it ends. */
let ends: (() => unknown)[] = [];
let database: Awaited<ReturnType<typeof createOwnDatabase>>;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-rolling-'));
  database = await createOwnDatabase();
});
afterEach(async () => {
  for (const end of ends) await end();
  ends = [];
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(ROUNDS === 0)('while two processes restart in turn', () => {
  it.each(['nginx', 'haproxy'] as const)(
    'behind %s no request fails, and every desk has every order',
    async (name) => {
      const ports = { front: await freePort(), a: await freePort(), b: await freePort() };
      const settings = { databaseUrl: database.url ?? '', dataDir: folder };
      const processes = {
        a: await startProcess(ports.a, settings),
        b: await startProcess(ports.b, settings),
      };
      ends = [() => processes.a.stop(), () => processes.b.stop()];
      ends.unshift(await startProxy(name, folder, ports));
      const address = `http://127.0.0.1:${ports.front}`;
      const pub = await aDeliveringPub(clientAt(address));
      const traffic = startTraffic(address, pub);
      ends.unshift(() => traffic.stop());
      const desks = Array.from({ length: DESKS }, () => openDesk(address, pub, traffic.faults));
      ends.unshift(() => desks.forEach((desk) => desk.close()));
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const one of ['a', 'b'] as const) {
          expect(await processes[one].stop()).toBe(0);
          processes[one] = await startProcess(ports[one], settings);
          // As operators have to: HAProxy looks at `/readyz` three times a second.
          await sleep(1_000);
        }
      }
      await traffic.stop();
      const missing = () =>
        desks.map((desk) => [...traffic.orderIds].filter((id) => !desk.orderIds.has(id)).length);
      await expect.poll(missing).toEqual(desks.map(() => 0));
      expect(traffic.faults).toEqual([]);
      expect(traffic.orderIds.size).toBeGreaterThan(0);
      const restarts = 2 * ROUNDS;
      expect(Math.max(...desks.map((desk) => desk.connections()))).toBeLessThanOrEqual(
        restarts + 1,
      );
      process.stdout.write(
        `${name}: ${traffic.requests()} requests, ${traffic.orderIds.size} orders, ` +
          `${desks.map((desk) => desk.connections() - 1).join(' ')} reconnections\n`,
      );
    },
    600_000,
  );
});
