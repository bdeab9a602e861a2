import { cellsOf, wrapText } from './ticket-text.ts';

/** How many cells of the paper one cell of a style takes, in width and in height. */
const factors = { normal: 1, bold: 1, double: 2, struck: 2, triple: 3 } as const;

/** `struck` is a double line with a stroke through its letters. */
export type TicketStyle = keyof typeof factors;

/** One printed line; what is right-aligned or centred is so by spaces. */
export type TicketLine = { readonly text: string; readonly style: TicketStyle };

export type Lines = readonly TicketLine[];

export const paperWidths = [80, 58] as const;
/** The width of the paper in millimetres. */
export type PaperWidth = (typeof paperWidths)[number];

/** The cells of a line: a cell is 1.5 mm wide and 3 mm high, the printed part of the paper 72 or 48 mm wide. */
export const lineCells: Readonly<Record<PaperWidth, number>> = { 80: 48, 58: 32 };

export const cellFactor = (style: TicketStyle): number => factors[style];

const LINE_MM = 3;
/** Above the first line and below the last. */
const END_MM = 4;

/**
 * The height of the printed page. Always higher than wide: a driver turns a page that is wider than high.
 * Browsers ignore a height that is left to the content.
 */
export function pageHeightMm(lines: Lines, paper: PaperWidth): number {
  const ofLines = lines.reduce((sum, { style }) => sum + LINE_MM * cellFactor(style), 0);
  return Math.max(ofLines + 2 * END_MM, paper + 1);
}

/** A line's own cells: a double line has half of them. */
const cellsFor = (paper: PaperWidth, style: TicketStyle): number =>
  Math.floor(lineCells[paper] / cellFactor(style));

/** A text that is narrower than this is hard to read. */
const MIN_TEXT_CELLS = 8;

const spaces = (count: number): string => ' '.repeat(Math.max(0, count));

/** Builds the lines of a ticket on one paper. */
export function ticketPen(paper: PaperWidth) {
  const styled = (texts: readonly string[], style: TicketStyle): Lines =>
    texts.map((text) => ({ text, style }));

  const left = (text: string, style: TicketStyle = 'normal'): Lines =>
    styled(wrapText(text, cellsFor(paper, style)), style);

  const centred = (text: string, style: TicketStyle = 'normal'): Lines => {
    const cells = cellsFor(paper, style);
    const lines = wrapText(text, cells);
    return styled(
      lines.map((line) => spaces(Math.floor((cells - cellsOf(line)) / 2)) + line),
      style,
    );
  };

  /** After a prefix a wrapped text, whose later lines start below its first, and an amount at the right. */
  const item = (
    { prefix = '', text, right = '' }: { prefix?: string; text: string; right?: string },
    style: TicketStyle = 'normal',
  ): Lines => {
    const cells = cellsFor(paper, style);
    const rights = wrapText(right, cells);
    const [amount = ''] = rights;
    const indent = cellsOf(prefix);
    const beside = cells - indent - (amount === '' ? 0 : cellsOf(amount) + 1);
    // Too narrow beside the amount: the amount gets lines of its own.
    const isBeside = rights.length < 2 && beside >= Math.min(MIN_TEXT_CELLS, cellsOf(text));
    const [first = '', ...rest] = wrapText(text, isBeside ? beside : cells - indent);
    const texts = [prefix + first, ...rest.map((line) => spaces(indent) + line)];
    const withRight = (before: string, end: string) =>
      before + spaces(cells - cellsOf(before) - cellsOf(end)) + end;
    if (!isBeside) return styled([...texts, ...rights.map((line) => withRight('', line))], style);
    const [head = '', ...tail] = texts;
    return styled([amount === '' ? head : withRight(head, amount), ...tail], style);
  };

  const rule: TicketLine = { text: '-'.repeat(lineCells[paper]), style: 'normal' };

  return { left, centred, item, rule };
}
