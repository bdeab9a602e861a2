import type { TranslatedEntry } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';

/** The two texts that an entry may have. */
export type Part = 'name' | 'text';
const parts: readonly Part[] = ['name', 'text'];

/** One text in the language that is translated to: a field of the table. */
export type Cell = { readonly entry: TranslatedEntry; readonly part: Part };

/** A name has one line; a spreadsheet may have line breaks in its cells. */
export const typedText = (part: Part, typed: string): string =>
  part === 'name' ? typed.replaceAll(/\s*\n\s*/g, ' ') : typed;

export type CellState = 'missing' | 'outdated' | 'translated';

export const keyOfEntry = ({ kind, id }: Pick<TranslatedEntry, 'kind' | 'id'>): string =>
  `${kind} ${id}`;

export const keyOfCell = ({ entry, part }: Cell): string => `${keyOfEntry(entry)} ${part}`;

/** Only a text that exists is translated. */
export const cellsOf = (entry: TranslatedEntry): Cell[] =>
  parts.filter((part) => entry[part] !== '').map((part) => ({ entry, part }));

export const translationOf = ({ entry, part }: Cell, language: Language): string =>
  entry.translations[language]?.[part] ?? '';

export function stateOf(cell: Cell, language: Language): CellState {
  if (translationOf(cell, language) === '') return 'missing';
  return cell.entry.translations[language]?.is_outdated === true ? 'outdated' : 'translated';
}

export type Counts = { readonly all: number } & Readonly<Record<CellState, number>>;

export function countCells(entries: readonly TranslatedEntry[], language: Language): Counts {
  const states = entries.flatMap(cellsOf).map((cell) => stateOf(cell, language));
  const count = (state: CellState) => states.filter((one) => one === state).length;
  return {
    all: states.length,
    missing: count('missing'),
    outdated: count('outdated'),
    translated: count('translated'),
  };
}
