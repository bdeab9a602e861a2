import { foldText } from '../../text/fold-text.ts';
import { blankDraftRow, type DraftRow } from '../draft-row.ts';
import { hasCurrency, isLonePrice, readMenuLine, tidy, type MenuLine } from './read-menu-line.ts';

/** `1. Mici`, `2)Plov`: the number of a dish in its list. */
const ITEM_NUMBER = /^\d{1,3}[.)]\s*(?=\p{L})/u;
/** `Ciorbă (smântână, ardei)`, `Маргарита - томаты, сыр`: a name and what is in it. */
const BRACKETS = /^(.{2,}?)\s*\(([^()]+)\)$/u;
const DASH = /^(.{3,60}?)(?:\s+[-–—]\s+|:\s+|;\s+)(.+)$/u;

const HEADING_WORDS = 3;
const HEADING_LENGTH = 40;

function splitName(text: string): Pick<DraftRow, 'name' | 'ingredients'> {
  const name = text.replace(ITEM_NUMBER, '');
  const found = BRACKETS.exec(name) ?? DASH.exec(name);
  return found
    ? { name: (found[1] ?? '').trim(), ingredients: (found[2] ?? '').trim() }
    : { name, ingredients: '' };
}

const isUpper = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && text === text.toLocaleUpperCase();

/** What stands below a dish: a list, or a text that goes on in small letters. */
const isDescription = ({ text, name }: MenuLine): boolean =>
  !isUpper(name) && !text.endsWith(':') && (/[,;]/.test(name) || /^[\p{Ll}(]/u.test(name));

/** Words after or before which a name goes on: `Mușchi de vită cu sos` / `de piper verde`. */
const LINK =
  'cu|de|din|la|în|pe|și|şi|si|sau|pentru|fără|fara|с|со|и|из|в|во|на|под|по|для|без|или|от|with|and|of|in|or';
const GOES_ON = new RegExp(String.raw`(?:\s(?:${LINK})|,)$`, 'iu');
const BEGINS_ON = new RegExp(String.raw`^(?:${LINK})\s`, 'u');

const LIST_IN_SMALL_LETTERS = /^\p{Ll}.*[,;]/u;
const LIST_OF_THREE = /[,;].+[,;]/u;

/** A line between a name and its price: a weight, brackets, a list, or what a dish is served with. */
function isBetween({ name, text, weight, price, isUnclear }: MenuLine): boolean {
  if (price !== '' || isUnclear) return false;
  if (name === '') return weight !== '';
  const isList = LIST_IN_SMALL_LETTERS.test(name) || LIST_OF_THREE.test(name);
  return isList || text.startsWith('(') || BEGINS_ON.test(name);
}

type Filled = MenuLine & { readonly isAfterGap: boolean };

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
  const isShort = name.length < HEADING_LENGTH && !/[,;]/.test(name) && weight === '';
  if (!isShort) return false;
  const isBeforeDish = next !== undefined && next.price !== '';
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

/** The dish of a line that has a price, or the name of one whose price is on the next line. */
function dishOf({ number, name, price, weight }: MenuLine, category: string): DraftRow {
  return { ...blankDraftRow, line: number, category, ...splitName(name), weight, price };
}

/** A line that belongs to the dish above: its price, or what is in it. */
function continuation(dish: DraftRow, line: Filled): DraftRow | undefined {
  const weight = dish.weight === '' ? line.weight : dish.weight;
  if (isLonePrice(line))
    return dish.price === '' ? { ...dish, weight, price: line.price } : undefined;
  if (line.price !== '' || line.isUnclear || line.isAfterGap) return undefined;
  if (dish.price === '' && !isBetween(line)) return undefined;
  if (line.name === '') return { ...dish, weight };
  if (!isDescription(line)) return undefined;
  const described = line.name.replaceAll(/^\(|\)$/g, '');
  const ingredients = [dish.ingredients, described].filter((part) => part !== '').join(', ');
  return { ...dish, weight, ingredients };
}

/** Several prices alone on the lines from this one on: a column of the document. */
function priceColumn(lines: readonly Filled[], index: number): readonly MenuLine[] {
  let end = index;
  for (let line = lines[end]; line && isLonePrice(line); line = lines[end]) end += 1;
  return end - index > 1 ? lines.slice(index, end) : [];
}

/**
 * A document gives the column of its names first and that of its prices after it. They belong together when there
 * are as many of one as of the other; otherwise a person decides.
 */
function withColumn(
  rows: readonly DraftRow[],
  prices: readonly MenuLine[],
  category: string,
): DraftRow[] {
  const begin = rows.findLastIndex((row) => row.price !== '' || row.category !== category) + 1;
  const names = rows.slice(begin);
  if (names.length !== prices.length)
    return [...rows, ...prices.map((line) => dishOf(line, category))];
  const priced = names.map((row, index) => {
    const { price = '', weight = '' } = prices[index] ?? {};
    return { ...row, price, weight: row.weight === '' ? weight : row.weight };
  });
  return [...rows.slice(0, begin), ...priced];
}

/** A name that is longer than its line of a printed menu: the price is at the end of the second one. */
function isWrapped(line: MenuLine, next: MenuLine): boolean {
  const isOne = next.number === line.number + 1 && /^\p{Ll}/u.test(next.text);
  if (!isOne || line.price !== '' || line.isUnclear || next.price === '' || next.name === '')
    return false;
  return !isUpper(line.name) && (GOES_ON.test(line.text) || BEGINS_ON.test(next.text));
}

function joinWrapped(lines: readonly MenuLine[]): MenuLine[] {
  const joined: MenuLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && isWrapped(last, line))
      joined.splice(-1, 1, readMenuLine(`${last.text} ${line.text}`, line.number));
    else joined.push(line);
  }
  return joined;
}

