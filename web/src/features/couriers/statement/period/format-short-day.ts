import { factsOf, type Language } from '@comanda/contract/texts';

/** A day in the statement's format: `сб, 21 ноября`. */
export function formatShortDay(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(factsOf(language).locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
  }).format(new Date(iso));
}
