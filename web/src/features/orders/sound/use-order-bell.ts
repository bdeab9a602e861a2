import { useEffect, useRef, useSyncExternalStore } from 'react';
import { bell, type BellState } from './bell.ts';
import { Ringer } from './ringer.ts';

/** Anything pressed anywhere on the page lets the browser sound. */
const PRESSES = ['pointerdown', 'keydown'] as const;

function openWaker(): Worker {
  return new Worker(new URL('wake-worker.ts', import.meta.url), { type: 'module' });
}

function arm(): void {
  void bell.arm();
}

/** Rings for waiting orders while the pub's screens are open; answers whether the browser lets it. */
export function useOrderBell(pending: number): BellState {
  const state = useSyncExternalStore(bell.subscribe, bell.current);
  const ringer = useRef<Ringer>(undefined);

  useEffect(() => {
    const waker = openWaker();
    const made = new Ringer({
      now: () => Date.now(),
      wakeAfter: (delayMs) => {
        waker.postMessage(delayMs ?? null);
      },
      ring: bell.ring,
    });
    waker.addEventListener('message', made.wake);
    // Both that it may sound and that the sound has come are told here.
    const leave = bell.subscribe(made.armed);
    for (const press of PRESSES) window.addEventListener(press, arm);
    ringer.current = made;
    return () => {
      leave();
      waker.terminate();
      for (const press of PRESSES) window.removeEventListener(press, arm);
    };
  }, []);

  useEffect(() => {
    ringer.current?.setPending(pending);
  }, [pending]);

  return state;
}
