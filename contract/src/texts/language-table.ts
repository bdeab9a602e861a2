/** The names that CLDR gives to the plural forms of a language. */
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

export type LanguageFacts = {
  /** How its dates and numbers are written (BCP 47). */
  readonly locale: string;
  /** How its units are shortened, where another country does it better. */
  readonly unitLocale?: string;
  /** Messengers know languages only with a country. */
  readonly messengerLocale: string;
  /** What a text with `count` has a form for. */
  readonly pluralForms: readonly PluralForm[];
  /** Whether a currency's sign stands before the amount. */
  readonly isSignFirst?: true;
  /** Codes under which old phones ask for it. */
  readonly formerCodes?: readonly string[];
};

/**
 * The languages of the product, in the order in which they are offered. Another one is a line here; the
 * compiler then asks for its column in each text, and nothing else names a language.
 */
export const languageTable = {
  ru: {
    locale: 'ru-RU',
    messengerLocale: 'ru_RU',
    pluralForms: ['one', 'few', 'many', 'other'],
  },
  ro: {
    locale: 'ro-RO',
    messengerLocale: 'ro_RO',
    pluralForms: ['one', 'few', 'other'],
    // Moldovan has had no code of its own since 2008.
    formerCodes: ['mo'],
  },
  en: {
    locale: 'en-GB',
    // British English writes "4 mins"; everywhere else a unit's short form has no plural.
    unitLocale: 'en-US',
    messengerLocale: 'en_US',
    pluralForms: ['one', 'other'],
    isSignFirst: true,
  },
} as const satisfies Record<string, LanguageFacts>;
