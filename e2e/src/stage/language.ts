import { allTexts, translate, type Language, type TextKey } from '@comanda/contract/texts';

/** The two languages of the journeys. */
export type TestLanguage = Extract<Language, 'ro' | 'ru'>;
export const testLanguages: readonly TestLanguage[] = ['ro', 'ru'];
const areBothAsked = process.env['JOURNEY_LANGUAGES'] === 'all';
/**
 * For a journey about what happens more than about words. JOURNEY_LANGUAGES=all plays it in both languages.
 */
export const inOneLanguage = (language: TestLanguage): readonly TestLanguage[] =>
  areBothAsked ? testLanguages : [language];

export type Theme = 'light' | 'dark';
/** Colours do not depend on the language: of two languages each checks one theme, a single one both. */
export const themesIn = (language: TestLanguage, isOnly: boolean): readonly Theme[] => {
  if (isOnly && !areBothAsked) return ['light', 'dark'];
  return [language === 'ro' ? 'light' : 'dark'];
};

/** One language is enough for a journey in which no text matters. */
export const romanianOnly: readonly TestLanguage[] = ['ro'];
export const russianOnly: readonly TestLanguage[] = ['ru'];
/** For a journey of minutes that looks at places, not at words: JOURNEY_LANGUAGES=all plays it. */
export const russianInLongForm: readonly TestLanguage[] = areBothAsked ? russianOnly : [];

export type Translate = (
  key: TextKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The product's own texts: no journey copies one. */
export const translateIn =
  (language: Language): Translate =>
  (key, values = {}) =>
    translate(allTexts[key], language, values);

const locales = { ro: 'ro-RO', ru: 'ru-RU' } as const;

/** The language of a browser in Moldova: the primary subtag alone decides. */
export const localeOf = (language: TestLanguage): string => `${language}-MD`;

/** The expected format of an amount, made without the product's own formatter. */
export const leiFormatter = (language: TestLanguage): ((amount: number) => string) => {
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (amount) => `${format.format(amount)} Lei`;
};
