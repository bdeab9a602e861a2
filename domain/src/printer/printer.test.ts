import { describe, expect, it } from 'vitest';
import { canceledTicket, type Lines } from '../tickets/index.ts';
import { escPosOf } from './esc-pos.ts';
import { rasterOf, type Raster } from './raster.ts';
import { readEscPos } from './read-esc-pos.ts';

const isBlack = ({ bytesInRow, bytes }: Raster, x: number, y: number): boolean =>
  ((bytes[y * bytesInRow + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0;

/** The dots of a braille letter by their bits: two columns of four. */
const BRAILLE = [
  [0, 0, 0x01],
  [0, 1, 0x02],
  [0, 2, 0x04],
  [1, 0, 0x08],
  [1, 1, 0x10],
  [1, 2, 0x20],
  [0, 3, 0x40],
  [1, 3, 0x80],
] as const;

/** A picture that a person can look at in a text file. */
function brailleOf(raster: Raster): string {
  const letterAt = (x: number, y: number) =>
    BRAILLE.reduce(
      (sum, [right, down, bit]) => sum + (isBlack(raster, x + right, y + down) ? bit : 0),
      0x28_00,
    );
  const lines = Array.from({ length: raster.height / 4 }, (_row, row) =>
    Array.from({ length: raster.bytesInRow * 4 }, (_column, column) =>
      String.fromCodePoint(letterAt(column * 2, row * 4)),
    )
      .join('')
      .replace(/\u2800+$/, ''),
  );
  return `${lines.join('\n')}\n`;
}

const words: Lines = [
  { text: '1× Ștrudel, țuică', style: 'double' },
  { text: 'Без орехов: ёж и щука', style: 'bold' },
  { text: `Zeamă${' '.repeat(18)}90,20 Lei`, style: 'normal' },
  { text: '-'.repeat(32), style: 'normal' },
];
const canceledIn = (title: string, name: string): Lines =>
  canceledTicket(
    {
      number: 417,
      orderType: 'in_place',
      table: '7',
      guestName: '',
      zone: '',
      address: '',
      comment: '',
      avoids: [],
      createdAt: new Date('2026-11-20T17:12:00Z'),
      promisedAt: null,
      wantedAt: null,
      lines: [{ name, count: 2, options: [], note: '', unitPriceMinor: 9020 }],
      dishTotalMinor: 18_040,
      discountMinor: 0,
      compMinor: 0,
      depositMinor: 0,
      deliveryMinor: 0,
      totalMinor: 18_040,
      paidMinor: undefined,
      vat: [],
    },
    {
      paper: 58,
      title,
      words: {
        place: ({ table }) => `Masa ${table}`,
        moment: () => '20.11.2026, 19:12',
        readyBy: () => '',
        forTime: () => '',
        amount: () => '',
        dishTotal: '',
        discount: '',
        comp: '',
        deposit: '',
        deliveryPrice: '',
        total: '',
        vat: () => '',
        paid: '',
        open: '',
        giveBack: '',
        notFiscal: [],
      },
    },
  );
const empty = (count: number): Lines =>
  Array.from({ length: count }, () => ({ text: 'a', style: 'normal' as const }));

describe('what a printer prints', () => {
  it('is this picture, in Russian and in Romanian', async () => {
    const printed = readEscPos(escPosOf(rasterOf(words, 58)));
    await expect(brailleOf(printed)).toMatchFileSnapshot('./printed-ticket.txt');
  });

  it('is this picture of a canceled order, in Russian and in Romanian', async () => {
    const lines = [
      ...canceledIn('ОТМЕНЁН', 'Чай с облепихой'),
      ...canceledIn('ANULATĂ', 'Zeamă de găină'),
    ];
    const printed = readEscPos(escPosOf(rasterOf(lines, 58)));
    await expect(brailleOf(printed)).toMatchFileSnapshot('./canceled-ticket.txt');
  });

  it.each([
    [80, 1],
    [58, 1],
    [80, 16],
    [58, 50],
  ] as const)('is the raster, dot for dot: %s mm, %s lines', (paper, count) => {
    const raster = rasterOf([...words, ...empty(count)], paper);
    expect(readEscPos(escPosOf(raster))).toMatchObject(raster);
  });

  it.each([
    [1, [24]],
    [5, [120]],
    [16, [128, 128, 128]],
    [17, [128, 128, 128, 24]],
  ])('comes in strips of at most 128 rows: %s lines', (count, strips) => {
    expect(readEscPos(escPosOf(rasterOf(empty(count), 58))).strips).toEqual(strips);
  });

  it('ends with a feed and one cut', () => {
    expect(readEscPos(escPosOf(rasterOf(words, 58)))).toMatchObject({ fedLines: 4, cuts: 1 });
  });

  it.each([
    [80, 72],
    [58, 48],
  ] as const)('is as wide as the printed part of %s mm: 8 dots a millimetre', (paper, bytes) => {
    expect(rasterOf(words, paper).bytesInRow).toBe(bytes);
  });
});

describe('the raster', () => {
  /** From which to which column a line has black dots. */
  const columnsOf = (raster: Raster): readonly [number, number] => {
    const columns = Array.from({ length: raster.bytesInRow * 8 }, (_, x) => x).filter((x) =>
      Array.from({ length: raster.height }, (_row, y) => y).some((y) => isBlack(raster, x, y)),
    );
    return [columns.at(0) ?? -1, columns.at(-1) ?? -1];
  };
  const drawn = (text: string, style: Lines[number]['style']) => rasterOf([{ text, style }], 58);

  it.each([
    ['normal', 12],
    ['bold', 12],
    ['double', 24],
    ['triple', 36],
  ] as const)('puts the last letter of a full line into the last cell: %s', (style, width) => {
    const cells = Math.floor(384 / width);
    const [first, last] = columnsOf(drawn(`${' '.repeat(cells - 1)}W`, style));
    expect(first).toBeGreaterThanOrEqual((cells - 1) * width);
    expect(last).toBeLessThan(cells * width);
  });

  it('strikes a line from its first letter to its last, and leaves the letters as they are', () => {
    const [struck, double] = (['struck', 'double'] as const).map((style) =>
      drawn('  1× Ț  面 ', style),
    );
    if (!struck || !double) throw new Error('two pictures');
    const rows = Array.from({ length: struck.height }, (_row, y) => y);
    const columns = Array.from({ length: 384 }, (_column, x) => x);
    const added = rows.filter((y) =>
      columns.some((x) => isBlack(struck, x, y) && !isBlack(double, x, y)),
    );
    expect(added).toEqual([24, 25, 26, 27]);
    expect(columns.filter((x) => isBlack(struck, x, 24))).toEqual(
      Array.from({ length: 8 * 24 }, (_column, x) => 2 * 24 + x),
    );
    expect(
      columns.some((x) => rows.some((y) => isBlack(double, x, y) && !isBlack(struck, x, y))),
    ).toBe(false);
  });

  it('gives a wide letter two cells', () => {
    const shifted = columnsOf(drawn(`${' '.repeat(2)}a`, 'normal'));
    const afterWide = drawn('面a', 'normal');
    expect(columnsOf(afterWide)[1]).toBe(shifted[1]);
  });

  it('has more black in bold, the same four times in double, and nine times in triple', () => {
    const blackOf = ({ bytes }: Raster) =>
      bytes.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
    const [normal, bold, double, triple] = (['normal', 'bold', 'double', 'triple'] as const).map(
      (style) => blackOf(drawn('Жș', style)),
    );
    expect(bold).toBeGreaterThan(normal ?? 0);
    expect(double).toBe(4 * (normal ?? 0));
    expect(triple).toBe(9 * (normal ?? 0));
  });
});

describe('the reader of the tests', () => {
  const bytes = escPosOf(rasterOf(words, 58));
  it.each([
    ['bytes that are cut off', bytes.subarray(0, 200), /cut off/],
    ['a command that is cut off', bytes.subarray(0, 5), /end inside/],
    ['another command', Uint8Array.of(0x1b, 0x74, 2), /unknown command/],
  ])('fails at %s', (_name, wrong, message) => {
    expect(() => readEscPos(wrong)).toThrow(message);
  });
});
