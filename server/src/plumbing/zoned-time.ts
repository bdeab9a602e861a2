import { Temporal } from 'temporal-polyfill';

/** A moment in a time zone. */
export function zonedTime(timeZone: string, at: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
}

/** The start of this moment's day in a time zone. */
export function startOfDay(timeZone: string, at: Date): Date {
  return new Date(zonedTime(timeZone, at).startOfDay().epochMilliseconds);
}

/** The start of the next day in a time zone. */
export function startOfNextDay(timeZone: string, at: Date): Date {
  const next = zonedTime(timeZone, at).startOfDay().add({ days: 1 }).startOfDay();
  return new Date(next.epochMilliseconds);
}

/** The last second of a calendar day, `YYYY-MM-DD`, in a time zone. */
export function endOfDay(timeZone: string, day: string): Date {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone);
  return new Date(next.epochMilliseconds - 1000);
}

/** The start of a calendar day, `YYYY-MM-DD`, in a time zone; an invalid date for a day that does not exist. */
export function startOfNamedDay(timeZone: string, day: string): Date {
  try {
    return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
  } catch {
    return new Date(Number.NaN);
  }
}
