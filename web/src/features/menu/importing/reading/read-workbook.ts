import { strFromU8, unzipSync } from 'fflate';
import readSheets from 'read-excel-file/universal';
import { Parser } from 'saxen';
import { MAX_LINES } from './list-limits.ts';

type Table = readonly (readonly string[])[];
export type Sheet = { readonly name: string; readonly table: Table };

/** As people write it: 89.5 is no date, and a date is its text, which a person corrects. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}

export async function readXlsx(file: ArrayBuffer): Promise<Sheet[]> {
  const sheets = await readSheets(file);
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    table: data.map((cells) => cells.map(cellText)),
  }));
}

/** A sheet ends with a row and a column that stand for all empty ones; a filled cell is repeated less often. */
const MOST_REPEATED = 200;

/** A row, and how many empty cells stand at its end for now. */
class OpenRow {
  readonly cells: string[] = [];
  #empty = 0;

  add(text: string, repeated: number): void {
    if (text === '') {
      this.#empty += repeated;
      return;
    }
    const empty = Math.min(this.#empty, MOST_REPEATED);
    for (let index = 0; index < empty; index += 1) this.cells.push('');
    this.#empty = 0;
    for (let index = 0; index < Math.min(repeated, MOST_REPEATED); index += 1) {
      this.cells.push(text);
    }
  }
}

/** What stands beside the cells and has a text too: comments, drawings, changes. */
const BESIDE: ReadonlySet<string> = new Set([
  'office:annotation',
  'table:shapes',
  'draw:frame',
  'table:tracked-changes',
]);
const CELLS: ReadonlySet<string> = new Set(['table:table-cell', 'table:covered-table-cell']);
/** Amounts with a currency are read as they are shown. */
const AS_NUMBER: ReadonlySet<string | undefined> = new Set(['float']);

type Attributes = Readonly<Record<string, string>>;
const repeatedOf = (attributes: Attributes, what: string): number =>
  Math.max(1, Number(attributes[`table:number-${what}-repeated`] ?? 1) || 1);

class OdsReader {
  readonly sheets: { name: string; table: string[][] }[] = [];
  #row = new OpenRow();
  #rowsRepeated = 1;
  #emptyRows = 0;
  #cell: { attributes: Attributes; paragraphs: string[] } | undefined;
  #beside = 0;

  open(name: string, attributes: Attributes): void {
    if (BESIDE.has(name)) this.#beside += 1;
    if (this.#beside > 0) return;
    if (name === 'table:table') {
      this.sheets.push({ name: attributes['table:name'] ?? '', table: [] });
      this.#emptyRows = 0;
    } else if (name === 'table:table-row') {
      this.#row = new OpenRow();
      this.#rowsRepeated = repeatedOf(attributes, 'rows');
    } else if (CELLS.has(name)) this.#cell = { attributes, paragraphs: [] };
    else if (name === 'text:p') this.#cell?.paragraphs.push('');
    else if (name === 'text:s')
      this.text(' '.repeat(Math.min(Number(attributes['text:c'] ?? 1), 9)));
    else if (name === 'text:tab') this.text('\t');
    else if (name === 'text:line-break') this.text('\n');
  }

  text(text: string): void {
    const paragraphs = this.#beside > 0 ? undefined : this.#cell?.paragraphs;
    if (paragraphs?.length) paragraphs.push((paragraphs.pop() ?? '') + text);
  }

  close(name: string): void {
    if (BESIDE.has(name)) this.#beside -= 1;
    else if (this.#beside > 0) return;
    else if (CELLS.has(name) && this.#cell) {
      const { attributes, paragraphs } = this.#cell;
      const value = attributes['office:value'];
      const isNumber = AS_NUMBER.has(attributes['office:value-type']) && value !== undefined;
      this.#row.add(isNumber ? value : paragraphs.join('\n'), repeatedOf(attributes, 'columns'));
      this.#cell = undefined;
    } else if (name === 'table:table-row') this.#endRow();
  }

  #endRow(): void {
    const { cells } = this.#row;
    const table = this.sheets.at(-1)?.table;
    if (!table) return;
    if (cells.length === 0) {
      this.#emptyRows += this.#rowsRepeated;
      return;
    }
    const room = MAX_LINES + 1 - table.length;
    const empty = Math.max(0, Math.min(this.#emptyRows, room));
    for (let index = 0; index < empty; index += 1) table.push([]);
    this.#emptyRows = 0;
    for (let index = 0; index < Math.min(this.#rowsRepeated, room); index += 1) table.push(cells);
  }
}

/** The sheets of an open document; it throws when it is damaged. */
export function readOds(file: ArrayBuffer): Sheet[] {
  const files = unzipSync(new Uint8Array(file), { filter: ({ name }) => name === 'content.xml' });
  const content = files['content.xml'];
  if (!content) throw new Error('an open document without its content');
  const reader = new OdsReader();
  const parser = new Parser();
  parser.on('openTag', (name, attributes) => {
    reader.open(name, attributes());
  });
  parser.on('closeTag', (name) => {
    reader.close(name);
  });
  parser.on('text', (text, decode) => {
    reader.text(decode(text));
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.parse(strFromU8(content));
  // All rows of a table have its columns.
  return reader.sheets.map(({ name, table }) => {
    const width = table.reduce((most, cells) => Math.max(most, cells.length), 0);
    return {
      name,
      table: table.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? '')),
    };
  });
}
