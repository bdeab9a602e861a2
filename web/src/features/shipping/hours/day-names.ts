import type { Language } from '@comanda/contract/texts';

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The names of the weekdays in the language, Monday first. */
export function dayNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, weekday) => {
    const name = format.format(MONDAY + weekday * DAY_MS);
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  });
}
