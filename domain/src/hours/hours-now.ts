import { findClockChange, readClock } from './pub-clock.ts';
import { isWithin, minutesToChange, type LocalTime, type WeekSpan } from './week-spans.ts';

type HoursNow = {
  readonly isWithin: boolean;
  /** When a span begins or ends next; undefined when nothing ever changes. */
  readonly nextChange: Date | undefined;
};

const MINUTE_MS = 60_000;

function nextChangeAfter(
  spans: readonly WeekSpan[],
  timeZone: string,
  { now, here }: { readonly now: Date; readonly here: LocalTime },
): Date | undefined {
  const wait = minutesToChange(spans, here);
  if (wait === undefined) return undefined;
  const change = new Date((Math.floor(now.getTime() / MINUTE_MS) + wait) * MINUTE_MS);
  // Minutes on the pub's clock equal real minutes as long as the clocks are not changed in between.
  const shift = findClockChange(timeZone, now, change);
  if (!shift) return change;
  const there = readClock(timeZone, shift);
  const isChangedByShift = isWithin(spans, there) !== isWithin(spans, here);
  return isChangedByShift ? shift : nextChangeAfter(spans, timeZone, { now: shift, here: there });
}

/** Where a moment is in the hours of a week on a pub's clock, also in the nights of clock changes. */
export function hoursNow(spans: readonly WeekSpan[], timeZone: string, now: Date): HoursNow {
  const here = readClock(timeZone, now);
  return {
    isWithin: isWithin(spans, here),
    nextChange: nextChangeAfter(spans, timeZone, { now, here }),
  };
}
