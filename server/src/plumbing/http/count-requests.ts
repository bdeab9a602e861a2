/** How many are counted at once; a count takes some 100 bytes. */
const MAX_COUNTED = 100_000;
/** Of those that are oldest, how many are looked at for one that may go. */
const LOOKED_AT = 64;

type Count = { requests: number; readonly endsAt: number };

export type RequestCounter = {
  /** Counts one request; gives 0 while the share lasts, else in how many milliseconds there is another. */
  count(key: string): number;
};

/** At most `max` requests of one key in a window, which begins with the key's first request. */
export function createRequestCounter({
  max,
  windowMs,
  maxCounted = MAX_COUNTED,
  now = Date.now,
}: {
  readonly max: number;
  readonly windowMs: number;
  readonly maxCounted?: number;
  readonly now?: () => number;
}): RequestCounter {
  // All windows are equally long and a new one goes to the end: the first is always the first to end.
  const counts = new Map<string, Count>();

  /** Invented keys are asked for once and push each other out, not one that somebody keeps trying. */
  function makeRoom(at: number): void {
    let oldest: string | undefined;
    let looked = 0;
    for (const [key, { requests, endsAt }] of counts) {
      if (endsAt <= at || requests === 1) return void counts.delete(key);
      oldest ??= key;
      looked += 1;
      if (looked === LOOKED_AT) break;
    }
    if (oldest !== undefined) counts.delete(oldest);
  }

  return {
    count: (key) => {
      const at = now();
      const known = counts.get(key);
      if (known && known.endsAt > at) {
        known.requests += 1;
        return known.requests > max ? known.endsAt - at : 0;
      }
      if (known) counts.delete(key);
      else if (counts.size >= maxCounted) makeRoom(at);
      counts.set(key, { requests: 1, endsAt: at + windowMs });
      return 0;
    },
  };
}
