import type { Language } from '@comanda/contract/texts';

const locales: Record<Language, string> = { ru: 'ru-RU', ro: 'ro-RO', en: 'en-GB' };

/** A day as a statement names it: `сб, 21 ноября`. */
export function formatShortDay(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
  }).format(new Date(iso));
}
