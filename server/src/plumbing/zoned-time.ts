import { Temporal } from 'temporal-polyfill';

/** A moment on the clock of a place. */
export function zonedTime(timeZone: string, at: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
}

/** When the day of this moment began on the clock of a place. */
export function startOfDay(timeZone: string, at: Date): Date {
  return new Date(zonedTime(timeZone, at).startOfDay().epochMilliseconds);
}

/** The last second of a calendar day, `YYYY-MM-DD`, on the clock of a place. */
export function endOfDay(timeZone: string, day: string): Date {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone);
  return new Date(next.epochMilliseconds - 1000);
}
