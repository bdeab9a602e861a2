import { minutesUntil } from '@comanda/domain/orders';
import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToTick } from './shared-tick.ts';

const CHECK_EVERY_MS = 5000;

const subscribe = (listener: () => void) => subscribeToTick(CHECK_EVERY_MS, listener);

/**
 * Whole minutes to a moment, in milliseconds: above 0 before it, below 0 after it. The component renders again once a
 * minute, not at each tick.
 */
export function useMinutesUntil(momentMs: number): number {
  const read = useCallback(() => minutesUntil(new Date(momentMs), new Date()), [momentMs]);
  return useSyncExternalStore(subscribe, read);
}
