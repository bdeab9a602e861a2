import { foldText } from '../text/fold-text.ts';
import { blankDraftRow, type DraftRow } from './draft-row.ts';
import { isLonePrice, readMenuLine, type MenuLine } from './read-menu-line.ts';

/** `1. Mici`: the number of a dish in its list. */
const ITEM_NUMBER = /^\d{1,3}[.)]\s+/u;
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

type Around = {
  readonly line: MenuLine;
  /** The line right below, and the next one with something on it. */
  readonly next: MenuLine | undefined;
  readonly isAfterGap: boolean;
};

/** A heading has no price, neither itself nor alone on the line below. */
function isHeading({ line, next, isAfterGap }: Around): boolean {
  const { text, name, weight } = line;
  if (next && isLonePrice(next)) return false;
  if (text.endsWith(':') || isUpper(name)) return true;
  const isShort = name.length < HEADING_LENGTH && !/[,;]/.test(name) && weight === '';
  if (!isShort) return false;
  const isBeforeDish = next !== undefined && next.price !== '';
  return isAfterGap || (isBeforeDish && name.split(' ').length <= HEADING_WORDS);
}

const headingOf = (text: string): string => text.replaceAll(/^[\s*#=_-]+|[\s:*#=_-]+$/gu, '');

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
function continuation(dish: DraftRow, line: MenuLine): DraftRow | undefined {
  const weight = dish.weight === '' ? line.weight : dish.weight;
  if (isLonePrice(line))
    return dish.price === '' ? { ...dish, weight, price: line.price } : undefined;
  if (line.price !== '' || dish.price === '') return undefined;
  if (line.name === '') return { ...dish, weight };
  if (!isDescription(line)) return undefined;
  const described = line.name.replaceAll(/^\(|\)$/g, '');
  const ingredients = [dish.ingredients, described].filter((part) => part !== '').join(', ');
  return { ...dish, weight, ingredients };
}

/**
 * A menu as it is copied from a document or a page: headings, and dishes with prices at the ends of their lines or
 * on lines of their own. Nothing is guessed about a line that is not understood: it is a dish without a price, which
 * a person corrects.
 */
export function readMenuText(text: string): DraftRow[] {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((raw, index) => readMenuLine(raw, index + 1));
  const filled = lines.filter((line) => line.text !== '');
  const rows: DraftRow[] = [];
  let category = '';
  let isOpen = false;
  for (const [index, line] of filled.entries()) {
    const isAfterGap = filled[index - 1]?.number !== line.number - 1;
    const last = rows.at(-1);
    const continued = last && isOpen && !isAfterGap ? continuation(last, line) : undefined;
    if (continued) rows.splice(-1, 1, continued);
    else if (line.name === '' && line.price === '' && line.weight === '') {
      // A rule of dashes or dots.
      isOpen = false;
    } else if (line.price === '' && isHeading({ line, next: filled[index + 1], isAfterGap })) {
      category = headingOf(line.text);
      isOpen = false;
    } else {
      rows.push(dishOf(line, category));
      isOpen = true;
    }
  }
  return withDistinctNames(rows);
}
