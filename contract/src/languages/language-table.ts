/** The names that CLDR gives to the plural forms of a language. */
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

export type LanguageFacts = {
  /** The locale for its dates and numbers (BCP 47). */
  readonly locale: string;
  /** The locale for its short units, where another country's are better. */
  readonly unitLocale?: string;
  /** Messengers need a language with a country. */
  readonly messengerLocale: string;
  /** The plural forms of a text with `count`. */
  readonly pluralForms: readonly PluralForm[];
  /** Whether a currency's sign stands before the amount. */
  readonly isSignFirst?: true;
  /** Codes under which old phones request it. */
  readonly formerCodes?: readonly string[];
};

/**
 * The languages of the product, in the order in which they are offered. To add one, add a line here; the
 * compiler then requires its column in each text, and no other code names a language.
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
    // Moldovan has had no separate code since 2008.
    formerCodes: ['mo'],
  },
  en: {
    locale: 'en-GB',
    // British English writes "4 mins"; in the other countries a unit's short form has no plural.
    unitLocale: 'en-US',
    messengerLocale: 'en_US',
    pluralForms: ['one', 'other'],
    isSignFirst: true,
  },
} as const satisfies Record<string, LanguageFacts>;
