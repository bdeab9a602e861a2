import {
  cellFactor,
  cellsOf,
  charactersOf,
  lineCells,
  type Lines,
  type PaperWidth,
  type TicketLine,
} from '../tickets/index.ts';
import { GLYPH_HEIGHT, GLYPH_WIDTH, glyphOf } from './glyphs.ts';

/** A picture of one bit a dot: rows from top to bottom, the highest bit of a byte is the leftmost dot. */
export type Raster = {
  readonly bytesInRow: number;
  readonly height: number;
  readonly bytes: Uint8Array;
};

type Spot = { readonly x: number; readonly y: number; readonly factor: number };

function setDot({ bytesInRow, bytes }: Raster, x: number, y: number): void {
  const index = y * bytesInRow + (x >> 3);
  bytes[index] = (bytes[index] ?? 0) | (0x80 >> (x & 7));
}

/** One dot of a glyph, as a square of `factor` dots. */
function drawDot(raster: Raster, { x, y, factor }: Spot): void {
  for (let down = 0; down < factor; down += 1) {
    for (let right = 0; right < factor; right += 1) setDot(raster, x + right, y + down);
  }
}

function drawGlyph(raster: Raster, rows: readonly number[], { x, y, factor }: Spot): void {
  rows.forEach((row, down) => {
    for (let right = 0; right < GLYPH_WIDTH; right += 1) {
      if ((row & (1 << (GLYPH_WIDTH - 1 - right))) === 0) continue;
      drawDot(raster, { x: x + right * factor, y: y + down * factor, factor });
    }
  });
}

/** The rows of a glyph that a stroke covers: below the middle of a capital letter, through a small one. */
const STROKE_ROWS = [12, 13] as const;

/** A stroke from the first letter of a line to its last. */
function drawStroke(raster: Raster, { text }: TicketLine, { y, factor }: Omit<Spot, 'x'>): void {
  const from = cellsOf(text.slice(0, text.length - text.trimStart().length));
  const dots = GLYPH_WIDTH * factor;
  for (let x = from * dots; x < cellsOf(text.trimEnd()) * dots; x += factor) {
    for (const row of STROKE_ROWS) drawDot(raster, { x, y: y + row * factor, factor });
  }
}

/** Bold is the letter and once more a dot to the right of it, within its cell. */
const emboldened = (rows: readonly number[]): readonly number[] =>
  rows.map((row) => row | (row >> 1));

function drawLine(raster: Raster, line: TicketLine, y: number): void {
  const { text, style } = line;
  const factor = cellFactor(style);
  let cell = 0;
  for (const character of charactersOf(text)) {
    if (character !== ' ') {
      const rows = glyphOf(character);
      const x = cell * GLYPH_WIDTH * factor;
      drawGlyph(raster, style === 'bold' ? emboldened(rows) : rows, { x, y, factor });
    }
    cell += cellsOf(character);
  }
  if (style === 'struck') drawStroke(raster, line, { y, factor });
}

/** The ticket as a picture: 576 dots wide on 80 mm, 384 on 58 mm. The letters are ours, not the printer's. */
export function rasterOf(lines: Lines, paper: PaperWidth): Raster {
  const bytesInRow = (lineCells[paper] * GLYPH_WIDTH) / 8;
  const heights = lines.map(({ style }) => GLYPH_HEIGHT * cellFactor(style));
  const height = heights.reduce((sum, one) => sum + one, 0);
  const raster = { bytesInRow, height, bytes: new Uint8Array(bytesInRow * height) };
  let y = 0;
  lines.forEach((line, index) => {
    drawLine(raster, line, y);
    y += heights[index] ?? 0;
  });
  return raster;
}
