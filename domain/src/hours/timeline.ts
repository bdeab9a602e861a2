import { findClockChange, readClock } from './pub-clock.ts';
import {
  isWithin,
  localTimeOf,
  minutesToChange,
  MINUTES_A_DAY,
  type WeekSpan,
} from './week-spans.ts';

/** A moment on the pub's clock, in minutes since 1 January 1970 on that clock. */
export type LocalMinute = number;

/** What is open or served, on the pub's own clock. */
export type Timeline = {
  readonly isWithin: (at: LocalMinute) => boolean;
  /** The first later minute at which that changes; undefined when nothing ever changes. */
  readonly nextChange: (after: LocalMinute) => LocalMinute | undefined;
};

export type TimelineNow = {
  readonly isWithin: boolean;
  /** When a span begins or ends next; undefined when nothing ever changes. */
  readonly nextChange: Date | undefined;
};

const MINUTE_MS = 60_000;

function localMinuteOf(timeZone: string, at: Date): LocalMinute {
  const { day, minute } = readClock(timeZone, at);
  return day * MINUTES_A_DAY + minute;
}

/** The same hours in every week. */
export function weekTimeline(spans: readonly WeekSpan[]): Timeline {
  return {
    isWithin: (at) => isWithin(spans, localTimeOf(at)),
    nextChange: (after) => {
      const wait = minutesToChange(spans, localTimeOf(after));
      return wait === undefined ? undefined : after + wait;
    },
  };
}

type Here = { readonly now: Date; readonly here: LocalMinute };

function nextChangeAfter(timeline: Timeline, timeZone: string, at: Here): Date | undefined {
  const { now, here } = at;
  const next = timeline.nextChange(here);
  if (next === undefined) return undefined;
  const change = new Date((Math.floor(now.getTime() / MINUTE_MS) + next - here) * MINUTE_MS);
  // Minutes on the pub's clock equal real minutes as long as the clocks are not changed in between.
  const shift = findClockChange(timeZone, now, change);
  if (!shift) return change;
  const there = localMinuteOf(timeZone, shift);
  const isChangedByShift = timeline.isWithin(there) !== timeline.isWithin(here);
  return isChangedByShift
    ? shift
    : nextChangeAfter(timeline, timeZone, { now: shift, here: there });
}

/** Where a moment is in hours on a pub's clock, also in the nights of clock changes. */
export function timelineNow(timeline: Timeline, timeZone: string, now: Date): TimelineNow {
  const here = localMinuteOf(timeZone, now);
  return {
    isWithin: timeline.isWithin(here),
    nextChange: nextChangeAfter(timeline, timeZone, { now, here }),
  };
}
