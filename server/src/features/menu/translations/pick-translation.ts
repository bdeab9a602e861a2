import type {
  NamesByLanguage,
  StoredTranslation,
  StoredTranslations,
} from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import { sql, type RawBuilder } from 'kysely';

/** The translation of a row of this table into a language; null without one, or without a language. */
export function translationOf(
  table: 'menu' | 'category' | 'dish',
  language: Language | undefined,
): RawBuilder<StoredTranslation | null> {
  return sql`${sql.ref(`${table}.translations`)} -> ${language ?? null}::text`;
}

/** A name as a guest reads it: an outdated translation is better than none. */
export const translatedName = (
  name: string,
  translation: StoredTranslation | null | undefined,
): string => translation?.name || name;

/** A text as a guest reads it. Empty when the pub has deleted the original, even if a translation is still stored. */
export const translatedText = (
  text: string,
  translation: StoredTranslation | null | undefined,
): string => (text === '' ? '' : translation?.text || text);

/** The names in those of these languages that have one. */
export function namesIn(
  languages: readonly Language[],
  translations: StoredTranslations,
): NamesByLanguage {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const name = translations[language]?.name;
      return name ? [[language, name]] : [];
    }),
  );
}
