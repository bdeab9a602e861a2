import { foldText } from '../../../text/fold-text.ts';
import type { Table } from './guess-mapping.ts';
import type { TableMapping } from './table-mapping.ts';

/** What a row of a table is. */
export type LineKind =
  | { readonly is: 'nothing' | 'dish' }
  | { readonly is: 'category' | 'menu' | 'doubtful'; readonly text: string };

const isFilled = (cell: string | undefined): boolean => (cell ?? '').trim() !== '';
const isUpper = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && text === text.toLocaleUpperCase();

/** A row with one filled cell, and where. */
type Lone = { readonly at: number; readonly text: string };

const loneOf = (cells: readonly string[]): Lone | undefined => {
  const filled = cells.flatMap((cell, at) => (isFilled(cell) ? [{ at, text: cell.trim() }] : []));
  return filled.length === 1 ? filled[0] : undefined;
};

/** The header once more: a printed list has it at the top of each page, or above each category. */
function repeatedHeader(
  cells: readonly string[],
  table: Table,
  mapping: TableMapping,
): LineKind | undefined {
  const header = table[mapping.headerAt] ?? [];
  const priceAt = mapping.columns.findIndex(
    (column) => column === 'price' || column === 'sizePrice',
  );
  const price = foldText(header[priceAt] ?? '');
  if (price === '' || foldText(cells[priceAt] ?? '') !== price) return undefined;
  const nameAt = mapping.columns.indexOf('name');
  const name = (cells[nameAt] ?? '').trim();
  const isCategory = name !== '' && foldText(name) !== foldText(header[nameAt] ?? '');
  return isCategory ? { is: 'category', text: name } : { is: 'nothing' };
}

/** Whether names in rows of their own are those of categories in this table. */
type Style = { readonly areCategories: boolean; readonly areUpper: boolean };

/** A list that begins with a dish has its categories elsewhere. */
function styleOf(rows: readonly (readonly string[])[], columns: TableMapping['columns']): Style {
  const filled = rows.filter((cells) => cells.some(isFilled));
  const lone = filled.map(loneOf);
  const before = lone.filter((one, index) => one && filled[index + 1] && !lone[index + 1]);
  const upper = before.filter((one) => one && isUpper(one.text));
  const categoryAt = columns.indexOf('category');
  const hasCategories = filled.some((cells) => !loneOf(cells) && isFilled(cells[categoryAt]));
  return {
    areCategories: lone[0] !== undefined && !hasCategories,
    areUpper: upper.length > 1 && upper.length > before.length / 2,
  };
}

/**
 * What each row is. A name alone is a category where dishes follow it, as price lists write it; where it may as well be
 * a dish without a price it is doubtful, and a person decides.
 */
export function lineKinds(table: Table, mapping: TableMapping): LineKind[] {
  const { columns, headerAt } = mapping;
  const style = styleOf(table.slice(headerAt + 1), columns);
  const kinds: LineKind[] = [];
  // From the end, since a row is what the next one makes of it.
  let next: LineKind['is'] = 'nothing';
  for (let index = table.length - 1; index >= 0; index -= 1) {
    const cells = table[index] ?? [];
    const kind: LineKind | undefined =
      index <= headerAt || !cells.some(isFilled)
        ? undefined
        : (repeatedHeader(cells, table, mapping) ??
          kindOf(loneOf(cells), { columns, style, next }));
    if (kind && kind.is !== 'nothing') next = kind.is;
    kinds.push(kind ?? { is: 'nothing' });
  }
  return kinds.toReversed();
}

function kindOf(
  lone: Lone | undefined,
  {
    columns,
    style,
    next,
  }: { columns: TableMapping['columns']; style: Style; next: LineKind['is'] },
): LineKind {
  if (!lone) return { is: 'dish' };
  const { at, text } = lone;
  const column = columns[at];
  if (column === 'price' || column === 'sizePrice' || column === 'variantOf') return { is: 'dish' };
  if (column === 'category') return { is: 'category', text };
  // `Меню` above the categories of a list that has no other column for them.
  if (column === 'menu') return { is: columns.includes('category') ? 'menu' : 'category', text };
  const isStyled = isUpper(text) || text.endsWith(':') || (style.areCategories && !style.areUpper);
  return { is: next === 'dish' && isStyled ? 'category' : 'doubtful', text };
}
