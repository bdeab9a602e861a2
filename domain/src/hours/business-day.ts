import { MINUTES_A_DAY } from './week-spans.ts';
import { momentOnClock, readClock } from './pub-clock.ts';

/** Minutes from midnight: what a bar sells at night belongs to the evening before. */
const BUSINESS_DAY_ENDS = 5 * 60;
const DAY_MS = MINUTES_A_DAY * 60_000;

/** The business day of a moment on a pub's clock, `YYYY-MM-DD`. */
export function businessDayOf(at: Date, timeZone: string): string {
  const { day, minute } = readClock(timeZone, at);
  const businessDay = minute < BUSINESS_DAY_ENDS ? day - 1 : day;
  return new Date(businessDay * DAY_MS).toISOString().slice(0, 10);
}

/** When the business day of a moment ends. */
export function endOfBusinessDay(at: Date, timeZone: string): Date {
  const day = Date.parse(`${businessDayOf(at, timeZone)}T00:00:00Z`) / DAY_MS + 1;
  return momentOnClock(timeZone, { day, minute: BUSINESS_DAY_ENDS }, at);
}
