import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToTick } from './shared-tick.ts';

/** The present moment, told anew every `everyMs` milliseconds. */
export function useNow(everyMs: number): number {
  const subscribe = useCallback((tell: () => void) => subscribeToTick(everyMs, tell), [everyMs]);
  return useSyncExternalStore(
    subscribe,
    // Rounded down, so that two readings inside one tick are one value.
    () => Math.floor(Date.now() / everyMs) * everyMs,
    () => 0,
  );
}
