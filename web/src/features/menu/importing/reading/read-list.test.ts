import { strToU8, zipSync } from 'fflate';
import { expect, it, test } from 'vitest';
import writeWorkbook from 'write-excel-file/universal';
import { MAX_LINES } from './list-limits.ts';
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

const zipOf = (files: Record<string, string>): ArrayBuffer =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level: 0,
  }).slice().buffer;

/** The beginning of a file of Office before 2007, with one stream. */
const compound = (stream: string): ArrayBuffer =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...strToU8(stream.split('').join('\0'))]).buffer;

const xmlWorkbook =
  '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>';
const openText = 'application/vnd.oasis.opendocument.text';

/** A page of a PDF document with texts at places from its lower left corner. */
function pdfOf(texts: readonly (readonly [x: number, y: number, text: string])[]): ArrayBuffer {
  const shown = texts.map(([x, y, text]) => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET`).join('\n');
  return bytesOf(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 800]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
4 0 obj<</Length ${shown.length}>>stream
${shown}
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`);
}

it('the text of a PDF document is read, one column of dishes after the other', async () => {
  const file = pdfOf([
    [40, 740, 'SUPE'],
    [40, 700, 'Zeama de casa'],
    [190, 700, '55 lei'],
    [40, 685, 'Bors rosu'],
    [130, 685, '350 g'],
    [190, 685, '60 lei'],
    [40, 670, 'Supa crema'],
    [190, 670, '65 lei'],
    [280, 740, 'BAUTURI'],
    [280, 700, 'Ceai negru'],
    [430, 700, '20 lei'],
    [280, 684, 'Limonada'],
    [430, 684, '45 lei'],
    [280, 669, 'Apa minerala'],
    [430, 669, '25 lei'],
  ]);
  expect(parts(await readFile(file))).toEqual([
    'SUPE|Zeama de casa||55 lei',
    'SUPE|Bors rosu|350 g|60 lei',
    'SUPE|Supa crema||65 lei',
    'BAUTURI|Ceai negru||20 lei',
    'BAUTURI|Limonada||45 lei',
    'BAUTURI|Apa minerala||25 lei',
  ]);
});

it('an open document is read, with repeated cells and without comments', async () => {
  const cell = (text: string) =>
    `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
  const empty = '<table:table-cell table:number-columns-repeated="16000"/>';
  const rows = [
    `${cell('Категория')}${cell('Название')}${cell('Состав')}${cell('Цена')}${empty}`,
    `${cell('Супы')}<table:table-cell office:value-type="string"><office:annotation><text:p>нет</text:p></office:annotation><text:p>Борщ</text:p><text:p>с &amp; без</text:p></table:table-cell><table:table-cell/><table:table-cell office:value-type="float" office:value="65.5"><text:p>65,50</text:p></table:table-cell>`,
    `<table:covered-table-cell/>${cell('Уха')}${cell('рыба<text:s text:c="2"/>лук')}<table:table-cell office:value-type="currency" office:value="7"><text:p>7 €</text:p></table:table-cell>`,
  ].map((cells) => `<table:table-row>${cells}</table:table-row>`);
  const content = `<office:document-content><table:table table:name="Меню">${rows.join('')}<table:table-row table:number-rows-repeated="1048000">${empty}</table:table-row></table:table></office:document-content>`;
  const type = 'application/vnd.oasis.opendocument.spreadsheet';
  const list = await readFile(zipOf({ mimetype: type, 'content.xml': content }));
  expect(parts(list)).toEqual(['Супы|Борщ с & без||65.5', 'Супы|Уха||7 €']);
  expect(list).toMatchObject({ currencies: ['EUR'] });
});

it('a page that a program saved as a workbook is read', async () => {
  const page = `<html><head><title>x</title></head><body><table>
    <tr><th>Название</th><th>Цена</th></tr>
    <tr><td>Борщ</td><td>65</td></tr></table></body></html>`;
  expect(parts(await readFile(bytesOf(page)))).toEqual(['|Борщ||65']);
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
  ['too large', () => new ArrayBuffer(5 * 1024 * 1024 + 1), 'import_file_too_large'],
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
  ['a damaged PDF', () => bytesOf('%PDF-1.7 Супы'), 'import_broken_file'],
  ['a PDF of pictures', () => pdfOf([]), 'import_is_scan'],
  ['a picture', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2).buffer, 'import_is_picture'],
  ['a photo of a phone', () => bytesOf('\0\0\0 ftypheic'), 'import_is_picture'],
  ['an old workbook', () => compound('Workbook'), 'import_is_old_workbook'],
  ['an old document', () => compound('WordDocument'), 'import_is_document'],
  ['a workbook with a password', () => compound('EncryptedPackage'), 'import_is_protected'],
  ['a workbook in XML', () => bytesOf(xmlWorkbook), 'import_is_old_workbook'],
  ['a document', () => zipOf({ 'word/document.xml': '<w/>' }), 'import_is_document'],
  ['an open document of text', () => zipOf({ mimetype: openText }), 'import_is_document'],
  ['a table of a tablet', () => zipOf({ 'Index/Tables/List.iwa': '' }), 'import_is_old_workbook'],
  ['pages of a tablet', () => zipOf({ 'Index/Document.iwa': '' }), 'import_is_document'],
  ['rich text', () => bytesOf('{\\rtf1 Supe}'), 'import_is_document'],
  ['an archive', () => zipOf({ 'menu.csv': 'Name;Price' }), 'import_is_archive'],
  ['another archive', () => bytesOf('Rar!\u001A'), 'import_is_archive'],
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
