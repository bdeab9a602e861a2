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

/**
 * The first of these language tags (RFC 5646) with texts; undefined when none has. The primary subtag
 * decides: `ro-MD` is Romanian. All code that reads a language tag uses this function.
 */
export function preferredLanguage(
  tags: readonly (string | null | undefined)[],
): Language | undefined {
  for (const tag of tags) {
    // Old Android sends `ro_MD`.
    const primary = tag?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
    if (isLanguage(primary)) return primary;
    const renamed = languages.find((one) => factsOf(one).formerCodes?.includes(primary));
    if (renamed) return renamed;
  }
  return undefined;
}
