import { allTexts, translate, type Language, type TextKey } from '@comanda/contract/texts';

/** The two languages that the product is used in. */
export type TestLanguage = Extract<Language, 'ro' | 'ru'>;
export const testLanguages: readonly TestLanguage[] = ['ro', 'ru'];
/** One of them is enough for a journey in which no word matters. */
export const romanianOnly: readonly TestLanguage[] = ['ro'];
export const russianOnly: readonly TestLanguage[] = ['ru'];

export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** The product's own texts: a journey never copies one. */
export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    translate(allTexts[key], language, values);

const locales = { ro: 'ro-RO', ru: 'ru-RU' } as const;

/** What a browser in Moldova asks for: the primary subtag alone says which language it is. */
export const localeOf = (language: TestLanguage): string => `${language}-MD`;

/** An amount as it must stand on the screen, made without the product's own formatter. */
export const leiIn = (language: TestLanguage): ((amount: number) => string) => {
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (amount) => `${format.format(amount)} Lei`;
};
