import { expect, it, test } from 'vitest';
import writeWorkbook from 'write-excel-file/universal';
import { MAX_FILE_BYTES, MAX_LINES } from './list-limits.ts';
import { readFile, readText, type ReadList } from './read-list.ts';

const parts = (list: ReadList): string[] =>
  list.ok
    ? list.rows.map(({ category, name, weight, price }) =>
        [category, name, weight, price].join('|'),
      )
    : [list.problem];

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

async function workbook(cells: (string | number | null)[][]): Promise<ArrayBuffer> {
  const written = await writeWorkbook(
    cells.map((row) => row.map((value) => (value === null ? null : { value }))),
  ).toBlob();
  return written.arrayBuffer();
}

const header = ['Категория', 'Название', 'Вес', 'Цена'];

test.each([
  ['semicolons', 'Категория;Название;Вес;Цена\nСупы;Борщ;300;65,5'],
  [
    'semicolons, with more commas than these',
    'Категория;Название;Вес;Цена;Аллергены\nСупы;Борщ;300;65,5;молоко, яйца, рыба, соя, горчица',
  ],
  ['commas', 'Категория,Название,Вес,Цена\nСупы,Борщ,300,"65,5"'],
  ['tabs, as copied from a spreadsheet', 'Категория\tНазвание\tВес\tЦена\nСупы\tБорщ\t300\t65,5'],
])('a table with %s is recognised by its header', (_name, text) => {
  expect(parts(readText(text))).toEqual(['Супы|Борщ|300 г|65,5']);
});

it('a text without a header is read as it is written, and its lines are kept', () => {
  const list = readText('SUPE\nZeamă, cu tăiței 350 g ..... 55 lei');
  expect(parts(list)).toEqual(['SUPE|Zeamă, cu tăiței|350 g|55 lei']);
  expect(list).toMatchObject({ lines: ['SUPE', 'Zeamă, cu tăiței 350 g ..... 55 lei'] });
});

it('a workbook is read with its numbers', async () => {
  const file = await workbook([header, ['Супы', 'Борщ', 300, 65.5], [null, 'Уха', '250 г', 70]]);
  expect(parts(await readFile(file))).toEqual(['Супы|Борщ|300 г|65.5', 'Супы|Уха|250 г|70']);
});

it('a workbook without a header is read too', async () => {
  expect(
    parts(
      await readFile(
        await workbook([
          ['SUPE', null],
          ['Zeamă', 55],
        ]),
      ),
    ),
  ).toEqual(['SUPE|Zeamă||55']);
});

type Cells = (string | number | null)[][];

async function workbookOf(sheets: readonly [name: string, cells: Cells][]): Promise<ArrayBuffer> {
  const written = await writeWorkbook(
    sheets.map(([sheet, cells]) => ({
      sheet,
      data: cells.map((row) => row.map((value) => (value === null ? null : { value }))),
    })),
  ).toBlob();
  return written.arrayBuffer();
}

test.each<[string, [string, Cells][], string[]]>([
  [
    'with headers are read, each under its name where it has no category; others are not',
    [
      [
        'Supe',
        [
          ['Denumire', 'Preț'],
          ['Zeamă', 65],
        ],
      ],
      [
        'Лист2',
        [
          ['Категория', 'Название', 'Цена'],
          ['Бар', 'Чай', 25],
          [null, 'Сок', 30],
        ],
      ],
      [
        'Stoc',
        [
          ['Făină', 12],
          ['Ouă', 300],
        ],
      ],
    ],
    ['Supe|Zeamă||65', 'Бар|Чай||25', 'Бар|Сок||30'],
  ],
  [
    'without headers are all read',
    [
      ['Supe', [['Zeamă', 65]]],
      [
        'Bar',
        [
          ['BERE', null],
          ['Chișinău', 35],
        ],
      ],
      ['Foaie3', [['Ceai', 20]]],
    ],
    ['Supe|Zeamă||65', 'BERE|Chișinău||35', '|Ceai||20'],
  ],
])('the sheets of a workbook %s', async (_name, sheets, expected) => {
  const list = await readFile(await workbookOf(sheets));
  expect(parts(list)).toEqual(expected);
  if (!list.ok) throw new Error(list.problem);
  for (const { line, name } of list.rows) expect(list.lines[line - 1]).toContain(name);
});

/** An archive that says of its one file that it unpacks to that many bytes. */
async function bomb(unpacked: number): Promise<ArrayBuffer> {
  const file = await workbook([header]);
  const view = new DataView(file);
  for (let at = 0; at < view.byteLength - 46; at += 1) {
    if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 24, unpacked, true);
  }
  return file;
}

/** Half a million rows on a slow machine that does something else. */
const MOST_MS = 60_000;

test.each<[string, () => ArrayBuffer | Promise<ArrayBuffer>, string]>([
  ['too large', () => new ArrayBuffer(MAX_FILE_BYTES + 1), 'import_file_too_large'],
  ['a bomb', () => bomb(2 ** 30), 'import_file_too_large'],
  [
    'a workbook cut in half',
    async () => (await workbook([header])).slice(0, 900),
    'import_broken_file',
  ],
  [
    'an archive that is no workbook',
    () => bytesOf('PK\u0003\u0004 and nothing'),
    'import_broken_file',
  ],
  ['a PDF', () => bytesOf('%PDF-1.7 Супы'), 'import_wrong_type'],
  ['a picture', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2).buffer, 'import_wrong_type'],
  ['an old workbook', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0).buffer, 'import_wrong_type'],
  [
    'a program',
    () => Uint8Array.from({ length: 900 }, (_, n) => n % 7).buffer,
    'import_wrong_type',
  ],
  ['empty', () => new ArrayBuffer(0), 'import_nothing_found'],
  ['a text without dishes', () => bytesOf('\n\n'), 'import_nothing_found'],
  ['of too many lines', () => bytesOf('Zeamă 55\n'.repeat(MAX_LINES + 1)), 'import_too_many_lines'],
  [
    'of too many dishes, two in a line',
    () => bytesOf('Zeamă 55 lei\tMici 60 lei\n'.repeat(MAX_LINES / 2 + 1)),
    'import_too_many_lines',
  ],
  [
    'a table of half a million rows',
    () => bytesOf(`A;B\n${'a;1\n'.repeat(500_000)}`.replace('A;B', 'Name;Price')),
    'import_too_many_lines',
  ],
])(
  'a file that is %s is refused',
  async (_name, file, problem) => {
    expect(await readFile(await file())).toEqual({ ok: false, problem });
  },
  MOST_MS,
);
