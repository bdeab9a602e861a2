import { useEffect } from 'react';

/** Prevents the screen of a desk or of a courier's phone from going dark while this screen is visible. */
export function useWakeLock(): void {
  useEffect(() => {
    let isUnmounted = false;
    let lock: WakeLockSentinel | undefined;
    const take = async () => {
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
    const retake = () => void take();
    retake();
    document.addEventListener('visibilitychange', retake);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', retake);
      void lock?.release();
    };
  }, []);
}
