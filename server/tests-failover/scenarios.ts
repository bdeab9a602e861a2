import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

/** Longer than the ttl of 20 s, so that the standby is promoted before the frozen node wakes up. */
const FROZEN_MS = 34_000;

export type Scenario = {
  readonly name: string;
  /** Resolves when the cluster has all its nodes again. */
  readonly play: (cluster: Cluster) => Promise<void>;
};

/** The standby takes over before the lost node comes back. */
async function untilAnotherPrimary(cluster: Cluster, name: string): Promise<void> {
  for (;;) {
    const primary = await cluster.primary().catch(() => undefined);
    if (primary && primary.name !== name) return;
    await sleep(250);
  }
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'primary killed, the whole node',
    play: async (cluster) => {
      const node = await cluster.primary();
      node.kill();
      await untilAnotherPrimary(cluster, node.name);
      node.start();
    },
  },
  {
    name: `primary frozen for ${FROZEN_MS / 1_000} s, then woken`,
    play: async (cluster) => {
      const node = await cluster.primary();
      node.freeze();
      await sleep(FROZEN_MS);
      node.wake();
      await untilAnotherPrimary(cluster, node.name);
    },
  },
  { name: 'planned switchover', play: (cluster) => cluster.switchOver() },
];
