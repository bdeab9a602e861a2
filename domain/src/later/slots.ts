import { openIntervals, type DatedHours } from '../hours/dated-hours.ts';
import { momentOnClock, readClock } from '../hours/pub-clock.ts';
import { MINUTES_A_DAY } from '../hours/week-spans.ts';

const MINUTE_MS = 60_000;
const DAY_MS = MINUTES_A_DAY * MINUTE_MS;
/** An order that the kitchen begins just before closing is with its guest so many minutes later, at most. */
const AFTER_CLOSING_MINUTES = 240;

/** A stretch of time in which a pub promises so many orders and no more. */
export type Slot = { readonly from: Date; readonly to: Date };

const slotFrom = (from: Date, minutes: number): Slot => ({
  from,
  to: new Date(from.getTime() + minutes * MINUTE_MS),
});

/** The slot that a moment is in: slots begin at whole multiples of their length on the pub's clock. */
export function slotOf(at: Date, minutes: number, timeZone: string): Slot {
  const wholeMinute = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
  const past = readClock(timeZone, at).minute % minutes;
  return slotFrom(new Date(wholeMinute - past * MINUTE_MS), minutes);
}

export const isStartOfSlot = (at: Date, minutes: number, timeZone: string): boolean =>
  slotOf(at, minutes, timeZone).from.getTime() === at.getTime();

/**
 * The slots of a pub's working day: those of the hours that begin on it, also past midnight, and a little longer, since
 * what is begun before closing is ready after it. Which of them are offered is judged by when each would be cooked.
 */
export function slotsOfDay(
  hours: DatedHours | undefined,
  {
    day,
    minutes,
    timeZone,
    afterClosing = AFTER_CLOSING_MINUTES,
  }: { day: number; minutes: number; timeZone: string; afterClosing?: number },
): Slot[] {
  const midnight = day * MINUTES_A_DAY;
  const intervals = hours
    ? openIntervals(hours, day)
    : [{ from: midnight, to: midnight + MINUTES_A_DAY - afterClosing }];
  const starts = intervals.flatMap(({ from, to }) => {
    const first = Math.ceil(from / minutes);
    // Hours that never end are a day's.
    const last = Math.min(to, from + MINUTES_A_DAY) + afterClosing;
    const count = Math.floor(last / minutes) - first + 1;
    return Array.from({ length: count }, (_, index) => (first + index) * minutes);
  });
  const moments = [...new Set(starts)]
    .toSorted((one, other) => one - other)
    .map((minute) => {
      const on = Math.floor(minute / MINUTES_A_DAY);
      const wanted = { day: on, minute: minute - on * MINUTES_A_DAY };
      return momentOnClock(timeZone, wanted, new Date((on - 2) * DAY_MS)).getTime();
    });
  // Two times of a clock that is changed may be one moment.
  return [...new Set(moments)].map((ms) => slotFrom(new Date(ms), minutes));
}
