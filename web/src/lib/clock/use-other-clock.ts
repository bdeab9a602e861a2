import { isOtherClock } from '../format/other-clock.ts';
import { useNow } from './use-now.ts';

const TICK_MS = 15_000;

/** The current time where a time zone's clock differs from the device's; undefined where not. */
export function useOtherClock(timeZone: string): number | undefined {
  const now = useNow(TICK_MS);
  return isOtherClock(timeZone, new Date(now)) ? now : undefined;
}
