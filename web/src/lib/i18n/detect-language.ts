import type { Language } from '@comanda/contract/texts';

const STORAGE_KEY = 'comanda.language';

const known: Readonly<Record<string, Language>> = {
  ru: 'ru',
  'ru-RU': 'ru',
  ro: 'ro',
  'ro-RO': 'ro',
};

/** A remembered choice wins; else ru and ro are recognised, and everybody else reads ru. */
export function detectLanguage(stored: string | null, browserLanguage: string): Language {
  if (stored === 'ru' || stored === 'ro' || stored === 'en') return stored;
  return known[browserLanguage] ?? 'ru';
}

export function storedLanguage(): string | null {
  return window.localStorage.getItem(STORAGE_KEY);
}

export function rememberLanguage(language: Language): void {
  window.localStorage.setItem(STORAGE_KEY, language);
}
