import type { Page } from '@playwright/test';

type Matrix = readonly (readonly boolean[])[];

/** Blocks and data codewords in each, for versions 1 to 6 at level M: room for any address here. */
const blocksOfLevelM = [
  [1, 16],
  [1, 28],
  [1, 44],
  [2, 32],
  [2, 43],
  [4, 27],
] as const;

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Reads the picture of a code as its modules, dark ones true; drawn on a page without a content policy. */
async function modulesOf(page: Page, picture: Buffer, type: string): Promise<Matrix> {
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(
      async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const side = 1024;
        const canvas = new OffscreenCanvas(side, side);
        const paper = canvas.getContext('2d');
        if (!paper) throw new Error('no canvas');
        paper.fillStyle = '#fff';
        paper.fillRect(0, 0, side, side);
        paper.drawImage(image, 0, 0, side, side);
        const { data } = paper.getImageData(0, 0, side, side);
        const isDark = (x: number, y: number) => (data[(y * side + x) * 4] ?? 255) < 128;
        // The corner of the first finder lies on the diagonal; its edge is seven modules long.
        let start = 0;
        while (!isDark(start, start)) start += 1;
        let edge = start;
        while (isDark(edge, start)) edge += 1;
        const module = (edge - start) / 7;
        const count = Math.round((side - 2 * start) / module);
        const step = (side - 2 * start) / count;
        const middle = (index: number) => Math.floor(start + (index + 0.5) * step);
        return Array.from({ length: count }, (_, y) =>
          Array.from({ length: count }, (__, x) => isDark(middle(x), middle(y))),
        );
      },
      `data:${type};base64,${picture.toString('base64')}`,
    );
  } finally {
    await blank.close();
  }
}

function codewordsOf(modules: Matrix): number[] {
  const size = modules.length;
  const at = (x: number, y: number) => modules[y]?.[x] === true;
  const isFrame = (x: number, y: number) =>
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    x === 6 ||
    y === 6 ||
    (size > 21 && Math.abs(x - size + 7) <= 2 && Math.abs(y - size + 7) <= 2);
  const format = [0, 1, 2, 3, 4].map((x) => at(x, 8) !== (x % 2 === 0));
  if (format[0] === true || format[1] === true) throw new Error('not of level M');
  const mask = masks[format.slice(2).reduce((sum, bit) => sum * 2 + Number(bit), 0)];
  const bits: number[] = [];
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isFrame(x, y)) bits.push(Number(at(x, y) !== mask?.(x, y)));
      }
    }
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
}

/** The data's bits in order, the blocks put back one behind the other. */
function dataOf(modules: Matrix): string {
  const [blocks, each] = blocksOfLevelM[(modules.length - 21) / 4] ?? [0, 0];
  if (blocks === 0) throw new Error(`a code of ${modules.length} modules`);
  const words = codewordsOf(modules);
  const ordered = Array.from({ length: blocks }, (_, block) =>
    Array.from({ length: each }, (__, index) => words[index * blocks + block] ?? 0),
  );
  return ordered
    .flat()
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
}

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const DIGIT_BITS = [0, 4, 7, 10] as const;

/** Decodes a QR code from its picture only, without the library that drew it. */
export async function readQr(page: Page, picture: Buffer, type: string): Promise<string> {
  const bits = dataOf(await modulesOf(page, picture, type));
  let position = 0;
  const take = (length: number) => {
    const value = Number.parseInt(bits.slice(position, position + length), 2);
    position += length;
    return value;
  };
  const bytes: number[] = [];
  for (;;) {
    const mode = bits.length - position < 4 ? 0 : take(4);
    if (mode === 0) return Buffer.from(bytes).toString('utf8');
    if (mode === 4) {
      for (let left = take(8); left > 0; left -= 1) bytes.push(take(8));
    } else if (mode === 1) {
      for (let left = take(10); left > 0; left -= 3) {
        const digits = Math.min(left, 3);
        const text = String(take(DIGIT_BITS[digits] ?? 0)).padStart(digits, '0');
        bytes.push(...Buffer.from(text));
      }
    } else if (mode === 2) {
      for (let left = take(9); left > 0; left -= 2) {
        const pair =
          left === 1 ? [take(6)] : [take(11)].flatMap((v) => [Math.floor(v / 45), v % 45]);
        bytes.push(...Buffer.from(pair.map((index) => ALPHANUMERIC[index] ?? '').join('')));
      }
    } else {
      throw new Error(`a segment of mode ${mode}`);
    }
  }
}
