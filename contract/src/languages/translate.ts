import type { Language, Text, Texts } from './languages.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** A name in Hebrew or Arabic would change the order of the numbers beside it: it gets a direction of its own. */
const isolated = (value: string): string =>
  RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;

/** Texts that users have written, side by side as one, to be shown: none of them changes places with the next. */
export const joinTexts = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map(isolated)
    .join(', ');

type Values = Readonly<Record<string, string | number>>;

/** A text in one language: plain, or its plural forms by their names in `Intl.PluralRules`. */
export type TextForms = string | Readonly<Record<string, string>>;

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

function formFor(count: number, language: Language): string {
  // Making the rules takes longer than a hundred uses of them.
  return (rules[language] ??= new Intl.PluralRules(language)).select(count);
}

/** A text with its values inserted; `count` selects the plural form. */
export function insertValues(forms: TextForms, language: Language, values: Values = {}): string {
  const template =
    typeof forms === 'string'
      ? forms
      : (forms[formFor(Number(values['count'] ?? 0), language)] ?? forms['other'] ?? '');
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    isolated(String(values[name] ?? '')),
  );
}

/** One text in one language with its values inserted; `count` selects the plural form. */
export function translate(text: Text, language: Language, values?: Values): string {
  return insertValues(text[language], language, values);
}

/** Texts in one language, by their keys: what a front end loads. */
export function textsIn<Key extends string>(
  texts: Readonly<Record<Key, Texts[string]>>,
  language: Language,
): Record<Key, TextForms> {
  const entries = Object.entries<Text>(texts).map(([key, text]) => [key, text[language]]);
  return Object.fromEntries(entries) as Record<Key, TextForms>;
}
