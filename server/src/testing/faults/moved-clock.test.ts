import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdministrator } from '../../features/accounts/index.ts';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { findDamage } from '../damage/find-damage.ts';
import { missedEvents } from '../evening/missed-events.ts';
import { prepareEveningPub } from '../evening/prepare-pub.ts';
import { reconnectsSince } from '../evening/reconnects.ts';
import { startEvening } from '../evening/start-evening.ts';
import { untilBegun } from '../evening/until-begun.ts';
import { ADMINISTRATOR } from '../processes/administrator.ts';
import { someOf } from '../../../../scripts/depth.ts';

const HOUR_MS = 3_600_000;
/** The clock runs this much faster than the real one, so that four minutes pass in a second. */
const FASTER = 240;
const TICK_MS = 20;
const LENGTH_MS = 4 * 60_000;

let t: TestApp;
let address: string;
beforeAll(async () => {
  t = await buildTestApp();
  await createAdministrator(t.deps, ADMINISTRATOR);
  address = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());

/** Access tokens are valid for 15 minutes: the evening is over before. */
async function passTime(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += TICK_MS * FASTER) {
    t.clock.advance(TICK_MS * FASTER);
    await sleep(TICK_MS);
  }
}

const moves: [string, string, number][] = [
  ['is set back by an hour', '2026-11-20T17:00:00Z', -HOUR_MS],
  ['goes over the change to summer time', '2026-03-29T00:58:00Z', 0],
  ['goes over the change from summer time', '2026-10-25T00:58:00Z', 0],
];

it.each(someOf(moves, 3))(
  'an evening whose clock %s loses nothing',
  async (_name, start, jumpMs) => {
    t.clock.set(start);
    const startedAt = Date.now();
    const eveningPub = await prepareEveningPub(address);
    const evening = startEvening({
      ...eveningPub,
      addresses: [address],
      guestEveryMs: 100,
      retryAfterMs: [],
      mayBeCut: false,
    });
    await passTime(LENGTH_MS / 2);
    await untilBegun(evening);
    t.clock.advance(jumpMs);
    const acknowledgedBefore = evening.orders.length;
    await passTime(LENGTH_MS / 2);
    await expect.poll(() => evening.orders.length).toBeGreaterThan(acknowledgedBefore);
    await evening.end();
    const pubId = eveningPub.pub.pub.id;
    const { damage, revisions } = await findDamage(t.deps.db, { acknowledged: evening, pubId });
    const missed = await missedEvents(evening, revisions);
    evening.close();
    const { surplus } = reconnectsSince(evening, startedAt);
    expect([...damage, ...missed, ...surplus, ...evening.unexpected]).toEqual([]);
    expect(evening.refused).toBe(0);
  },
);
