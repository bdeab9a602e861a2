import {
  currenciesOf,
  guessMapping,
  headerKey,
  readMenuTable,
  readMenuText,
  type DraftRow,
  type MappingQuestion,
  type TableMapping,
} from '@comanda/domain/import';
import papaparse from 'papaparse';
import readSheets from 'read-excel-file/universal';
import { decodeText } from './decode-text.ts';
import { MAX_FILE_BYTES, MAX_LINES } from './list-limits.ts';
import { unzippedBytes } from './unzipped-bytes.ts';

/** What a workbook may be when it is unpacked: that of the largest menu has a tenth. */
const MAX_UNZIPPED_BYTES = 24 * 1024 * 1024;

export type ReadingProblem =
  | 'import_file_too_large'
  | 'import_too_many_lines'
  | 'import_wrong_type'
  | 'import_broken_file'
  | 'import_nothing_found';

/** A table with a header, as it was read. */
export type ListTable = {
  /** Of its sheet; empty in a text. */
  readonly name: string;
  readonly header: readonly string[];
  /** The first filled values of each column. */
  readonly samples: readonly (readonly string[])[];
  readonly mapping: TableMapping;
  /** Empty where a person has answered. */
  readonly questions: readonly MappingQuestion[];
  /** Of its header, for what a person says about its columns. */
  readonly key: string;
};

/** What a person said about the columns of tables, by the keys of their headers. */
export type Mappings = Readonly<Record<string, TableMapping['columns']>>;

export type ReadList =
  | {
      readonly ok: true;
      readonly rows: DraftRow[];
      readonly lines: string[];
      /** Empty for a text. */
      readonly tables: readonly ListTable[];
      /** The codes of the currencies that stand beside prices. */
      readonly currencies: readonly string[];
    }
  | { readonly ok: false; readonly problem: ReadingProblem };

/** Files that somebody may well choose and that are no table: PDF, pictures, old workbooks and documents. */
const OTHER_TYPES: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x7b, 0x5c, 0x72, 0x74, 0x66],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const failed = (problem: ReadingProblem): ReadList => ({ ok: false, problem });

function found(
  rows: DraftRow[],
  { lines, tables }: { readonly lines: string[]; readonly tables: readonly ListTable[] },
): ReadList {
  // Two columns of a page have two dishes in a line.
  if (rows.length > MAX_LINES) return failed('import_too_many_lines');
  if (rows.length === 0) return failed('import_nothing_found');
  const currencies = currenciesOf(rows.flatMap((row) => [row.price, row.salePrice]));
  return { ok: true, rows, lines, tables, currencies };
}

type Table = readonly (readonly string[])[];
type Sheet = { readonly name: string; readonly table: Table };

const SAMPLES = 3;

/** What a person sees of a table with a header; undefined without one. */
function tableIn({ name, table }: Sheet, mappings: Mappings): ListTable | undefined {
  const guess = guessMapping(table);
  if (!guess) return undefined;
  const key = headerKey(table, guess.mapping);
  const said = mappings[key];
  const { headerAt } = guess.mapping;
  const header = table[headerAt] ?? [];
  const samples = header.map((_title, column) => {
    const filled = table.slice(headerAt + 1).filter((cells) => (cells[column] ?? '').trim() !== '');
    return filled.slice(0, SAMPLES).map((cells) => cells[column] ?? '');
  });
  const mapping = said ? { headerAt, columns: said } : guess.mapping;
  return { name, header, samples, mapping, questions: said ? [] : guess.questions, key };
}

/** Enough lines for a header and what stands above it. */
const HEADER_WITHIN = 15;

/** The names that programs give: they say nothing about the dishes. */
const UNNAMED = /^(?:sheet|лист|foaie|foaia)\s*\d*$/iu;

/**
 * A menu may have a sheet for each category. Of several sheets those with the header of a menu are read, since others
 * may be recipes or stocks, and all where none has one.
 */
function ofSheets(sheets: readonly Sheet[], mappings: Mappings): ReadList {
  const filled = sheets
    .filter(({ table }) => table.length > 0)
    .map((sheet) => ({ ...sheet, known: tableIn(sheet, mappings) }));
  const withHeader = filled.filter(({ known }) => known !== undefined);
  const read = withHeader.length > 0 ? withHeader : filled;
  const count = read.reduce((sum, { table }) => sum + table.length, 0);
  if (count > MAX_LINES) return failed('import_too_many_lines');
  const rows: DraftRow[] = [];
  const lines: string[] = [];
  for (const { name, table, known } of read) {
    const category = read.length === 1 || UNNAMED.test(name) ? '' : name;
    for (const row of readMenuTable(table, known?.mapping)) {
      const line = row.line + lines.length;
      rows.push({ ...row, line, category: row.category === '' ? category : row.category });
    }
    for (const cells of table) lines.push(cells.filter((cell) => cell.trim() !== '').join(' | '));
  }
  return found(rows, { lines, tables: read.flatMap(({ known }) => known ?? []) });
}

const tableOf = (text: string, delimiter: string, preview: number): string[][] =>
  papaparse.parse<string[]>(text, { delimiter, preview }).data;

/**
 * What separates the values of a table: with it one of the first lines is a header with the words of a menu's columns.
 * Counting the characters would find the commas of prices and of allergens.
 */
const delimiterOf = (text: string): string | undefined =>
  [';', '\t', ',', '|'].find((delimiter) => guessMapping(tableOf(text, delimiter, HEADER_WITHIN)));

/** Pasted text, or that of a file: a table when it has a header, otherwise a menu as it is written. */
export function readText(text: string, mappings: Mappings = {}): ReadList {
  const delimiter = delimiterOf(text);
  if (delimiter !== undefined)
    return ofSheets([{ name: '', table: tableOf(text, delimiter, MAX_LINES + 1) }], mappings);
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u);
  if (lines.length > MAX_LINES) return failed('import_too_many_lines');
  return found(readMenuText(text), { lines, tables: [] });
}

/** As people write it: 89.5 is no date, and a date is its text, which a person corrects. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}

async function readWorkbook(file: ArrayBuffer, mappings: Mappings): Promise<ReadList> {
  const bytes = unzippedBytes(file);
  if (bytes === undefined) return failed('import_broken_file');
  if (bytes > MAX_UNZIPPED_BYTES) return failed('import_file_too_large');
  try {
    const sheets = await readSheets(file);
    return ofSheets(
      sheets.map(({ sheet, data }) => ({
        name: sheet,
        table: data.map((cells) => cells.map(cellText)),
      })),
      mappings,
    );
  } catch {
    // A document, an archive, or a workbook that is damaged.
    return failed('import_broken_file');
  }
}

const SAMPLE = 20_000;

/** More than one control character in a hundred: a text has none, or a stray one. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  return (sample.match(/[^\P{Cc}\s]|\uFFFD/gu)?.length ?? 0) * 100 > sample.length;
}

/** The list of a file: a workbook, or a text in whatever encoding, recognised by its bytes and not by its name. */
export async function readFile(file: ArrayBuffer, mappings: Mappings = {}): Promise<ReadList> {
  if (file.byteLength > MAX_FILE_BYTES) return failed('import_file_too_large');
  const bytes = new Uint8Array(file);
  if (startsWith(bytes, ZIP)) return readWorkbook(file, mappings);
  if (OTHER_TYPES.some((start) => startsWith(bytes, start))) return failed('import_wrong_type');
  const text = decodeText(bytes);
  return isBinary(text) ? failed('import_wrong_type') : readText(text, mappings);
}
