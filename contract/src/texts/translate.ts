import { isolated } from './isolate.ts';
import type { Language, Text, Texts } from './text.ts';

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
