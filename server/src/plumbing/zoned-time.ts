import { Temporal } from 'temporal-polyfill';

/** A moment on the clock of a place. */
export function zonedTime(timeZone: string, at: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
}

/** When the day of this moment began on the clock of a place. */
export function startOfDay(timeZone: string, at: Date): Date {
  return new Date(zonedTime(timeZone, at).startOfDay().epochMilliseconds);
}
