import type { TranslatedEntry } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import { searchFor, searchText } from '@comanda/domain/text';
import { cellsOf, keyOfEntry, stateOf, translationOf } from './cells.ts';
import type { Section } from './sections.ts';

export const filters = ['all', 'missing', 'outdated'] as const;
export type Filter = (typeof filters)[number];

export type Wanted = {
  readonly filter: Filter;
  readonly words: string;
  readonly language: Language;
};

type Search = Omit<Wanted, 'words'> & { readonly isFound: (folded: string) => boolean };

function isWanted(entry: TranslatedEntry, { filter, isFound, language }: Search): boolean {
  const cells = cellsOf(entry);
  if (filter !== 'all' && !cells.some((cell) => stateOf(cell, language) === filter)) return false;
  const texts = cells.flatMap((cell) => [cell.entry[cell.part], translationOf(cell, language)]);
  return isFound(searchText(texts.join(' ')));
}

/** The keys of the entries that match; the words are found in both languages. */
export function findEntries(entries: readonly TranslatedEntry[], wanted: Wanted): Set<string> {
  const { words, ...rest } = wanted;
  const search = { ...rest, isFound: searchFor(words) };
  return new Set(entries.filter((entry) => isWanted(entry, search)).map(keyOfEntry));
}

/** Only the found entries, and no heading without any. */
export const onlyFound = (sections: readonly Section[], found: ReadonlySet<string>): Section[] =>
  sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter((entry) => found.has(keyOfEntry(entry))),
    }))
    .filter(({ entries }) => entries.length > 0);
