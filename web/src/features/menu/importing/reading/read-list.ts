import {
  currenciesOf,
  guessMapping,
  headerKey,
  plainText,
  readMenuTable,
  readMenuText,
  withoutGuard,
  type DraftRow,
  type MappingQuestion,
  type TableColumn,
  type TableMapping,
} from '@comanda/domain/import';
import papaparse from 'papaparse';
import { decodeText } from './decode-text.ts';
import { MAX_FILE_BYTES, MAX_LINES } from './list-limits.ts';
import { fileKind, type UnreadKind } from './file-kind.ts';
import { readPdf } from './pdf-text.ts';
import { readOds, readXlsx, type Sheet } from './read-workbook.ts';

export type ReadingProblem =
  | UnreadKind
  | 'import_too_many_lines'
  | 'import_is_scan'
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
  /** The columns whose header is only like a known word; none where a person has answered. */
  readonly unsure: readonly number[];
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

const PRICES: ReadonlySet<TableColumn | undefined> = new Set(['price', 'salePrice', 'sizePrice']);

const failed = (problem: ReadingProblem): ReadList => ({ ok: false, problem });

/** `Price (EUR)` says the currency for all prices below it. */
const priceTitles = ({ header, mapping }: ListTable): string[] =>
  header.filter((_title, at) => PRICES.has(mapping.columns[at]));

function found(
  rows: DraftRow[],
  { lines, tables }: { readonly lines: string[]; readonly tables: readonly ListTable[] },
): ReadList {
  // Two columns of a page have two dishes in a line.
  if (rows.length > MAX_LINES) return failed('import_too_many_lines');
  if (rows.length === 0) return failed('import_nothing_found');
  const prices = rows.flatMap((row) => [
    row.price,
    row.salePrice,
    ...row.sizes.map(({ price }) => price),
  ]);
  const currencies = currenciesOf([...prices, ...tables.flatMap(priceTitles)]);
  return { ok: true, rows, lines, tables, currencies };
}

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
  const { questions, unsure } = said ? { questions: [], unsure: [] } : guess;
  return { name, header, samples, mapping, questions, unsure, key };
}

/** Enough lines for what stands above a header, the header, and some of its rows. */
const HEADER_WITHIN = 60;

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
    const said = known && mappings[known.key] ? known.mapping : undefined;
    for (const row of readMenuTable(table, said)) {
      const line = row.line + lines.length;
      rows.push({ ...row, line, category: row.category === '' ? category : row.category });
    }
    for (const cells of table) lines.push(cells.filter((cell) => cell.trim() !== '').join(' | '));
  }
  return found(rows, { lines, tables: read.flatMap(({ known }) => known ?? []) });
}

const tableOf = (text: string, delimiter: string, preview: number): string[][] =>
  papaparse
    .parse<string[]>(text, { delimiter, preview })
    .data.map((cells) => cells.map(withoutGuard));

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

const SAMPLE = 20_000;

/** More than one control character in a hundred: a text has none, or a stray one. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  return (sample.match(/[^\P{Cc}\s]|\uFFFD/gu)?.length ?? 0) * 100 > sample.length;
}

/** Programs save pages and sheets as HTML, and name them .xls. */
const HTML = /^\s*(?:<!doctype html|<html|<table|<meta|<body)/iu;
/** Excel's own XML, before it had .xlsx. */
const XML_WORKBOOK = /urn:schemas-microsoft-com:office:spreadsheet/u;

function readTextFile(bytes: Uint8Array<ArrayBuffer>, mappings: Mappings): ReadList {
  const text = decodeText(bytes);
  if (isBinary(text)) return failed('import_wrong_type');
  const start = text.slice(0, SAMPLE);
  if (XML_WORKBOOK.test(start)) return failed('import_is_old_workbook');
  return readText(HTML.test(start) ? plainText(text) : text, mappings);
}

/** The list of a file: a workbook, a document with text, or a text in whatever encoding. */
export async function readFile(file: ArrayBuffer, mappings: Mappings = {}): Promise<ReadList> {
  if (file.byteLength > MAX_FILE_BYTES) return failed('import_file_too_large');
  const kind = fileKind(file);
  try {
    if (kind === 'text') return readTextFile(new Uint8Array(file), mappings);
    if (kind === 'xlsx') return ofSheets(await readXlsx(file), mappings);
    if (kind === 'ods') return ofSheets(readOds(file), mappings);
    if (kind !== 'pdf') return failed(kind);
    const pdf = await readPdf(file);
    return typeof pdf === 'string' ? failed(pdf) : readText(pdf.text, mappings);
  } catch {
    // A document, an archive, or a workbook that is damaged.
    return failed('import_broken_file');
  }
}
