import { useEffect, useEffectEvent, useRef } from 'react';

type Countdown = { readonly isPaused: boolean; readonly onEnd: () => void };

/** Calls `onEnd` once so many milliseconds have gone by without a pause. */
export function useCountdown(durationMs: number, { isPaused, onEnd }: Countdown): void {
  const leftMs = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = Date.now();
    const timer = window.setTimeout(() => {
      end();
    }, leftMs.current);
    return () => {
      window.clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
}