/** A tab or several spaces. */
const WIDE_GAP = /\t+|\s{3,}/u;

/** Three columns of a name, a weight, its unit and a price; a line of more is no page of a menu. */
const MOST_CELLS = 12;

/** `Zeamă 65 lei      Mici 90 lei`: two dishes of two columns of a page stand in one line. */
function besideEachOther(raw: string): string[] {
  const dishes: string[] = [];
  let open: string[] = [];
  const cells = raw.split(WIDE_GAP).filter((cell) => cell !== '');
  if (cells.length > MOST_CELLS) return [raw];
  for (const [index, cell] of cells.entries()) {
    open = [...open, cell];
    const dish = readMenuLine(open.join('\t'), 0);
    const endsHere =
      /^\p{L}/u.test(cells[index + 1] ?? 'a') && dish.name !== '' && dish.price !== '';
    // A number at the end of a cell with words may belong to them: `Pizza 32`.
    if (endsHere && (isLonePrice(readMenuLine(cell, 0)) || hasCurrency(cell))) {
      dishes.push(open.join('\t'));
      open = [];
    }
  }
  return open.length === 0 && dishes.length > 1 ? dishes : [raw];
}

/** The lines with something on them. A list with an empty line after each one has gaps of two. */
function filledLines(text: string): Filled[] {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .flatMap((raw, index) => besideEachOther(raw).map((one) => readMenuLine(one, index + 1)))
    .filter((line) => line.text !== '');
  const gapAbove = lines.map(
    ({ number }, index) => number - (lines[index - 1]?.number ?? -Infinity),
  );
  const gap = Math.min(2, ...gapAbove.slice(1).filter((above) => above > 0));
  const after = new Set(lines.filter((_line, index) => (gapAbove[index] ?? 0) > gap));
  return joinWrapped(lines).map((line) => ({ ...line, isAfterGap: after.has(line) }));
}

/**
 * A menu as it is copied from a document or a page: headings, and dishes with prices at the ends of their lines or
 * on lines of their own. Nothing is guessed about a line that is not understood: it is a dish without a price, which
 * a person corrects.
 */
export function readMenuText(text: string): DraftRow[] {
  const lines = filledLines(text);
  let rows: DraftRow[] = [];
  let category = '';
  let isOpen = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    const column = priceColumn(lines, index);
    const last = rows.at(-1);
    const continued = last && isOpen && column.length === 0 ? continuation(last, line) : undefined;
    if (column.length > 0) {
      rows = withColumn(rows, column, category);
      index += column.length - 1;
      isOpen = false;
    } else if (continued) rows.splice(-1, 1, continued);
    else if (line.name === '' && line.price === '' && line.weight === '') {
      // A rule of dashes or dots.
      isOpen = false;
    } else if (line.price === '' && isHeading(lines, index)) {
      category = headingOf(line.text);
      isOpen = false;
    } else {
      rows.push(dishOf(line, category));
      isOpen = true;
    }
  }
  return withDistinctNames(rows);
}
