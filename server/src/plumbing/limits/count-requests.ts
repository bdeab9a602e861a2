/** The most keys counted at once; a count takes some 100 bytes. */
const MAX_COUNTED = 100_000;
/** The number of oldest counts that are checked for one to remove. */
const LOOKED_AT = 64;

type Count = { requests: number; isRepeated: boolean; readonly endsAt: number };

export type RequestCounter = {
  /**
   * Counts one request, which may cost as much as several; returns 0 below the limit, else the milliseconds until the
   * window ends. A cost above the whole limit is the whole limit.
   */
  count(key: string, cost?: number): number;
};

/** At most `max` requests per key in a window, which starts with the key's first request. */
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
  // All windows have the same length and a new one is added at the end, so the first one ends first.
  const counts = new Map<string, Count>();

  /** Invented keys are used once and replace each other, not a key that is used repeatedly. */
  function makeRoom(at: number): void {
    let oldest: string | undefined;
    let looked = 0;
    for (const [key, { isRepeated, endsAt }] of counts) {
      if (endsAt <= at || !isRepeated) return void counts.delete(key);
      oldest ??= key;
      looked += 1;
      if (looked === LOOKED_AT) break;
    }
    if (oldest !== undefined) counts.delete(oldest);
  }

  return {
    count: (key, cost = 1) => {
      const at = now();
      const requests = Math.min(cost, max);
      const known = counts.get(key);
      if (known && known.endsAt > at) {
        known.requests += requests;
        known.isRepeated = true;
        return known.requests > max ? known.endsAt - at : 0;
      }
      if (known) counts.delete(key);
      else if (counts.size >= maxCounted) makeRoom(at);
      counts.set(key, { requests, isRepeated: false, endsAt: at + windowMs });
      return 0;
    },
  };
}
