import { hoursNow } from '@comanda/domain/hours';
import { workSpans, type WorkWeek } from '@comanda/domain/shipping';

export type Opening = {
  readonly isOpen: boolean;
  /** The next opening or closing; undefined when there is none. */
  readonly nextChange: Date | undefined;
};

/** Whether a pub is open now on its own clock, and the next change. */
export function openingAt(week: WorkWeek, timeZone: string, now: Date): Opening {
  const { isWithin: isOpen, nextChange } = hoursNow(workSpans(week), timeZone, now);
  return { isOpen, nextChange };
}
