import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { missedEvents } from '../evening/missed-events.ts';
import { prepareEveningPub } from '../evening/prepare-pub.ts';
import { reconnectsSince } from '../evening/reconnects.ts';
import { startEvening } from '../evening/start-evening.ts';
import { untilBegun } from '../evening/until-begun.ts';
import { createTotals } from '../evening/totals.ts';
import { watchPage, type WatchedPage } from '../evening/watch-page.ts';
import { startPrivatePostgres, type PrivatePostgres } from '../processes/private-postgres.ts';
import { spawnOrderServer, type OrderServer } from '../processes/spawn-order-server.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
/** The embedded database notices a full log at the time limit of a statement: in the long form only. */
const ASKED_ROUNDS = process.env['FAULT_ROUNDS'];
const ROUNDS = Math.ceil(Number(ASKED_ROUNDS ?? (isPostgres ? 1 : 0)) / 10);
const engine = isPostgres ? 'PostgreSQL' : 'the embedded database';
/** An empty database, some evenings, and a segment of the log that is being written beside another. */
const DISK_MEGABYTES = 128;
/** More than all segments of the log that are there, also those that a checkpoint has left for reuse. */
const LOG_BYTES = DISK_MEGABYTES * 1_000_000;
/** The least time for which other writers take the space that becomes free. */
const FULL_MS = 1_500;
/** The embedded database needs the time limit of a statement, and reads its log from the last checkpoint. */
const AGAIN_WITHIN_MS = 60_000;
const FILL_EVERY_MS = 20;

let mounted: ReturnType<typeof mountSmallDisk> | undefined;
let postgres: PrivatePostgres | undefined;
let server: OrderServer;

beforeAll(async () => {
  if (ROUNDS === 0) return;
  mounted = mountSmallDisk(DISK_MEGABYTES);
  if ('refusal' in mounted) return;
  const { folder: parent } = mounted;
  if (isPostgres) {
    postgres = await startPrivatePostgres({ parent, logSegmentMegabytes: 1, isService: true });
  }
  server = await spawnOrderServer({ dataDir: path.join(parent, 'data'), url: postgres?.url });
});
afterAll(async () => {
  if (!mounted || 'refusal' in mounted) return;
  await server.kill();
  await postgres?.remove();
  mounted.remove();
});

/** Takes every free block for a while, during which the log needs a new file. */
async function stayFull(disk: SmallDisk, page: () => WatchedPage): Promise<WatchedPage> {
  disk.fill();
  const watched = page();
  const grew = new AbortController();
  // On a slow machine its statement waits behind those of the guests.
  const grown = server.growLog(LOG_BYTES).finally(() => grew.abort());
  const end = Date.now() + FULL_MS;
  while (!grew.signal.aborted || Date.now() < end) {
    disk.fill();
    await sleep(FILL_EVERY_MS);
  }
  await watched.stop();
  disk.free();
  expect(await grown, 'the log found space').toBe(false);
  return watched;
}

async function playRound(disk: SmallDisk) {
  const eveningPub = await prepareEveningPub(server.address);
  const addresses = [server.address];
  const evening = startEvening({
    ...eveningPub,
    addresses,
    guestEveryMs: 150,
    retryAfterMs: Array.from({ length: 100 }, () => 300),
    mayBeCut: false,
  });
  const { url_name: name } = eveningPub.pub.pub;
  const readPage = async () => (await fetch(`${server.address}/pub/${name}/`)).status;
  await expect.poll(readPage).toBe(200);
  await untilBegun(evening);
  const fullAt = Date.now();
  const page = await stayFull(disk, () => watchPage(addresses, name));
  const acknowledgedBefore = evening.orders.length;
  await expect
    .poll(() => evening.orders.length, { timeout: AGAIN_WITHIN_MS })
    .toBeGreaterThan(acknowledgedBefore);
  await evening.end();
  const state = await server.inspect(evening, eveningPub.pub.pub.id);
  const missed = await missedEvents(evening, state.revisions);
  evening.close();
  return { evening, page, state, missed, reconnects: reconnectsSince(evening, fullAt) };
}

it.skipIf(ROUNDS === 0)(
  'is refused with 503 while the menu is shown, and orders continue when there is space again',
  { timeout: 60_000 + ROUNDS * 60_000 },
  async ({ skip }) => {
    if (!mounted) return;
    if ('refusal' in mounted) {
      skip(`no disk of its own: ${mounted.refusal}`);
      return;
    }
    const totals = createTotals(`disk full, of ${engine}`);
    let pages = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const played = await playRound(mounted);
      totals.add(played);
      const { evening, page, state, missed, reconnects } = played;
      pages += page.countReads();

      const wrong = [...state.damage, ...missed, ...reconnects.surplus, ...evening.unexpected];
      expect([...wrong, ...page.failures]).toEqual([]);
      // The embedded database has one connection: calls wait behind the statement that found the disk full.
      if (isPostgres) expect(evening.refused, 'no call was refused').toBeGreaterThan(0);
    }
    if (process.env['RECORD_RESULTS']) {
      totals.record('faults', `0 of ${pages} reads of the menu failed`);
    }
  },
);
