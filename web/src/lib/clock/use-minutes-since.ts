import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToTick } from './shared-tick.ts';

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
