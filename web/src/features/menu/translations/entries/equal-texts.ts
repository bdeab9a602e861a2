import type { TranslatedEntry } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import { cellsOf, keyOfCell, stateOf, translationOf, type Cell } from './cells.ts';

const textOf = ({ entry, part }: Cell): string => `${part} ${entry[part].trim()}`;

/**
 * Translations for the missing ones, by the keys of their cells, taken from equal texts elsewhere: a pizza has the same
 * name as the choice that makes it a half of another one. A text with two different translations stays missing; an
 * outdated translation is not taken.
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
