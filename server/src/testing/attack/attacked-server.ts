import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { clientAt } from '../app/client-at.ts';
import { aDeliveringPub, type ADeliveringPub } from '../builders/order-builders.ts';
import {
  createOwnDatabase,
  spawnOrderServer,
  type OrderServer,
} from '../processes/spawn-order-server.ts';
import { measureGuestWaits, peakMegabytes } from './measure-guest-waits.ts';

const SLOW_MS = 1_000;
/** The longest wait of many, on a machine with other load. */
const TOO_SLOW_MS = 5_000;
const MAX_GROWTH_MB = 250;

export type AttackedServer = OrderServer & {
  readonly pub: ADeliveringPub;
  /** Another guest orders as usual until the attack has ended, and the memory of the server is bounded. */
  expectNoHarm(attack: Promise<unknown>): Promise<void>;
  /** Removes its data too. */
  close(): Promise<void>;
};

/** A server without request limits in a process of its own: the attacker's work is not counted as the server's. */
export async function startAttackedServer(): Promise<AttackedServer> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-attacked-'));
  const database = await createOwnDatabase();
  const server = await spawnOrderServer({ dataDir, url: database.url });
  const client = clientAt(server.address);
  const pub = await aDeliveringPub(client);
  await measureGuestWaits(client, pub, Promise.resolve());
  return {
    ...server,
    pub,
    expectNoHarm: async (attack) => {
      const before = peakMegabytes(server.pid);
      const { menu, order } = await measureGuestWaits(client, pub, attack);
      expect(menu.median).toBeLessThan(SLOW_MS);
      expect(order.median).toBeLessThan(SLOW_MS);
      expect(Math.max(menu.longest, order.longest)).toBeLessThan(TOO_SLOW_MS);
      expect(peakMegabytes(server.pid) - before).toBeLessThan(MAX_GROWTH_MB);
    },
    close: async () => {
      await server.kill();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
