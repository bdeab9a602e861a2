import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToTick } from './shared-tick.ts';
import { isOtherClock } from '../format/other-clock.ts';

/** The current time, updated every `everyMs` milliseconds. */
export function useNow(everyMs: number): number {
  const subscribe = useCallback(
    (listener: () => void) => subscribeToTick(everyMs, listener),
    [everyMs],
  );
  return useSyncExternalStore(
    subscribe,
    // Rounded down, so that two readings inside one tick are one value.
    () => Math.floor(Date.now() / everyMs) * everyMs,
    () => 0,
  );
}

const CHECK_EVERY_MS = 5000;
const MINUTE_MS = 60_000;

const subscribe = (listener: () => void) => subscribeToTick(CHECK_EVERY_MS, listener);

/** Whole minutes since an ISO 8601 moment; the component renders again once a minute, not at each tick. */
export function useMinutesSince(since: string): number {
  const read = useCallback(
    () => Math.max(0, Math.floor((Date.now() - Date.parse(since)) / MINUTE_MS)),
    [since],
  );
  return useSyncExternalStore(subscribe, read, () => 0);
}

const TICK_MS = 15_000;

/** Most desks stand in their pub. To write both times, and compare them, takes a slow phone a tenth of a second. */
const isOfDevice = (timeZone: string): boolean =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone === timeZone;

/** The current time where a time zone's clock differs from the device's; undefined where not. */
export function useOtherClock(timeZone: string): number | undefined {
  const now = useNow(TICK_MS);
  return !isOfDevice(timeZone) && isOtherClock(timeZone, new Date(now)) ? now : undefined;
}
