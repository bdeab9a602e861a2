import { useEffect } from 'react';

/** Prevents the screen of a desk or of a courier's phone from going dark while this screen is visible. */
export function useWakeLock(): void {
  useEffect(() => {
    let isUnmounted = false;
    let lock: WakeLockSentinel | undefined;
    const acquire = async () => {
      // Not every browser has it, and a low battery may refuse it: the screen works without it.
      if (isUnmounted || document.visibilityState !== 'visible' || !('wakeLock' in navigator))
        return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isUnmounted) await lock.release();
      } catch {
        lock = undefined;
      }
    };
    const request = () => void acquire();
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
}
