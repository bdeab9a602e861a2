import { DEFAULT_LANGUAGE, preferredLanguage, type Language } from '@comanda/contract/texts';

const STORAGE_KEY = 'comanda.language';

/** The stored choice first, then the first supported language of the browser; else Russian. */
export function detectLanguage(
  stored: string | null,
  browserLanguages: readonly string[],
): Language {
  return preferredLanguage([stored, ...browserLanguages]) ?? DEFAULT_LANGUAGE;
}

export function storedLanguage(): string | null {
  return window.localStorage.getItem(STORAGE_KEY);
}

export function storeLanguage(language: Language): void {
  window.localStorage.setItem(STORAGE_KEY, language);
}
