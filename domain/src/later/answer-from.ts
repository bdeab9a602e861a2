import { timelineOf } from '../hours/dated-hours.ts';
import { hoursOfStaff } from '../hours/next-opening.ts';
import { timelineNow } from '../hours/timeline.ts';

type Waiting = {
  /** IANA: the pub's clock. */
  readonly timeZone: string;
  readonly at: Date;
  readonly cookAt: Date;
};

/**
 * From when the people of a pub can answer an order for later that waits while they are not there: from their next opening,
 * or when it has to be cooked. Null where they are there, and at a pub that has not said when.
 */
export function answerFrom(
  pubHours: Parameters<typeof hoursOfStaff>[0],
  { timeZone, at, cookAt }: Waiting,
): Date | null {
  const hours = hoursOfStaff(pubHours);
  if (!hours) return null;
  const { isWithin, nextChange } = timelineNow(timelineOf(hours), timeZone, at);
  if (isWithin) return null;
  return nextChange && nextChange < cookAt ? nextChange : cookAt;
}
