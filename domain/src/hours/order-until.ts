import { businessDayOf } from './business-day.ts';
import { momentOnClock } from './pub-clock.ts';
import { MINUTES_A_DAY } from './week-spans.ts';

const DAY_MS = MINUTES_A_DAY * 60_000;

/** Until when orders for a day are taken: "lunch until 11:00", "cakes until 18:00 of the day before". */
export type OrderUntil = {
  /** 0 is the day itself. */
  readonly days_before: number;
  /** From midnight on the pub's clock. */
  readonly minute: number;
};

export const MAX_DAYS_BEFORE = 7;

/** The moment from which an order that is cooked at `cookAt` comes too late. */
export function orderUntilFor(
  { days_before: daysBefore, minute }: OrderUntil,
  cookAt: Date,
  timeZone: string,
): Date {
  const businessDay = Date.parse(`${businessDayOf(cookAt, timeZone)}T00:00:00Z`) / DAY_MS;
  const day = businessDay - daysBefore;
  return momentOnClock(timeZone, { day, minute }, new Date((day - 2) * DAY_MS));
}
