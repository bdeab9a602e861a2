import { blankDraftRow, type DraftRow } from '../../draft-row.ts';
import { MAX_INGREDIENTS_LENGTH } from '../../../menu/limits.ts';
import { sizesFor } from '../split-sizes.ts';
import { BEGINS_ON, isUpper, type Filled } from './menu-lines.ts';
import {
  hasCurrency,
  isLonePrice,
  isPriced,
  weightWithUnit,
  type MenuLine,
} from './read-menu-line.ts';

/** `1. Mici`, `2)Plov`: the number of a dish in its list. */
const ITEM_NUMBER = /^\d{1,3}[.)]\s*(?=\p{L})/u;
/** `Ciorbă (smântână, ardei)`, `Маргарита - томаты, сыр`: a name and what is in it. */
const BRACKETS = /^(.{2,}?)\s*\(([^()]+)\)$/u;
const DASH = /^(.{3,60}?)(?:\s+[-–—]\s+|:\s+|;\s+)(.+)$/u;

function splitName(text: string): Pick<DraftRow, 'name' | 'ingredients'> {
  const name = text.replace(ITEM_NUMBER, '');
  const found = BRACKETS.exec(name) ?? DASH.exec(name);
  return found
    ? { name: (found[1] ?? '').trim(), ingredients: (found[2] ?? '').trim() }
    : { name, ingredients: '' };
}

/** What stands below a dish: a list, or a text that goes on in small letters. */
const isDescription = ({ text, name }: MenuLine): boolean =>
  !isUpper(name) && !text.endsWith(':') && (/[,;]/.test(name) || /^[\p{Ll}(]/u.test(name));

const LIST_IN_SMALL_LETTERS = /^\p{Ll}.*[,;]/u;
const LIST_OF_THREE = /[,;].+[,;]/u;

/** A line between a name and its price: a weight, brackets, a list, or what a dish is served with. */
export function isBetween(line: MenuLine): boolean {
  const { name, text, weight, isUnclear } = line;
  if (isPriced(line) || isUnclear) return false;
  if (name === '') return weight !== '';
  const isList = LIST_IN_SMALL_LETTERS.test(name) || LIST_OF_THREE.test(name);
  return isList || text.startsWith('(') || BEGINS_ON.test(name);
}

/** The dish with a price for each size; nothing but the weights names them, and a person names the others. */
function withPrices(dish: DraftRow, prices: readonly string[]): DraftRow {
  const price = prices[0] ?? '';
  const sized = sizesFor(dish.weight, prices);
  if (sized) return { ...dish, price, ...sized };
  const sizes = prices.map((one) => ({ name: '', price: one }));
  return { ...dish, price, sizes, doubts: [...dish.doubts, 'price_ambiguous'] };
}

const areUnnamed = ({ sizes }: DraftRow): boolean =>
  sizes.length > 0 && sizes.every(({ name }) => name === '');

/** The dish with the names of its sizes, which stand elsewhere: below it, or beside its heading. */
export function nameSizes(dish: DraftRow, weight: string): DraftRow {
  const sized = areUnnamed(dish)
    ? sizesFor(
        weight,
        dish.sizes.map(({ price }) => price),
      )
    : undefined;
  const doubts = dish.doubts.filter((doubt) => doubt !== 'price_ambiguous');
  return sized ? { ...dish, sizes: sized.sizes, doubts } : dish;
}

/** The dish of a line that has a price, or the name of one whose price is on the next line. */
export function dishOf(line: MenuLine, category: string): DraftRow {
  const { number, name, price, weight, prices, sizes, isAmbiguous } = line;
  const doubts = isAmbiguous ? (['price_ambiguous'] as const) : [];
  const read = { ...splitName(name), category, weight, doubts, line: number };
  const dish: DraftRow = { ...blankDraftRow, ...read, price: sizes[0]?.price ?? price, sizes };
  return prices.length > 0 ? withPrices(dish, prices) : dish;
}

/** The price of a line of its own, or its prices. */
function priceBelow(dish: DraftRow, line: Filled): DraftRow | undefined {
  const weight = dish.weight === '' ? line.weight : dish.weight;
  if (dish.price === '') {
    if (line.sizes.length > 0)
      return { ...dish, price: line.sizes[0]?.price ?? '', sizes: line.sizes };
    if (line.prices.length > 0) return withPrices({ ...dish, weight }, line.prices);
    return { ...dish, weight, price: line.price };
  }
  // `180/50` above a price are no prices but a weight.
  const numbers = dish.sizes.map(({ price }) => price).join('/');
  const isWeight = areUnnamed(dish) && !hasCurrency(numbers) && line.price !== '';
  if (!isWeight) return undefined;
  const doubts = dish.doubts.filter((doubt) => doubt !== 'price_ambiguous');
  const bare = weightWithUnit(numbers, dish.name);
  return { ...dish, weight: bare, price: line.price, sizes: [], doubts };
}

/** A line that belongs to the dish above: its price, or what is in it. */
export function continuation(dish: DraftRow, line: Filled): DraftRow | undefined {
  if (isLonePrice(line)) return priceBelow(dish, line);
  if (isPriced(line) || line.isUnclear || line.isAfterGap) return undefined;
  if (dish.price === '' && !isBetween(line)) return undefined;
  const weight = dish.weight === '' ? line.weight : dish.weight;
  if (line.name === '') {
    const named = nameSizes(dish, line.weight);
    return named === dish ? { ...dish, weight } : named;
  }
  // A page of text that nothing divides would be copied again with each of its lines.
  if (!isDescription(line) || dish.ingredients.length > MAX_INGREDIENTS_LENGTH) return undefined;
  const described = line.name.replaceAll(/^\(|\)$/g, '');
  const ingredients = [dish.ingredients, described].filter((part) => part !== '').join(', ');
  return { ...dish, weight, ingredients };
}

/**
 * A document gives the column of its names first and that of its prices after it. They are matched when there are as
 * many of one as of the other, which a person checks; otherwise a person decides.
 */
export function fillColumn(rows: DraftRow[], prices: readonly MenuLine[], category: string): void {
  const begin = rows.findLastIndex((row) => row.price !== '' || row.category !== category) + 1;
  const names = rows.slice(begin);
  const [only] = names;
  const sized =
    only &&
    sizesFor(
      only.weight,
      prices.map(({ price }) => price),
    );
  if (only && names.length === 1 && sized) {
    rows.splice(begin, 1, { ...only, price: prices[0]?.price ?? '', ...sized });
  } else if (names.length === prices.length) {
    for (const [index, row] of names.entries()) {
      const line = prices[index];
      if (!line) break;
      const weight = row.weight === '' ? line.weight : row.weight;
      const dish: DraftRow = { ...row, weight, doubts: [...row.doubts, 'price_by_position'] };
      const { price, sizes } = line;
      rows[begin + index] =
        line.prices.length > 0
          ? withPrices(dish, line.prices)
          : { ...dish, price: sizes[0]?.price ?? price, sizes };
    }
  } else for (const line of prices) rows.push(dishOf(line, category));
}
