import type { Language } from '@comanda/contract/texts';
import { decimalSign } from '../../../../lib/format/format.ts';

/** Without it Excel takes UTF-8 for the system's own letters. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const FRACTION = 2;

/** A sheet reads a cell that begins so as a formula, also after a space or inside quotes. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

export type Cell = string | number;

function textCell(text: string, separator: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  const isPlain = !safe.includes(separator) && !/["\r\n']/.test(safe);
  return isPlain ? safe : `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as a file that a spreadsheet of the reader's language opens: amounts are numbers, words never formulas. */
export function toCsv(rows: readonly (readonly Cell[])[], language: Language): string {
  // Excel reads numbers as they are written in the reader's country, and cells apart from their commas.
  const decimal = decimalSign(language);
  const separator = decimal === ',' ? ';' : ',';
  const cell = (value: Cell) =>
    typeof value === 'number'
      ? value.toFixed(FRACTION).replace('.', decimal)
      : textCell(value, separator);
  const lines = rows.map((row) => row.map(cell).join(separator));
  return BYTE_ORDER_MARK + lines.map((line) => line + LINE_END).join('');
}
