import { foldText } from '../../text/fold-text.ts';
import { columnOf, type TableColumn } from './header-words.ts';
import type { GuessedMapping, TableMapping } from './table-mapping.ts';

export type Table = readonly (readonly string[])[];

/** A file has its header near its top; a title and a date may stand above it. */
const HEADER_WITHIN = 15;

function columnsOf(cells: readonly string[]): TableMapping['columns'] | undefined {
  const seen = new Set<TableColumn>();
  const columns = cells.map((cell) => {
    const column = columnOf(cell);
    if (column === undefined || seen.has(column)) return undefined;
    seen.add(column);
    return column;
  });
  return seen.has('name') && seen.has('price') ? columns : undefined;
}

/** What the columns of a table are, by its header; undefined when none is found: such a table is read as a text. */
export function guessMapping(table: Table): GuessedMapping | undefined {
  for (const [headerAt, cells] of table.slice(0, HEADER_WITHIN).entries()) {
    const columns = columnsOf(cells);
    if (columns) return { mapping: { headerAt, columns }, questions: [] };
  }
  return undefined;
}

/** The header of a table as a key, under which what a person said about its columns is remembered. */
export function headerKey(table: Table, { headerAt }: TableMapping): string {
  return (table[headerAt] ?? []).map(foldText).join('|');
}
