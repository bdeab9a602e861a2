import type { Clock } from '../../src/plumbing/clock.ts';

/** Sets the clock back to the time of an event of the demo. */
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
