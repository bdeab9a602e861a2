import { languageTable, type LanguageFacts } from './language-table.ts';

export type Language = keyof typeof languageTable;
export const languages = Object.keys(languageTable) as readonly Language[];

/** The language for a browser that requests none of ours. */
export const DEFAULT_LANGUAGE: Language = 'ru';

export function factsOf(language: Language): LanguageFacts {
  return languageTable[language];
}

export function isLanguage(value: string): value is Language {
  return Object.hasOwn(languageTable, value);
}

/** A text that depends on `count`: each language has exactly its own plural forms. */
export type PluralText = {
  readonly [Name in Language]: Readonly<
    Record<(typeof languageTable)[Name]['pluralForms'][number], string>
  >;
};

/** One text in every language; `{{name}}` is replaced with a value. */
export type Text = Readonly<Record<Language, string>> | PluralText;
export type Texts = Readonly<Record<string, Text>>;
