import type { Clock } from '../../src/plumbing/clock.ts';

/** Goes back to when something of the demo happened. */
export type SeedClock = Clock & { goTo(minutesAgo: number): void };

export function createSeedClock(start: Date): SeedClock {
  let now = start;
  return {
    now: () => now,
    goTo: (minutesAgo) => {
      now = new Date(start.getTime() - minutesAgo * 60_000);
    },
  };
}
