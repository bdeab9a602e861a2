import type { Clock } from '../../plumbing/clock.ts';

export type FakeClock = Clock & {
  set(time: string): void;
  advance(milliseconds: number): void;
};

/** Stands still until a test changes it. */
export function createFakeClock(start: string): FakeClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    set: (time) => {
      now = new Date(time).getTime();
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
