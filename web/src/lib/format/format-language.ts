import { factsOf, type Language } from '@comanda/contract/texts';

/** The name of a language in a language: `rusă`. */
export function formatLanguage(named: Language, language: Language): string {
  const names = new Intl.DisplayNames(factsOf(language).locale, { type: 'language' });
  return names.of(named) ?? named;
}
