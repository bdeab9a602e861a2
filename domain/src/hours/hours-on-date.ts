import { dayOfDate, hoursOfService, openIntervals } from './dated-hours.ts';
import type { HoursException, PubHours, Service } from './pub-hours.ts';
import { MINUTES_A_DAY, type DayHours } from './week-spans.ts';

/** What a service does on one date. */
export type HoursOnDate = {
  /** What begins on it, breaks taken out, in order; an end before its start is on the next day. Empty: closed. */
  readonly spans: readonly DayHours[];
  /** The one that counts on the date, before a break of it. */
  readonly exception: HoursException | undefined;
};

/** The hours of a service on a date, `YYYY-MM-DD`, as a person says them; undefined while the pub has not set them. */
export function hoursOnDate(
  hours: PubHours,
  service: Service,
  date: string,
): HoursOnDate | undefined {
  const dated = hoursOfService(hours, service);
  if (!dated) return undefined;
  const midnight = dayOfDate(date) * MINUTES_A_DAY;
  const minuteOfDay = (at: number): number => {
    const minute = at - midnight;
    return minute > MINUTES_A_DAY ? minute - MINUTES_A_DAY : minute;
  };
  const breakOfDate = hours.exceptions.find(
    ({ kind, from, to, services }) =>
      kind === 'break' && services.includes(service) && from <= date && date <= to,
  );
  return {
    spans: openIntervals(dated, dayOfDate(date)).map(({ from, to }) => ({
      start: minuteOfDay(from),
      end: minuteOfDay(to),
    })),
    exception: dated.exceptionOn(date) ?? breakOfDate,
  };
}
