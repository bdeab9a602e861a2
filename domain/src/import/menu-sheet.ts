import type { Food } from '../food/index.ts';
import { foodCells, foodColumns, type FoodWords } from './food-cells.ts';
import { foldText } from '../text/fold-text.ts';
import type { GroupNow, Size } from './menu-now.ts';
import { groupsCell } from './option-groups.ts';
import { categoryKey } from './place-rows.ts';
import { sizesOf } from './plan-sizes.ts';
import type { TableColumn } from './reading/table/column-words.ts';

/** The columns of an exported menu, in their order; the weight stands in the ingredients. */
export const sheetColumns = [
  'menu',
  'category',
  'name',
  'size',
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
  readonly optionGroups: readonly SheetGroup[];
};
type SheetGroup = Pick<GroupNow, 'name' | 'rule'> & { readonly choices: readonly Size[] };

/** The words of an exported sheet in the language of its reader. */
export type SheetWords = {
  readonly headers: Readonly<Record<SheetColumn, string>>;
} & FoodWords;

export type SheetCell = string | number;

const keyOf = ({ menu, category, name }: SheetDish): string =>
  `${categoryKey(menu, category)}\n${foldText(name)}`;

/**
 * A menu as rows of cells, amounts as numbers; a sale price of nothing is an empty cell. A dish with sizes has a row for
 * each of them, unless another dish of its category has its name: their rows would be read as one dish.
 */
export function menuSheet(dishes: readonly SheetDish[], words: SheetWords): SheetCell[][] {
  const withName = Map.groupBy(dishes, keyOf);
  const sizeGroups = dishes.map((dish) =>
    withName.get(keyOf(dish))?.length === 1 ? dish.optionGroups.find(sizesOf) : undefined,
  );
  const columns = sheetColumns.filter((column) => column !== 'size' || sizeGroups.some(Boolean));
  const rowsOf = (dish: SheetDish, index: number): SheetCell[][] => {
    const size = sizeGroups[index];
    const groups = dish.optionGroups.filter((group) => group !== size);
    return (size?.choices ?? [{ name: '', priceMinor: dish.priceMinor }]).map((one) => {
      const cells: Readonly<Record<SheetColumn, SheetCell>> = {
        menu: dish.menu,
        category: dish.category,
        name: dish.name,
        size: one.name,
        ingredients: dish.ingredients,
        price: one.priceMinor / 100,
        salePrice: dish.salePriceMinor === 0 ? '' : dish.salePriceMinor / 100,
        visible: dish.visible ? words.yes : words.no,
        ...foodCells(dish.food, words),
        optionGroups: groupsCell(groups.map((group) => group.name)),
      };
      return columns.map((column) => cells[column]);
    });
  };
  return [columns.map((column) => words.headers[column]), ...dishes.flatMap(rowsOf)];
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
