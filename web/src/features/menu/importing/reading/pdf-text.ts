import { currenciesOf, readPrice } from '@comanda/domain/import';

/** A piece of text on a page; y grows upwards. */
type Piece = {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fontSize: number;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Words of a dish, and not its price or its weight. */
const isWords = ({ str }: Piece): boolean =>
  /\p{L}{3}/u.test(str) &&
  !/^\s*\d/u.test(str) &&
  readPrice(str) === undefined &&
  (currenciesOf([str]).length === 0 || str.trim().length > 5);

/** Parts of a page without text on them are looked for in steps of this. */
const STEP = 4;
/** A title may stand across two columns. */
const MOST_ACROSS = 0.1;
const SHARE_OF_WORDS = 0.4;
const MOST_COLUMNS = 4;

/** Where a page is divided into two columns of dishes, or undefined: prices are no column of their own. */
function gutterOf(pieces: readonly Piece[]): number | undefined {
  const left = pieces.reduce((least, { x }) => Math.min(least, x), Infinity);
  const right = pieces.reduce((most, { x, width }) => Math.max(most, x + width), 0);
  const steps = Math.ceil((right - left) / STEP);
  if (!(steps > 0 && steps < 10_000)) return undefined;
  const covered = new Uint32Array(steps + 1);
  for (const { x, width } of pieces) {
    const end = Math.min(steps, Math.floor((x + width - left) / STEP));
    for (let at = Math.floor((x - left) / STEP); at <= end; at += 1)
      covered[at] = (covered[at] ?? 0) + 1;
  }
  const most = pieces.length * MOST_ACROSS * 0.5;
  const middles = Array.from(covered.keys()).filter((at) => {
    const isInside = at > steps * 0.2 && at < steps * 0.8;
    return isInside && (covered[at] ?? 0) <= most && (covered[at - 1] ?? 0) <= most;
  });
  const share = (part: readonly Piece[]): number => part.filter(isWords).length / part.length;
  return middles
    .map((at) => left + at * STEP)
    .find((x) => {
      const after = pieces.filter((piece) => piece.x >= x);
      const before = pieces.filter((piece) => piece.x < x);
      const isEach = after.length > 3 && before.length > 3;
      return isEach && share(after) > SHARE_OF_WORDS && share(before) > SHARE_OF_WORDS;
    });
}

/** The columns of a page from left to right. */
function columnsOf(pieces: readonly Piece[], most = MOST_COLUMNS): (readonly Piece[])[] {
  const gutter = most > 1 ? gutterOf(pieces) : undefined;
  if (gutter === undefined) return [pieces];
  const before = pieces.filter(({ x }) => x < gutter);
  const after = pieces.filter(({ x }) => x >= gutter);
  return [...columnsOf(before, most - 1), ...columnsOf(after, most - 1)];
}

/** Pieces beside each other are one line, with wide gaps between its columns. */
function lineText(pieces: readonly Piece[]): string {
  let text = '';
  let end: number | undefined;
  for (const { str, x, width, fontSize } of pieces.toSorted((a, b) => a.x - b.x)) {
    const gap = end === undefined ? 0 : x - end;
    text += (gap > fontSize * 1.5 ? '    ' : gap > fontSize * 0.15 ? ' ' : '') + str;
    end = x + width;
  }
  return text.trim();
}

/** The lines of a column, with an empty one where the document has a gap. */
function linesOf(column: readonly Piece[]): string[] {
  const lines: { y: number; pieces: Piece[] }[] = [];
  for (const piece of column.toSorted((a, b) => b.y - a.y)) {
    const last = lines.at(-1);
    if (last && last.y - piece.y < piece.fontSize * 0.4) last.pieces.push(piece);
    else lines.push({ y: piece.y, pieces: [piece] });
  }
  const gaps = lines.slice(1).map(({ y }, index) => (lines[index]?.y ?? y) - y);
  const usual = median(gaps);
  return lines.flatMap(({ pieces }, index) => {
    const isAfterGap = index > 0 && (gaps[index - 1] ?? 0) > usual * 1.6;
    return isAfterGap ? ['', lineText(pieces)] : [lineText(pieces)];
  });
}

/** A page as a person reads it: column by column, line by line. */
function pageText(pieces: readonly Piece[]): string {
  const filled = pieces.filter(({ str }) => str.trim() !== '');
  return columnsOf(filled)
    .map((column) => linesOf(column).join('\n'))
    .join('\n\n');
}

export type PdfText = { readonly text: string } | 'import_is_protected' | 'import_is_scan';

/** The text of a PDF document; it throws when it is damaged. */
export async function readPdf(file: ArrayBuffer): Promise<PdfText> {
  // A megabyte, which few lists need.
  const { extractTextItems } = await import('unpdf');
  try {
    const { items } = await extractTextItems(new Uint8Array(file));
    const text = items.map(pageText).join('\n\n');
    return text.trim() === '' ? 'import_is_scan' : { text };
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') return 'import_is_protected';
    throw error;
  }
}
