export const colorThemes = ['light', 'dark'] as const;
export type ColorTheme = (typeof colorThemes)[number];

/** How long a new pub is published, in days. */
export const PUBLICATION_DAYS = 30;

export const DEFAULT_TIME_ZONE = 'Europe/Chisinau';

/** Where a map opens when a pub has no place yet: the middle of Chișinău (spec, section 9). */
export const DEFAULT_MAP_CENTRE = { lat: 47.00556, lng: 28.8575 } as const;

const DAY_MS = 24 * 60 * 60 * 1000;

export function isExpired(expirationTime: Date, now: Date): boolean {
  return expirationTime.getTime() <= now.getTime();
}

/** As many days as a publication is extended by at once. */
export const MOST_EXTENSION_DAYS = 3660;

/** An extension counts from the later of now and the present end, so no paid day is lost. */
export function extendedExpiration(present: Date, now: Date, days: number): Date {
  return new Date(Math.max(present.getTime(), now.getTime()) + days * DAY_MS);
}
