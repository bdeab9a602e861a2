export const colorThemes = ['light', 'dark'] as const;
export type ColorTheme = (typeof colorThemes)[number];

/** The number of days for which a new pub is published. */
export const PUBLICATION_DAYS = 30;

export const DEFAULT_TIME_ZONE = 'Europe/Chisinau';

/** The map's centre when a pub has no place yet: the middle of Chișinău. */
export const DEFAULT_MAP_CENTRE = { lat: 47.00556, lng: 28.8575 } as const;

export function isExpired(expirationTime: Date, now: Date): boolean {
  return expirationTime.getTime() <= now.getTime();
}

/** The most days of one extension. */
export const MOST_EXTENSION_DAYS = 3660;

const DAY_MS = 24 * 60 * 60 * 1000;
const midnightUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** One by zone: making one takes longer than many days. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone, `YYYY-MM-DD`. */
export function calendarDay(at: Date, timeZone: string): string {
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  dayFormats.set(timeZone, format);
  return format.format(at);
}

/** Calendar days from one day to another, negative when the other is earlier; both `YYYY-MM-DD`. */
export function daysFrom(day: string, other: string): number {
  return Math.round((midnightUtc(other) - midnightUtc(day)) / DAY_MS);
}

type Publication = {
  /** The last paid day of the pub, `YYYY-MM-DD`. */
  readonly lastDay: string;
  /** Today on the pub's calendar, `YYYY-MM-DD`. */
  readonly today: string;
};

/**
 * The last day of an extended publication, `YYYY-MM-DD`. The days count from the later of today and the
 * present last day, so no paid day is lost; a publication ends with its last day in the pub's time zone.
 */
export function extendedLastDay({ lastDay, today }: Publication, days: number): string {
  const from = Math.max(midnightUtc(lastDay), midnightUtc(today));
  return new Date(from + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days before its last one on which a company is warned about the end of a publication, the earliest first. */
const EXPIRY_WARNING_DAYS = [7, 3, 1] as const;
type ExpiryWarning = (typeof EXPIRY_WARNING_DAYS)[number];

/** The latest warning that is due with this number of days left; undefined before the first. */
export function expiryWarning(daysLeft: number): ExpiryWarning | undefined {
  return EXPIRY_WARNING_DAYS.findLast((days) => daysLeft <= days);
}
