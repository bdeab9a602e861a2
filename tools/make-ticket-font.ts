import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/chromium.ts';

// Draws the letters that printers print from the package's font: `node tools/make-ticket-font.ts` writes
// domain/src/printer/font-data.ts again. Printers have none of ș and ț in their own fonts, or other page numbers.

const TARGET = fileURLToPath(new URL('../domain/src/printer/font-data.ts', import.meta.url));
const PACKAGE = '@fontsource-variable/jetbrains-mono';

const CELL = { width: 12, height: 24 };
/** A letter of the font is 0.6 em wide: 12 dots. */
const FONT = '500 20px "JetBrains Mono"';
const BASELINE = 18;
/** A dot is black from this coverage on, of 255. */
const THRESHOLD = 112;

const span = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/** The alphabets of the three languages and their neighbours, and what stands in menus. */
const LETTERS = Array.from(
  `${span(0x21, 0x7e)}${span(0xa1, 0xac)}${span(0xae, 0xff)}${span(0x100, 0x131)}${span(0x134, 0x148)}` +
    `${span(0x14a, 0x17e)}ȘșȚț${span(0x400, 0x45f)}Ґґ№€₺₴₽–—‘’‚“”„†•…‹›™−`,
);

/** What a letter without a picture becomes: a box. */
const BOX = '\uFFFD';

const files = ['latin', 'latin-ext', 'cyrillic'].map((name) => {
  const url = import.meta.resolve(`${PACKAGE}/files/jetbrains-mono-${name}-wght-normal.woff2`);
  return readFileSync(new URL(url)).toString('base64');
});

type Wish = {
  readonly files: readonly string[];
  readonly letters: readonly string[];
  readonly font: string;
  readonly cell: typeof CELL;
  readonly baseline: number;
  readonly threshold: number;
};

/** Runs in the browser: the rows of each letter, a number of 12 bits each, the leftmost dot first. */
async function draw({ files: sources, letters, font, cell, baseline, threshold }: Wish) {
  // Each file has its own letters: the families are tried in turn.
  const families = await Promise.all(
    sources.map(async (source, index) => {
      const face = new FontFace(`Ticket${index}`, `url(data:font/woff2;base64,${source})`, {
        weight: '100 800',
      });
      document.fonts.add(await face.load());
      return `"Ticket${index}"`;
    }),
  );
  const canvas = new OffscreenCanvas(cell.width, cell.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.font = font.replace(/"[^"]*"$/, families.join(', '));
  return letters.map((letter) => {
    context.clearRect(0, 0, cell.width, cell.height);
    context.fillText(letter, 0, baseline);
    const { data } = context.getImageData(0, 0, cell.width, cell.height);
    return Array.from({ length: cell.height }, (_row, y) =>
      Array.from({ length: cell.width }, (_dot, x) => data[(y * cell.width + x) * 4 + 3] ?? 0)
        .map((coverage) => (coverage >= threshold ? 1 : 0))
        .reduce<number>((row, dot) => row * 2 + dot, 0),
    );
  });
}

/** A frame of two dots on the letters' body. */
const boxRows = Array.from({ length: CELL.height }, (_, y) => {
  const [top, bottom, whole, sides] = [4, BASELINE - 1, 0b001111111100, 0b001100001100];
  if (y < top || y > bottom) return 0;
  return y < top + 2 || y > bottom - 2 ? whole : sides;
});

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const encode = (row: number): string => `${DIGITS[row >> 6] ?? ''}${DIGITS[row & 63] ?? ''}`;

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumFlags],
});
const page = await browser.newPage();
const drawn = await page.evaluate(draw, {
  files,
  letters: LETTERS,
  font: FONT,
  cell: CELL,
  baseline: BASELINE,
  threshold: THRESHOLD,
});
await browser.close();

const empty = LETTERS.filter((_letter, index) => drawn[index]?.every((row) => row === 0));
if (empty.length > 0) throw new Error(`no picture of ${empty.join(' ')}`);

const bits = [...drawn, boxRows].flat().map(encode).join('');
const LINE = 96;
const lines = Array.from({ length: Math.ceil(bits.length / LINE) }, (_, index) =>
  bits.slice(index * LINE, (index + 1) * LINE),
);
const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
writeFileSync(
  TARGET,
  `// Made by tools/make-ticket-font.ts from JetBrains Mono (SIL Open Font License 1.1).

/** The letters that have a picture; the last one, U+FFFD, is the box for all others. */
export const drawnLetters = [
${(LETTERS.join('').match(/.{1,80}/gsu) ?? []).map((part) => `  ${quoted(part)},`).join('\n')}
  '\\u{${(BOX.codePointAt(0) ?? 0).toString(16).toUpperCase()}}',
].join('');

/** Two digits of base 64 for each row of 12 dots, 24 rows for each letter. */
export const rowsOfLetters = [
${lines.map((line) => `  '${line}',`).join('\n')}
].join('');
`,
);
process.stdout.write(`${LETTERS.length} letters, ${bits.length} characters\n`);
