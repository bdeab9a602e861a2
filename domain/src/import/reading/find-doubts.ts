import { doubts, type Doubt, type DraftRow } from '../draft-row.ts';
import { readPrice } from './read-price.ts';

/** So many dishes of one price are hardly a menu: the column may be another one. */
const MANY_DISHES = 10;

/** A space that separates thousands, or two numbers: `30 120`. No number has a zero at its beginning. */
const SPACED = /(?<!\d)(\d{1,3})[\s\u00A0](?!0)\d{3}(?!\d)/u;
/** Prices of a menu are seldom further apart. */
const FAR_ABOVE = 3;
const FEW_PRICES = 3;

const amountsOf = ({ price, sizes }: DraftRow): (number | undefined)[] =>
  sizes.length > 0 ? sizes.map((size) => readPrice(size.price)) : [readPrice(price)];

/** Whether the price may be two numbers, by how it is written and by the other prices of the list. */
function isSpacedApart(price: string, clear: readonly number[]): boolean {
  const [, first = ''] = SPACED.exec(price) ?? [];
  if (first === '') return false;
  if (clear.length < FEW_PRICES) return first.length > 1;
  const highest = clear.reduce((most, one) => Math.max(most, one), 0);
  return (readPrice(price) ?? Infinity) > highest * FAR_ABOVE;
}

/** The rows with what a person should look at, seen from the whole list; the doubts of their readers stay. */
export function withDoubts(rows: readonly DraftRow[]): DraftRow[] {
  const clear = rows.flatMap(({ price }) => (SPACED.test(price) ? [] : (readPrice(price) ?? [])));
  const [first] = rows;
  const isOnePrice =
    rows.length >= MANY_DISHES &&
    first !== undefined &&
    readPrice(first.price) !== undefined &&
    rows.every(
      ({ price, sizes }) => sizes.length === 0 && readPrice(price) === readPrice(first.price),
    );
  return rows.map((row) => {
    const found = new Set<Doubt>(row.doubts);
    const amounts = amountsOf(row);
    if (amounts.includes(0)) found.add('price_is_zero');
    if (isOnePrice) found.add('price_like_all');
    if (row.sizes.length === 0 && row.price.trim() === '') found.add('price_is_missing');
    if (isSpacedApart(row.price, clear)) found.add('price_ambiguous');
    return { ...row, doubts: doubts.filter((doubt) => found.has(doubt)) };
  });
}
