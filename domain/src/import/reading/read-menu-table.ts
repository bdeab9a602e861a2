import { foldText } from '../../text/fold-text.ts';
import type { DraftRow } from '../draft-row.ts';
import { foodColumns } from '../food-cells.ts';
import { guessMapping, type Table } from './guess-mapping.ts';
import type { TableColumn } from './header-words.ts';
import { weightWithUnit } from './read-menu-line.ts';
import { readMenuText } from './read-menu-text.ts';
import type { TableMapping } from './table-mapping.ts';

type Columns = ReadonlyMap<TableColumn, number>;

/** `'=1+1` is how our own export writes a text that spreadsheets would take for a formula. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/u, '');

const HIDDEN: ReadonlySet<string> = new Set(
  ['нет', 'nu', 'no', '0', 'false', 'скрыто', 'ascuns', 'hidden'].map(foldText),
);

function rowOf(cells: readonly string[], columns: Columns, line: number): DraftRow {
  const found = (column: TableColumn): string | undefined => {
    const index = columns.get(column);
    return index === undefined ? undefined : withoutGuard((cells[index] ?? '').trim()).trim();
  };
  const cell = (column: TableColumn): string => found(column) ?? '';
  const food = foodColumns.flatMap((column) => {
    const written = found(column);
    return written === undefined ? [] : [[column, written] as const];
  });
  return {
    line,
    menu: cell('menu'),
    category: cell('category'),
    name: cell('name'),
    ingredients: cell('ingredients'),
    hasIngredients: columns.has('ingredients'),
    weight: weightWithUnit(cell('weight'), cell('name')),
    price: cell('price'),
    salePrice: cell('salePrice'),
    visible: !HIDDEN.has(foldText(cell('visible'))),
    food: Object.fromEntries(food),
    optionGroups: found('optionGroups'),
    sizes: [],
    doubts: [],
  };
}

/** A table whose header names at least the dish and its price. */
function readWithHeader(table: Table, { headerAt, columns: known }: TableMapping): DraftRow[] {
  const columns = new Map(
    known.flatMap((column, index) => (column === undefined ? [] : [[column, index] as const])),
  );
  const rows: DraftRow[] = [];
  let [menu, category] = ['', ''];
  for (const [index, cells] of table.entries()) {
    const filled = cells.filter((cell) => cell.trim() !== '');
    if (index <= headerAt || filled.length === 0) continue;
    const row = rowOf(cells, columns, index + 1);
    const [only = ''] = filled;
    // A line of its own above the dishes: how price lists write a category.
    if (filled.length === 1 && row.price === '') category = only.trim();
    else {
      // Merged cells, and cells left empty below their first row.
      if (row.menu !== '' && row.menu !== menu) category = '';
      menu = row.menu === '' ? menu : row.menu;
      category = row.category === '' ? category : row.category;
      rows.push({ ...row, menu, category });
    }
  }
  return rows;
}

/**
 * The dishes of a table. Columns are recognised by the words of their header; a table without one is read like a
 * text, so that `Zeamă | 350 g | 55` and a category in a row of its own are understood.
 */
export function readMenuTable(
  table: Table,
  mapping: TableMapping | undefined = guessMapping(table)?.mapping,
): DraftRow[] {
  if (mapping) return readWithHeader(table, mapping);
  return readMenuText(
    table.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t')).join('\n'),
  );
}
