import { allTexts, translate, type Language, type TextKey } from '@comanda/contract/texts';

type GuestTextKey = Extract<
  TextKey,
  `guest.${string}` | `food.${string}` | `facts.${string}` | 'choosing.note'
>;
export type Translate = (
  key: GuestTextKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The page's texts in one language. Runs on the server only: it holds every text of the product. */
export function translateIn(language: Language): Translate {
  return (key, values) => translate(allTexts[key], language, values);
}
