import { hoursOfService, timelineOf, type DatedHours } from './dated-hours.ts';
import { momentOnClock, readClock, type ClockReading } from './pub-clock.ts';
import { areHoursSet, type PubHours } from './pub-hours.ts';
import { timelineNow } from './timeline.ts';

/** A night until five belongs to the day before: staff who close at midnight call the same morning tomorrow. */
const NIGHT_ENDS_MINUTES = 5 * 60;
const DAYS_A_WEEK = 7;

/** The hours in which a pub's staff are there: its opening hours, or those of its deliveries. */
export const hoursOfStaff = (hours: PubHours): DatedHours | undefined =>
  hoursOfService(hours, areHoursSet(hours, 'opening') ? 'opening' : 'delivery');

/** Whether the working day of yesterday is not over: in its hours past midnight, and in the night after them. */
function isStillYesterday(hours: DatedHours, now: ClockReading): boolean {
  const hasBegun = hours.spansOn(now.day).some(({ start }) => now.minute >= start);
  const lateEnds = hours
    .spansOn(now.day - 1)
    .flatMap(({ start, end }) => (end < start ? [end] : []));
  return !hasBegun && now.minute < Math.max(NIGHT_ENDS_MINUTES, ...lateEnds);
}

/**
 * When a pub opens next on a day after the present working day: "tomorrow's opening" in the words of its staff.
 * Closed days are skipped; undefined when the pub has no hours at all.
 */
export function nextOpeningAfterToday(
  hours: DatedHours,
  timeZone: string,
  now: Date,
): Date | undefined {
  const clock = readClock(timeZone, now);
  const firstDay = clock.day + (isStillYesterday(hours, clock) ? 0 : 1);
  const lastDay = hours.regularFrom(firstDay) + DAYS_A_WEEK;
  for (let day = firstDay; day <= lastDay; day += 1) {
    const [first] = hours
      .spansOn(day)
      .map(({ start }) => start)
      .toSorted((one, other) => one - other);
    if (first !== undefined) return momentOnClock(timeZone, { day, minute: first }, now);
  }
  return undefined;
}

/** When the hours end that a pub is in; undefined while it is closed, and when it never closes. */
export function closingOfToday(hours: DatedHours, timeZone: string, now: Date): Date | undefined {
  const { isWithin, nextChange } = timelineNow(timelineOf(hours), timeZone, now);
  return isWithin ? nextChange : undefined;
}
