import type { Food } from '../food/index.ts';
import { foodCells, foodColumns, type FoodWords } from './food-cells.ts';
import type { TableColumn } from './reading/table/column-words.ts';
import { groupsCell } from './option-groups.ts';

/** The columns of an exported menu, in their order; the weight stands in the ingredients. */
export const sheetColumns = [
  'menu',
  'category',
  'name',
  'ingredients',
  'price',
  'salePrice',
  'visible',
  ...foodColumns,
  'optionGroups',
] as const satisfies readonly TableColumn[];
type SheetColumn = (typeof sheetColumns)[number];

export type SheetDish = {
  readonly menu: string;
  readonly category: string;
  readonly name: string;
  readonly ingredients: string;
  readonly priceMinor: number;
  readonly salePriceMinor: number;
  readonly visible: boolean;
  readonly food: Food;
  /** The names of its option groups. */
  readonly optionGroups: readonly string[];
};

/** The words of an exported sheet in the language of its reader. */
export type SheetWords = {
  readonly headers: Readonly<Record<SheetColumn, string>>;
} & FoodWords;

export type SheetCell = string | number;

/** A menu as rows of cells, amounts as numbers; a sale price of nothing is an empty cell. */
export function menuSheet(dishes: readonly SheetDish[], words: SheetWords): SheetCell[][] {
  const cellsOf = (food: Food): string[] => {
    const cells = foodCells(food, words);
    return foodColumns.map((column) => cells[column]);
  };
  return [
    sheetColumns.map((column) => words.headers[column]),
    ...dishes.map((dish) => [
      dish.menu,
      dish.category,
      dish.name,
      dish.ingredients,
      dish.priceMinor / 100,
      dish.salePriceMinor === 0 ? '' : dish.salePriceMinor / 100,
      dish.visible ? words.yes : words.no,
      ...cellsOf(dish.food),
      groupsCell(dish.optionGroups),
    ]),
  ];
}

/** Spreadsheets take these for the beginning of a formula, which may call other programs. A phone is none. */
const FORMULA = /^'*[=+\-@\t\r]/;
const PHONE = /^\+[\d\s()-]{7,}$/;

/** What stands in a cell of a CSV file, without the apostrophe that keeps a spreadsheet from computing it. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

function csvCell(cell: SheetCell): string {
  if (typeof cell === 'number') return cell.toFixed(2).replace('.', ',');
  const text = FORMULA.test(cell) && !PHONE.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** As spreadsheets here open it: UTF-8 with a byte order mark, semicolons, decimal commas. */
export function toCsv(cells: readonly (readonly SheetCell[])[]): string {
  return `\uFEFF${cells.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`;
}

/** A workbook has `_x0041_` for a character: a text that looks like that is written so that it stays as it is. */
export const toWorkbookCell = (cell: SheetCell): SheetCell =>
  typeof cell === 'string'
    ? cell.replaceAll(/_(?=x[\da-f]{4}_)/giu, '_x005F_').replaceAll('\r', '_x000D_')
    : cell;
