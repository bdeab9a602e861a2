import type { Clock } from '../../plumbing/clock.ts';

/** A clock that has run several times faster since a time (ms since 1970), the same one in each process of a test. */
export function fastClock(startedAt: number, times: number): Clock {
  return { now: () => new Date(startedAt + (Date.now() - startedAt) * times) };
}
