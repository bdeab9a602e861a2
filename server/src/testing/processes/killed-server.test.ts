import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTotals } from '../evening/totals.ts';
import { reconnectsSince } from '../evening/reconnects.ts';
import { missedEvents } from '../evening/missed-events.ts';
import { createAcknowledgements, type Acknowledgements } from '../evening/acknowledgements.ts';
import { prepareEveningPub, type EveningPub } from '../evening/prepare-pub.ts';
import { startEvening, type Evening } from '../evening/start-evening.ts';
import { untilBegun } from '../evening/until-begun.ts';
import { createOwnDatabase, spawnOrderServer, type OrderServer } from './spawn-order-server.ts';
import { isDeep } from '../../../../scripts/depth.ts';

const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 3);
const GUEST_EVERY_MS = 40;
/** Every 0.2 s for two minutes: a busy machine may take half a minute to start the server. */
const RETRY_AFTER_MS: readonly number[] = Array.from({ length: 600 }, () => 200);
/** From the first reservation on there are orders in each status; later moments only add more of the same. */
const KILLED_WITHIN_MS = 400;
/** A pub has many evenings: a new one for each would take longer than the kill. */
const ROUNDS_OF_A_PUB = 10;
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
async function killUnder(evening: Evening): Promise<{ killedAt: number }> {
  await untilBegun(evening);
  await sleep(Math.random() * KILLED_WITHIN_MS);
  const { port } = new URL(server.address);
  await server.kill();
  const killedAt = Date.now();
  const ended = evening.end();
  server = await spawnOrderServer({ dataDir, url: database.url, port: Number(port) });
  await ended;
  return { killedAt };
}

/** A pub with all that it was answered on its evenings so far. */
type KilledPub = { readonly eveningPub: EveningPub; readonly acknowledged: Acknowledgements };

/** One evening with a kill; all evenings of the pub so far are compared with its database. */
async function playRound({ eveningPub, acknowledged }: KilledPub): Promise<string[]> {
  const evening = startEvening({
    ...eveningPub,
    addresses: [server.address],
    guestEveryMs: GUEST_EVERY_MS,
    retryAfterMs: RETRY_AFTER_MS,
    mayBeCut: true,
  });
  const { killedAt } = await killUnder(evening);
  acknowledged.orders.push(...evening.orders);
  acknowledged.statuses.push(...evening.statuses);
  acknowledged.reservations.push(...evening.reservations);
  const state = await server.inspect(acknowledged, eveningPub.pub.pub.id);
  // Its screens show the orders of this evening, and only the newest of those before.
  const ofEvening = new Set(evening.orders.map(({ orderId }) => orderId));
  const revisions = state.revisions.filter(({ id }) => ofEvening.has(id));
  const missed = await missedEvents(evening, revisions);
  evening.close();
  const reconnects = reconnectsSince(evening, killedAt);
  totals.add({ evening, state, missed, reconnects });
  return [...state.damage, ...missed, ...reconnects.surplus, ...evening.unexpected];
}

it.runIf(isDeep)(
  `keeps every acknowledged order, status and reservation, once, over ${ROUNDS} kills`,
  { timeout: 60_000 + ROUNDS * 60_000 },
  async () => {
    const pubs: KilledPub[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round % ROUNDS_OF_A_PUB === 0) {
        const eveningPub = await prepareEveningPub(server.address);
        pubs.push({ eveningPub, acknowledged: createAcknowledgements() });
      }
      const pub = pubs.at(-1);
      if (pub) expect(await playRound(pub), `round ${round}`).toEqual([]);
    }
    // A later kill must not damage what the evenings of earlier pubs have written.
    for (const { eveningPub, acknowledged } of pubs) {
      const { damage } = await server.inspect(acknowledged, eveningPub.pub.pub.id);
      expect(damage).toEqual([]);
    }
  },
);
