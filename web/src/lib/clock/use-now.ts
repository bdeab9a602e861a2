import { useSyncExternalStore } from 'react';

/** The present moment, told anew every `everyMs` milliseconds. */
export function useNow(everyMs: number): number {
  return useSyncExternalStore(
    (tell) => {
      const timer = window.setInterval(tell, everyMs);
      return () => {
        window.clearInterval(timer);
      };
    },
    // Rounded down, so that two readings inside one tick are one value.
    () => Math.floor(Date.now() / everyMs) * everyMs,
    () => 0,
  );
}
