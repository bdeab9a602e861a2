import type { TranslatedEntry } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import { cellsOf, keyOfCell, stateOf, translationOf, type Cell } from './cells.ts';

const textOf = ({ entry, part }: Cell): string => `${part} ${entry[part].trim()}`;

/**
 * The missing translations, by the keys of their cells, that an equal text has elsewhere: the choice of a pizza’s half
 * is named as that pizza. A text with two translations stays missing, and an outdated translation is none.
 */
export function translationsOfEqualTexts(
  entries: readonly TranslatedEntry[],
  language: Language,
): ReadonlyMap<string, string> {
  const known = new Map<string, Set<string>>();
  const missing: Cell[] = [];
  for (const cell of entries.flatMap(cellsOf)) {
    const state = stateOf(cell, language);
    if (state === 'missing') missing.push(cell);
    if (state !== 'translated') continue;
    const text = textOf(cell);
    known.set(text, (known.get(text) ?? new Set()).add(translationOf(cell, language)));
  }
  return new Map(
    missing.flatMap((cell) => {
      const [translation, other] = known.get(textOf(cell)) ?? [];
      return translation === undefined || other !== undefined
        ? []
        : [[keyOfCell(cell), translation] as const];
    }),
  );
}
