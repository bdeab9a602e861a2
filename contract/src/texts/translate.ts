import type { Language, Text } from './text.ts';

type Values = Readonly<Record<string, string | number>>;

/** One text in one language with its values inserted; `count` selects the plural form. */
export function translate(text: Text, language: Language, values: Values = {}): string {
  const said = text[language];
  const form = new Intl.PluralRules(language).select(Number(values['count'] ?? 0));
  const template =
    typeof said === 'string' ? said : ((said as Record<string, string>)[form] ?? said.other);
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
