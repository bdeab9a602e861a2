import { foldText } from '../../../text/fold-text.ts';
import type { Doubt, DraftRow } from '../../draft-row.ts';
import { foodColumns } from '../../food-cells.ts';
import { sheetColumns } from '../../menu-sheet.ts';
import { withDoubts } from '../find-doubts.ts';
import { sizesFor, splitPrices } from '../split-sizes.ts';
import { weightWithUnit } from '../text/read-menu-line.ts';
import { readMenuText } from '../text/read-menu-text.ts';
import type { TableColumn } from './column-words.ts';
import { guessMapping, type Table } from './guess-mapping.ts';
import { sizeOfHeader } from './header-words.ts';
import { joinVariants, type VariantRow } from './join-variants.ts';
import { lineKinds } from './line-kinds.ts';
import { plainText } from './plain-text.ts';
import type { TableMapping } from './table-mapping.ts';

const HIDDEN: ReadonlySet<string> = new Set(
  ['нет', 'nu', 'no', 'n', '0', 'false', 'скрыто', 'ascuns', 'hidden'].map(foldText),
);

/** The cells of a row by the columns of the menu; undefined where the table has no such column. */
type Cells = {
  readonly one: (column: TableColumn) => string | undefined;
  readonly all: (
    column: TableColumn,
  ) => readonly { readonly title: string; readonly cell: string }[];
};

function cellsOf(row: readonly string[], table: Table, { headerAt, columns }: TableMapping): Cells {
  const all: Cells['all'] = (column) =>
    columns.flatMap((one, at) =>
      one === column ? [{ title: table[headerAt]?.[at] ?? '', cell: (row[at] ?? '').trim() }] : [],
    );
  return { all, one: (column) => all(column)[0]?.cell };
}

type Priced = Pick<DraftRow, 'weight' | 'price' | 'sizes' | 'doubts'>;

/** The sizes of one row: prices in columns of their own, or several in one cell beside as many weights. */
function pricesIn(cells: Cells, size: string): Priced {
  const [weight, price] = [cells.one('weight') ?? '', cells.one('price') ?? ''];
  const columns = cells.all('sizePrice').filter(({ cell }) => cell !== '');
  const [only] = columns;
  if (only && columns.length === 1) {
    const name = sizeOfHeader(only.title);
    return { weight: weight === '' ? name : weight, price: only.cell, sizes: [], doubts: [] };
  }
  if (only) {
    const sizes = columns.map(({ title, cell }) => ({ name: sizeOfHeader(title), price: cell }));
    return { weight, price: only.cell, sizes, doubts: [] };
  }
  const prices = splitPrices(price);
  const sized = sizesFor(size, prices) ?? sizesFor(weight, prices);
  if (sized) return { price: prices[0] ?? '', doubts: [], ...sized };
  return { weight, price, sizes: [], doubts: prices.length > 0 ? ['price_ambiguous'] : [] };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** An exported menu is read as it was written, to the letter. */
const isOwnSheet = ({ columns }: TableMapping): boolean => {
  const own = sheetColumns.filter((column) => column !== 'size' || columns.includes(column));
  return own.length === columns.length && own.every((column, index) => column === columns[index]);
};

function rowOf(cells: Cells, line: number): VariantRow {
  const cell = (column: TableColumn): string => cells.one(column) ?? '';
  const food = foodColumns.flatMap((column) => {
    const written = cells.one(column);
    return written === undefined ? [] : [[column, written] as const];
  });
  const sizeCells = cells.all('size').flatMap((one) => (one.cell === '' ? [] : [one.cell]));
  const { weight, price, sizes, doubts } = pricesIn(cells, sizeCells.join(', '));
  const row: DraftRow = {
    line,
    menu: cell('menu'),
    category: cell('category'),
    name: cell('name'),
    ingredients: cell('ingredients'),
    hasIngredients: cells.one('ingredients') !== undefined,
    weight: weightWithUnit(oneLine(weight), cell('name')),
    price: oneLine(price),
    salePrice: cell('salePrice'),
    visible: !HIDDEN.has(foldText(cell('visible'))) && cell('visible') !== '-1',
    food: Object.fromEntries(food),
    optionGroups: cells.one('optionGroups'),
    sizes,
    doubts,
  };
  const size = sizes.length > 0 ? '' : oneLine(sizeCells.join(', '));
  return { row, size, handle: cell('variantOf') };
}

/** The rows of a table with a header, each with the menu and the category that count for it. */
function dishRows(table: Table, mapping: TableMapping): VariantRow[] {
  const rows: VariantRow[] = [];
  let [menu, category] = ['', ''];
  const kinds = lineKinds(table, mapping);
  for (const [index, kind] of kinds.entries()) {
    const cells = table[index] ?? [];
    if (kind.is === 'menu') menu = kind.text;
    if (kind.is === 'category') category = kind.text;
    if (kind.is !== 'dish' && kind.is !== 'doubtful') continue;
    const one = rowOf(cellsOf(cells, table, mapping), index + 1);
    // Merged cells, and cells left empty below their first row.
    if (one.row.menu !== '' && one.row.menu !== menu) category = '';
    menu = one.row.menu === '' ? menu : one.row.menu;
    category = one.row.category === '' ? category : one.row.category;
    const name = kind.is === 'doubtful' ? oneLine(kind.text) : one.row.name;
    const doubts: readonly Doubt[] = kind.is === 'doubtful' ? ['name_or_category'] : one.row.doubts;
    rows.push({ ...one, row: { ...one.row, menu, category, name, doubts } });
  }
  return rows;
}

/** Only what is in a dish, and prices one below the other, have several lines. */
const hasLines: ReadonlySet<TableColumn | undefined> = new Set([
  'ingredients',
  'price',
  'weight',
  'size',
  'optionGroups',
]);

/** The table without markup, and without the line breaks of names. */
const cleaned = (table: Table, { columns }: TableMapping): Table =>
  table.map((cells) =>
    cells.map((cell, at) => {
      const text = plainText(cell);
      return hasLines.has(columns[at]) ? text : oneLine(text);
    }),
  );

const PICTURE_OR_LINK = /\.(?:jpe?g|png|webp|gif|svg|heic|avif)$|^https?:\/\//iu;

const asText = (table: Table): string =>
  table
    .map((cells) =>
      cells
        .filter((cell) => !PICTURE_OR_LINK.test(cell.trim()))
        .map((cell) => plainText(cell).replaceAll(/\s+/gu, ' '))
        .join('\t'),
    )
    .join('\n');

/**
 * The dishes of a table, by what its columns are. Without that they are guessed by the header, and prices of which a
 * person would be asked are doubtful; a table without a header is read like a text, so that `Zeamă | 350 g | 55` and a
 * category in a row of its own are understood.
 */
export function readMenuTable(table: Table, mapping?: TableMapping): DraftRow[] {
  const guess = mapping ? { mapping, questions: [] } : guessMapping(table);
  if (!guess) return readMenuText(asText(table));
  const isAsked = guess.questions.some(({ column }) => column === 'price');
  const plain = isOwnSheet(guess.mapping) ? table : cleaned(table, guess.mapping);
  const rows = joinVariants(dishRows(plain, guess.mapping)).map((row): DraftRow =>
    isAsked && row.price !== '' ? { ...row, doubts: [...row.doubts, 'price_ambiguous'] } : row,
  );
  return withDoubts(rows);
}
