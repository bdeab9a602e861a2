import type { Language } from '@comanda/contract/texts';
import { decimalSign } from '../../../../lib/format/format.ts';

/** Without it Excel reads UTF-8 in the system's own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const FRACTION = 2;

/** A spreadsheet reads a cell with this start as a formula, also after a space or inside quotes. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

export type Cell = string | number;

function textCell(text: string, separator: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  const isPlain = !safe.includes(separator) && !/["\r\n']/.test(safe);
  return isPlain ? safe : `"${safe.replaceAll('"', '""')}"`;
}

/** A CSV file for the reader's language: amounts are numbers, texts are never formulas. */
export function toCsv(rows: readonly (readonly Cell[])[], language: Language): string {
  // Excel expects the decimal sign of the reader's country, and another separator when that is a comma.
  const decimal = decimalSign(language);
  const separator = decimal === ',' ? ';' : ',';
  const cell = (value: Cell) =>
    typeof value === 'number'
      ? value.toFixed(FRACTION).replace('.', decimal)
      : textCell(value, separator);
  const lines = rows.map((row) => row.map(cell).join(separator));
  return BYTE_ORDER_MARK + lines.map((line) => line + LINE_END).join('');
}
