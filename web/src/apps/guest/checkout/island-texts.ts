import type { Language } from '@comanda/contract/texts';
import type { IslandTextKey, IslandTexts } from './island-text-keys.ts';

export type Say = (
  key: IslandTextKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

const loaders: Record<Language, () => Promise<{ readonly default: IslandTexts }>> = {
  ru: () => import('virtual:guest-texts/ru'),
  ro: () => import('virtual:guest-texts/ro'),
  en: () => import('virtual:guest-texts/en'),
};

/** The island's texts in the page's language; only that one is loaded. */
export async function loadSay(language: Language): Promise<Say> {
  const { default: texts } = await loaders[language]();
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const said = texts[key];
    const template =
      typeof said === 'string'
        ? said
        : (said[plurals.select(Number(values['count'] ?? 0))] ?? said['other'] ?? '');
    return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
