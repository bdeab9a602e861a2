import { hoursNow } from '../hours/hours-now.ts';
import { momentOnClock, readClock, type ClockReading } from '../hours/pub-clock.ts';
import { workSpans, type WorkDay, type WorkWeek } from './work-hours.ts';

/** A night until five belongs to the day before: staff who close at midnight call the same morning tomorrow. */
const NIGHT_ENDS_MINUTES = 5 * 60;
const CLOSED: WorkDay = { start: 0, end: 0 };

function hoursOf(week: WorkWeek, day: Pick<ClockReading, 'weekday'>, daysLater: number): WorkDay {
  return week[(day.weekday + daysLater + 7) % 7] ?? CLOSED;
}

/** Whether the working day of yesterday is not over: in its hours past midnight, and in the night after them. */
function isStillYesterday(week: WorkWeek, now: ClockReading): boolean {
  const [yesterday, today] = [hoursOf(week, now, -1), hoursOf(week, now, 0)];
  const hasBegun = today.start !== today.end && now.minute >= today.start;
  const lateHoursEnd = yesterday.end < yesterday.start ? yesterday.end : 0;
  return !hasBegun && now.minute < Math.max(NIGHT_ENDS_MINUTES, lateHoursEnd);
}

/**
 * When a pub opens next on a day after the present working day: "tomorrow's opening" in the words of its staff.
 * Closed days are skipped; undefined when the pub has no hours at all.
 */
export function nextOpeningAfterToday(
  week: WorkWeek,
  timeZone: string,
  now: Date,
): Date | undefined {
  const clock = readClock(timeZone, now);
  const firstDay = isStillYesterday(week, clock) ? 0 : 1;
  for (let daysLater = firstDay; daysLater < firstDay + 7; daysLater += 1) {
    const { start, end } = hoursOf(week, clock, daysLater);
    if (start !== end) {
      return momentOnClock(timeZone, { day: clock.day + daysLater, minute: start }, now);
    }
  }
  return undefined;
}

/** When the hours end that a pub is in; undefined while it is closed, and when it never closes. */
export function closingOfToday(week: WorkWeek, timeZone: string, now: Date): Date | undefined {
  const { isWithin, nextChange } = hoursNow(workSpans(week), timeZone, now);
  return isWithin ? nextChange : undefined;
}
