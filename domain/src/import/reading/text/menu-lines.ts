import {
  hasCurrency,
  isLonePrice,
  isPriced,
  readMenuLine,
  type MenuLine,
} from './read-menu-line.ts';

export type Filled = MenuLine & { readonly isAfterGap: boolean };

export const isUpper = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && text === text.toLocaleUpperCase();

/** Words after or before which a name goes on: `Mușchi de vită cu sos` / `de piper verde`. */
const LINK =
  'cu|de|din|la|în|pe|și|şi|si|sau|pentru|fără|fara|с|со|и|из|в|во|на|под|по|для|без|или|от|with|and|of|in|or';
const GOES_ON = new RegExp(String.raw`(?:\s(?:${LINK})|,)$`, 'iu');
export const BEGINS_ON = new RegExp(String.raw`^(?:${LINK})\s`, 'u');

/** A name that is longer than its line of a printed menu: the price is at the end of the second one. */
function isWrapped(line: MenuLine, next: MenuLine): boolean {
  const isOne = next.number === line.number + 1 && /^\p{Ll}/u.test(next.text);
  if (!isOne || isPriced(line) || line.isUnclear || !isPriced(next) || next.name === '')
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
    const endsHere = /^\p{L}/u.test(cells[index + 1] ?? 'a') && dish.name !== '' && isPriced(dish);
    // A number at the end of a cell with words may belong to them: `Pizza 32`.
    if (endsHere && (isLonePrice(readMenuLine(cell, 0)) || hasCurrency(cell))) {
      dishes.push(open.join('\t'));
      open = [];
    }
  }
  return open.length === 0 && dishes.length > 1 ? dishes : [raw];
}

/** The lines with something on them. A list with an empty line after each one has gaps of two. */
export function filledLines(text: string): Filled[] {
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
