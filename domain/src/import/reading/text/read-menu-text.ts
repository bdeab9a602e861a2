import { foldText } from '../../../text/fold-text.ts';
import type { DraftRow } from '../../draft-row.ts';
import { withDoubts } from '../find-doubts.ts';
import { readPrice } from '../read-price.ts';
import { joinVariants } from '../table/join-variants.ts';
import { continuation, dishOf, fillColumn, isBetween, nameSizes } from './dish-lines.ts';
import { filledLines, isUpper, type Filled } from './menu-lines.ts';
import { withoutNavigation } from './navigation.ts';
import { hasCurrency, isLonePrice, isPriced, tidy, type MenuLine } from './read-menu-line.ts';

const HEADING_WORDS = 3;
const HEADING_LENGTH = 40;

const MOST_LINES_BETWEEN = 5;

/** Whether the price of a line stands alone below it, perhaps after its weight and what is in it. */
function hasPriceBelow(lines: readonly Filled[], index: number): boolean {
  const below = lines.slice(index + 1, index + 2 + MOST_LINES_BETWEEN);
  const next = below.find((line) => line.isAfterGap || !isBetween(line));
  return next !== undefined && isLonePrice(next);
}

/** A heading has no price, neither itself nor below it. */
function isHeading(lines: readonly Filled[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || line.isUnclear || hasPriceBelow(lines, index)) return false;
  const { text, name, weight, isAfterGap } = line;
  if (text.endsWith(':') || isUpper(name)) return true;
  // `Vinuri 150 ml / 750 ml` above dishes with two prices.
  const hasWeight = weight !== '' && (next?.prices.length ?? 0) === 0;
  if (name.length >= HEADING_LENGTH || /[,;]/.test(name) || hasWeight) return false;
  // `150 ml / 750 ml` may stand between a heading and its dishes.
  const areSizes = next !== undefined && next.name === '' && next.weight !== '';
  const dish = areSizes ? lines[index + 2] : next;
  const isBeforeDish =
    dish !== undefined && isPriced(dish) && (!areSizes || dish.prices.length > 0);
  return isAfterGap || (isBeforeDish && name.split(' ').length <= HEADING_WORDS);
}

const headingOf = (text: string): string => tidy(text.replaceAll(/^[\s*#=_-]+|[\s:*#=_-]+$/gu, ''));

/**
 * `Coca-Cola 0,5 л` and `Coca-Cola 0,33 л` are two dishes: where the names of one category are the same and the
 * weights are not, the weight stays in the name.
 */
function withDistinctNames(rows: readonly DraftRow[]): DraftRow[] {
  const keyOf = ({ category, name }: DraftRow) => `${foldText(category)}\n${foldText(name)}`;
  const weights = new Map<string, Set<string>>();
  for (const row of rows) {
    weights.set(keyOf(row), (weights.get(keyOf(row)) ?? new Set()).add(foldText(row.weight)));
  }
  return rows.map((row) => {
    const isAmbiguous = row.weight !== '' && (weights.get(keyOf(row))?.size ?? 0) > 1;
    return isAmbiguous ? { ...row, name: `${row.name} ${row.weight}`, weight: '' } : row;
  });
}

/** Several prices alone on the lines from this one on: a column of the document. */
function priceColumn(lines: readonly Filled[], index: number): readonly MenuLine[] {
  let end = index;
  for (let line = lines[end]; line && isLonePrice(line); line = lines[end]) end += 1;
  const [first, second] = [lines[index], lines[index + 1]];
  // `180/50` above `95 lei` is the weight of one dish.
  const isWeight =
    first && first.prices.length > 0 && !hasCurrency(first.text) && second?.price !== '';
  return end - index > (isWeight ? 2 : 1) ? lines.slice(index, end) : [];
}

const amountsOf = ({ price, prices, sizes }: MenuLine): number[] =>
  [price, ...prices, ...sizes.map((size) => size.price)].flatMap((text) => readPrice(text) ?? []);

/** A price of one to five lei is no price where the cheapest dish costs several times as much. */
const FAR_BELOW = 3;

/** Decides of `Rom 1 l` by its neighbours whether it costs one leu: then it is marked, since it may be a litre. */
function withLitres(lines: readonly Filled[]): readonly Filled[] {
  if (!lines.some(({ litresOrLei }) => litresOrLei !== '')) return lines;
  const lowest = lines.flatMap(amountsOf).reduce((least, one) => Math.min(least, one), Infinity);
  return lines.map((line, index) => {
    const { litresOrLei, weight } = line;
    const next = lines[index + 1];
    if (litresOrLei === '' || (next && isLonePrice(next)) || hasPriceBelow(lines, index))
      return line;
    if (lowest !== Infinity && lowest > (readPrice(litresOrLei) ?? 0) * FAR_BELOW) return line;
    const rest = weight.slice(0, -litresOrLei.length).replace(/,\s*$/u, '');
    return { ...line, price: litresOrLei, weight: rest, isAmbiguous: true };
  });
}

/**
 * A menu as it is copied from a document or a page: headings, and dishes with prices at the ends of their lines or
 * on lines of their own. Nothing is guessed about a line that is not understood: it is a dish without a price, which
 * a person corrects.
 */
export function readMenuText(text: string): DraftRow[] {
  const lines = withLitres(withoutNavigation(filledLines(text)));
  const rows: DraftRow[] = [];
  /** The sizes that a heading names for the dishes below it. */
  const headingSizes = new Map<string, string>();
  let category = '';
  let isOpen = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    const column = priceColumn(lines, index);
    const last = rows.at(-1);
    const continued = last && isOpen && column.length === 0 ? continuation(last, line) : undefined;
    if (column.length > 0) {
      fillColumn(rows, column, category);
      index += column.length - 1;
      isOpen = false;
    } else if (continued) rows.splice(-1, 1, continued);
    else if (line.name === '' && !isPriced(line)) {
      // A rule of dashes or dots, or the sizes of a heading.
      if (line.weight !== '') headingSizes.set(category, line.weight);
      isOpen = false;
    } else if (!isPriced(line) && isHeading(lines, index)) {
      const areSizes = /[/,]\s/u.test(line.weight) && line.name !== '';
      category = headingOf(areSizes ? line.name : line.text);
      if (areSizes) headingSizes.set(category, line.weight);
      isOpen = false;
    } else {
      rows.push(dishOf(line, category));
      isOpen = true;
    }
  }
  const named = rows.map((row) => nameSizes(row, headingSizes.get(row.category) ?? ''));
  const joined = joinVariants(named.map((row) => ({ row, size: '', handle: '' })));
  return withDoubts(withDistinctNames(joined));
}
