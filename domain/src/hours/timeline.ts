import { findClockChange, readClock } from './pub-clock.ts';
import {
  isWithin,
  localTimeOf,
  minutesSinceChange,
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
  /** The latest minute up to this one at which that changed, at most `PAST_DAYS` ago; undefined without one. */
  readonly previousChange: (until: LocalMinute) => LocalMinute | undefined;
};

/** How far one looks back on hours: the last opening of a pub that opens once a week is within. */
export const PAST_DAYS = 8;

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
    previousChange: (until) => {
      const ago = minutesSinceChange(spans, localTimeOf(until));
      return ago === undefined ? undefined : until - ago;
    },
  };
}

/** No zone has ever turned its clock back by more at once. */
const MOST_TURNED_BACK = 120;

type Here = { readonly now: Date; readonly here: LocalMinute };

/** The clock may yet be turned back to before the last change, where nothing else ever changes. */
function changeByTurningBack(timeline: Timeline, timeZone: string, at: Here): Date | undefined {
  const { now, here } = at;
  const last = timeline.previousChange(here);
  if (last === undefined || here - last >= MOST_TURNED_BACK) return undefined;
  const until = new Date(now.getTime() + (last + MOST_TURNED_BACK - here) * MINUTE_MS);
  const shift = findClockChange(timeZone, now, until);
  if (!shift) return undefined;
  return changeAtShift(timeline, timeZone, { here, shift });
}

/** The clock change itself where it opens or closes something, else the first change after it. */
function changeAtShift(
  timeline: Timeline,
  timeZone: string,
  { here, shift }: { readonly here: LocalMinute; readonly shift: Date },
): Date | undefined {
  const there = localMinuteOf(timeZone, shift);
  return timeline.isWithin(there) === timeline.isWithin(here)
    ? nextChangeAfter(timeline, timeZone, { now: shift, here: there })
    : shift;
}

function nextChangeAfter(timeline: Timeline, timeZone: string, at: Here): Date | undefined {
  const { now, here } = at;
  const next = timeline.nextChange(here);
  if (next === undefined) return changeByTurningBack(timeline, timeZone, at);
  const change = new Date((Math.floor(now.getTime() / MINUTE_MS) + next - here) * MINUTE_MS);
  // Minutes on the pub's clock equal real minutes as long as the clocks are not changed in between.
  const shift = findClockChange(timeZone, now, change);
  return shift ? changeAtShift(timeline, timeZone, { here, shift }) : change;
}

/** Where a moment is in hours on a pub's clock, also in the nights of clock changes. */
export function timelineNow(timeline: Timeline, timeZone: string, now: Date): TimelineNow {
  const here = localMinuteOf(timeZone, now);
  return {
    isWithin: timeline.isWithin(here),
    nextChange: nextChangeAfter(timeline, timeZone, { now, here }),
  };
}

/** When a span began or ended last, this moment included; undefined when none did in the last `PAST_DAYS`. */
export function lastChange(timeline: Timeline, timeZone: string, now: Date): Date | undefined {
  const here = localMinuteOf(timeZone, now);
  // Without a change on this clock there may be one that it has been turned back over.
  const known = timeline.previousChange(here);
  const last = known ?? here - MOST_TURNED_BACK;
  const change = new Date((Math.floor(now.getTime() / MINUTE_MS) - (here - last)) * MINUTE_MS);
  const shift = findClockChange(timeZone, new Date(change.getTime() - MINUTE_MS), now);
  if (!shift) return known === undefined ? undefined : change;
  const beforeShift = new Date(shift.getTime() - MINUTE_MS);
  const isChangedByShift =
    timeline.isWithin(localMinuteOf(timeZone, beforeShift)) !==
    timeline.isWithin(localMinuteOf(timeZone, shift));
  return isChangedByShift ? shift : lastChange(timeline, timeZone, beforeShift);
}
