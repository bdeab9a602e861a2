import { foldText } from '../../../text/fold-text.ts';
import type { DraftRow, DraftSize } from '../../draft-row.ts';
import { readPrice } from '../read-price.ts';

/** A row of a table that may be one size of a dish. */
export type VariantRow = {
  readonly row: DraftRow;
  /** The name of its size; empty without one. */
  readonly size: string;
  /** What the rows of one dish have in common; empty without such a column. */
  readonly handle: string;
};

/** What programs write for a dish that has no sizes. */
const ONLY_SIZE: ReadonlySet<string> = new Set(
  [
    'Regular',
    'Standard',
    'Standart',
    'Default',
    'Default title',
    'Normal',
    'One size',
    'Обычный',
    'Обычная',
    'Обычное',
    'Стандарт',
    'Стандартный',
    'Стандартная',
    'Obișnuit',
    'Obișnuită',
  ].map(foldText),
);

const isOnlySize = (size: string): boolean => size === '' || ONLY_SIZE.has(foldText(size));

/** A dish with one size has none: what its size says is kept before its weight. */
function alone({ row, size }: VariantRow): DraftRow {
  if (isOnlySize(size)) return row;
  return { ...row, weight: [size, row.weight].filter((part) => part !== '').join(', ') };
}

const allSame = (values: readonly string[]): boolean => new Set(values).size === 1;

/** The sizes of rows: their weights belong to their names unless all are the same. */
function sizesOf(rows: readonly VariantRow[]): DraftSize[] {
  const isOneWeight = allSame(rows.map(({ row }) => row.weight));
  return rows.map(({ row, size }) => ({
    name: [size, isOneWeight ? '' : row.weight].filter((part) => part !== '').join(', '),
    price: row.price,
  }));
}

const areDistinct = (sizes: readonly DraftSize[]): boolean =>
  new Set(sizes.map(({ name }) => foldText(name))).size === sizes.length;

/** One dish of several rows, or undefined when nothing tells its sizes apart. */
function joined(rows: readonly VariantRow[]): DraftRow | undefined {
  const [first] = rows;
  const sizes = sizesOf(rows);
  const isWhole = rows.every(({ row }) => row.sizes.length === 0) && areDistinct(sizes);
  if (!first || !isWhole || sizes.some(({ name }) => name === '')) return undefined;
  const texts = new Set(rows.map(({ row }) => row.ingredients).filter((text) => text !== ''));
  // Two dishes may well have one name: what is in them differs.
  if (first.handle === '' && texts.size > 1) return undefined;
  const weights = rows.map(({ row }) => row.weight);
  return {
    ...first.row,
    ingredients: rows.find(({ row }) => row.ingredients !== '')?.row.ingredients ?? '',
    weight: allSame(weights) ? first.row.weight : '',
    price: sizes[0]?.price ?? '',
    sizes,
  };
}

/** Components and prices of single shops stand in rows of their own, with nothing that a menu needs. */
const isEmpty = ({ row, size }: VariantRow): boolean =>
  row.name === '' && row.price === '' && size === '' && row.sizes.length === 0;

function keyOf({ row, size, handle }: VariantRow, last: string): string {
  if (handle !== '') return `handle ${handle}`;
  if (row.name === '') return size === '' ? `line ${row.line}` : last;
  return `name ${[row.menu, row.category, row.name].map(foldText).join('\n')}`;
}

/** The dishes of a group in their order: one, or each row for itself under the name of the first. */
function dishesOf(group: readonly VariantRow[]): DraftRow[] {
  const [first] = group;
  const rows = group.length > 1 ? group.filter((one) => !isEmpty(one)) : group;
  const [only] = rows;
  if (only && rows.length === 1) return [alone(only)];
  const dish = joined(rows);
  if (dish) return [dish];
  return rows.map((one) =>
    alone({ ...one, row: { ...one.row, name: one.row.name || (first?.row.name ?? '') } }),
  );
}

/** Between the name of a dish and that of its size: `Pizza - 30 cm`, `Pizza (30 cm)`. */
const AFTER_NAME = /^\s*[-–—:,(|/]\s*(.+?)\)?$/u;

/** `Pizza - 30 cm` below `Pizza`, which has no price: shops export the sizes below their dish. */
function underDish(rows: readonly DraftRow[]): DraftRow[] {
  const dishes: DraftRow[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const dish = rows[index];
    if (!dish) break;
    const sizes: DraftSize[] = [];
    for (let next = rows[index + 1]; next; next = rows[index + 1 + sizes.length]) {
      const isBelow = dish.price === '' && dish.name !== '' && dish.sizes.length === 0;
      const rest =
        isBelow && next.name.startsWith(dish.name) ? next.name.slice(dish.name.length) : '';
      const [, name] = AFTER_NAME.exec(rest) ?? [];
      if (name === undefined || readPrice(next.price) === undefined) break;
      sizes.push({ name, price: next.price });
    }
    const isJoined = sizes.length > 1 && areDistinct(sizes);
    dishes.push(isJoined ? { ...dish, price: sizes[0]?.price ?? '', sizes } : dish);
    if (isJoined) index += sizes.length;
  }
  return dishes;
}

/** The dishes of rows of which several may be the sizes of one. */
export function joinVariants(rows: readonly VariantRow[]): DraftRow[] {
  const groups = new Map<string, VariantRow[]>();
  let last = '';
  for (const one of rows) {
    last = keyOf(one, last);
    const group = groups.get(last);
    if (group) group.push(one);
    else groups.set(last, [one]);
  }
  // Rows that were not joined stay in their places.
  return underDish([...groups.values()].flatMap(dishesOf).toSorted((a, b) => a.line - b.line));
}
