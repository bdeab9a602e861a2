const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Hours and minutes in the pub's time zone. */
export function pubTime(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(moment);
}

function dateOf(moment: Date, timeZone: string): number {
  return Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment));
}

/** Monday is 0. */
export function pubWeekday(moment: Date, timeZone: string): number {
  return ((((dateOf(moment, timeZone) - MONDAY) / DAY_MS) % 7) + 7) % 7;
}

/** Whole days in the pub's time zone from one moment to another. */
export function daysBetween(from: Date, to: Date, timeZone: string): number {
  return Math.round((dateOf(to, timeZone) - dateOf(from, timeZone)) / DAY_MS);
}

/** Whether two moments are in the same year in the pub's time zone. */
export function isSameYear(one: Date, other: Date, timeZone: string): boolean {
  const yearOf = (moment: Date): number => new Date(dateOf(moment, timeZone)).getUTCFullYear();
  return yearOf(one) === yearOf(other);
}
