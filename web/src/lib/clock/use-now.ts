import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToTick } from './shared-tick.ts';

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
