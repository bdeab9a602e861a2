import { insertValues, type Language, type TextForms } from '@comanda/contract/texts';
import type { Island, IslandTextKey, IslandTexts } from './island-text-keys.ts';

export type Translate<Name extends Island> = (
  key: IslandTextKey<Name>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The text of any failure; one without a text in this island gets the general one. */
export function errorKey<Name extends Island>(code: string): IslandTextKey<Name> {
  return `errors.${code}` as IslandTextKey<Name>;
}

export type LoadTexts<Name extends Island> = Record<
  Language,
  () => Promise<{ readonly default: IslandTexts<Name> }>
>;

/** One island's texts in the page's language; only that one is loaded. */
export async function loadTranslate<Name extends Island>(
  loaders: LoadTexts<Name>,
  language: Language,
): Promise<Translate<Name>> {
  // Not by its keys: the compiler gives up on a union of all error texts.
  const texts: Readonly<Partial<Record<string, TextForms>>> = (await loaders[language]()).default;
  return (key, values) => {
    const text = texts[key] ?? texts[errorKey<Name>('something_went_wrong')] ?? '';
    return insertValues(text, language, values);
  };
}
