export const languages = ['ru', 'ro', 'en'] as const;
export type Language = (typeof languages)[number];

/** What a browser gets that asks for none of ours. */
export const DEFAULT_LANGUAGE: Language = 'ru';

type Plural<Form extends string> = Readonly<Record<Form, string>>;

/** A text that depends on `count`: each language has exactly its own plural forms. */
export type PluralText = {
  readonly en: Plural<'one' | 'other'>;
  readonly ro: Plural<'one' | 'few' | 'other'>;
  readonly ru: Plural<'one' | 'few' | 'many' | 'other'>;
};

/** One text in every language, side by side; `{{name}}` stands for a value. */
export type Text = Readonly<Record<Language, string>> | PluralText;
export type Texts = Readonly<Record<string, Text>>;

export function isLanguage(value: string): value is Language {
  return languages.some((language) => language === value);
}
