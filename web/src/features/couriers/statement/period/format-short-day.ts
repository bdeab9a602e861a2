import { factsOf, type Language } from '@comanda/contract/texts';

/** A day as a statement names it: `сб, 21 ноября`. */
export function formatShortDay(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(factsOf(language).locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
  }).format(new Date(iso));
}
