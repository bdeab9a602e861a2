import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTotals } from '../evening/totals.ts';
import { missedEvents } from '../evening/missed-events.ts';
import { prepareEveningPub } from '../evening/prepare-pub.ts';
import { startEvening, type Evening } from '../evening/start-evening.ts';
import { createOwnDatabase, spawnOrderServer, type OrderServer } from './spawn-order-server.ts';

const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 3);
const GUEST_EVERY_MS = 40;
const engine = process.env['TEST_DATABASE_URL'] ? 'PostgreSQL' : 'the embedded database';

let dataDir: string;
let database: Awaited<ReturnType<typeof createOwnDatabase>>;
let server: OrderServer;
const totals = createTotals(`server killed at a random moment, on ${engine}`);

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-killed-'));
  database = await createOwnDatabase();
  server = await spawnOrderServer({ dataDir, url: database.url });
});
afterAll(async () => {
  await server.kill();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
  if (process.env['RECORD_RESULTS']) totals.record('faults');
});

/**
 * Kills the server while guests order, the pub sets statuses and couriers reserve, and starts it again. Everybody
 * who has no answer repeats the call; no more guests come.
 */
async function killUnder(evening: Evening): Promise<void> {
  await sleep(100 + Math.random() * 700);
  // A round without acknowledgements could lose nothing.
  await expect.poll(() => evening.reservations.length, { interval: 5 }).toBeGreaterThan(0);
  const { port } = new URL(server.address);
  await server.kill();
  const ended = evening.end();
  server = await spawnOrderServer({ dataDir, url: database.url, port: Number(port) });
  await ended;
}

it(
  `keeps every acknowledged order, status and reservation, once, over ${ROUNDS} kills`,
  { timeout: 60_000 + ROUNDS * 60_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const eveningPub = await prepareEveningPub(server.address);
      const evening = startEvening({
        ...eveningPub,
        addresses: [server.address],
        guestEveryMs: GUEST_EVERY_MS,
        retryAfterMs: Array.from({ length: 100 }, () => 200),
        mayBeCut: true,
      });
      await killUnder(evening);
      const state = await server.inspect(evening, eveningPub.pub.pub.id);
      const missed = await missedEvents(evening, state.revisions);
      evening.close();
      totals.add({ evening, state, missed });
      expect([...state.damage, ...missed, ...evening.unexpected]).toEqual([]);
    }
    // A later kill must not damage what earlier evenings have written.
    expect((await server.inspect(totals.acknowledged)).damage).toEqual([]);
  },
);
