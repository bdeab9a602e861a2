import { useEffect, useRef, useSyncExternalStore } from 'react';
import { bell, type BellState } from './bell.ts';
import WakeWorker from './wake-worker.ts?worker&inline';
import type { RingPlan } from './ring-schedule.ts';
import { Ringer } from './ringer.ts';

/** A press anywhere on the page lets the browser play sound. */
const PRESSES = ['pointerdown', 'keydown'] as const;

function openTimerWorker(): Worker {
  return new WakeWorker();
}

function arm(): void {
  void bell.arm();
}

const neverSubscribed = () => () => {};

type Options = {
  readonly plan: RingPlan;
  /** Switched off, the page plays no sound at all. */
  readonly isOn?: boolean;
  /** Plays the sound and its side effects; false when the browser blocks it. */
  readonly ring?: () => boolean;
};

/** Rings for waiting orders while the screen is open; returns whether the browser allows it. */
export function useRinger(
  pending: number,
  { plan, isOn = true, ring = bell.ring }: Options,
): BellState {
  const state = useSyncExternalStore(isOn ? bell.subscribe : neverSubscribed, bell.current);
  const ringer = useRef<Ringer>(undefined);

  useEffect(() => {
    if (!isOn) return undefined;
    const worker = openTimerWorker();
    const environment = {
      now: () => Date.now(),
      wakeAfter: (delayMs: number | undefined) => {
        worker.postMessage(delayMs ?? null);
      },
      ring,
    };
    const created = new Ringer(environment, plan);
    worker.addEventListener('message', created.wake);
    // Called both when sound is allowed and when the sound is loaded.
    const unsubscribe = bell.subscribe(created.armed);
    bell.prepareSoon();
    for (const press of PRESSES) window.addEventListener(press, arm);
    ringer.current = created;
    return () => {
      ringer.current = undefined;
      unsubscribe();
      worker.terminate();
      for (const press of PRESSES) window.removeEventListener(press, arm);
    };
  }, [isOn, plan, ring]);

  useEffect(() => {
    if (isOn) ringer.current?.setPending(pending);
  }, [pending, isOn]);

  return state;
}
