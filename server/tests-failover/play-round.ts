import { setTimeout as sleep } from 'node:timers/promises';
import type { State } from '../src/testing/damage/find-damage.ts';
import { missedEvents } from '../src/testing/evening/missed-events.ts';
import { prepareEveningPub } from '../src/testing/evening/prepare-pub.ts';
import { startEvening, type Evening } from '../src/testing/evening/start-evening.ts';
import { watchPage, type WatchedPage } from '../src/testing/evening/watch-page.ts';
import type { OrderServer } from '../src/testing/processes/spawn-order-server.ts';
import type { Cluster } from './cluster.ts';
import type { Scenario } from './scenarios.ts';

const GUEST_EVERY_MS = 200;
/** The pauses of the guest's page (web/src/apps/guest/checkout/sending/send-order.ts). */
const RETRY_AFTER_MS = [1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000, 8_000, 8_000];
const BEFORE_MS = 5_000;
const AFTER_MS = 5_000;

export type Round = {
  readonly evening: Evening;
  readonly state: State;
  readonly missed: readonly string[];
  readonly page: WatchedPage;
  /** All that is wrong, in words. */
  readonly faults: readonly string[];
};

/** One scenario in the middle of an evening, and the whole state after it. */
export async function playRound(
  scenario: Scenario,
  { cluster, servers }: { cluster: Cluster; servers: readonly [OrderServer, OrderServer] },
): Promise<Round> {
  await cluster.untilComplete();
  const addresses = servers.map(({ address }) => address);
  const eveningPub = await prepareEveningPub(servers[0].address);
  const evening = startEvening({
    ...eveningPub,
    addresses,
    guestEveryMs: GUEST_EVERY_MS,
    retryAfterMs: RETRY_AFTER_MS,
    mayBeCut: false,
  });
  const page = watchPage(addresses, eveningPub.pub.pub.url_name);
  await sleep(BEFORE_MS);
  await scenario.play(cluster);
  await cluster.untilComplete();
  await sleep(AFTER_MS);
  await evening.end();
  await page.stop();
  const state = await servers[1].inspect(evening, eveningPub.pub.pub.id);
  const missed = await missedEvents(evening, state.revisions);
  evening.close();
  const faults = [...state.damage, ...missed, ...evening.unexpected, ...page.failures];
  return { evening, state, missed, page, faults };
}
