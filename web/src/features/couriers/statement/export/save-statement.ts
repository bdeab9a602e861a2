import type { Language } from '@comanda/contract/texts';
import { currencyCode, currencySymbol } from '@comanda/domain/pubs';
import type { Translate } from '../../../../lib/i18n/current-texts.ts';
import { toCsv } from './csv.ts';
import type { Line } from '../group-lines.ts';
import { statementRows } from '../statement-rows.ts';

type Reader = {
  readonly courierID: number;
  readonly currencyID: number;
  readonly t: Translate;
  readonly language: Language;
};

const dayOf = (line: Line | undefined) => line?.at.slice(0, 10) ?? '';

/** Downloads the lines as a file. */
export function saveStatement(
  lines: readonly Line[],
  { courierID, currencyID, t, language }: Reader,
): void {
  const rows = statementRows(lines, currencySymbol(currencyID), t);
  const file = new Blob([toCsv(rows, language)], {
    type: 'text/csv;charset=utf-8',
  });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `comanda-${courierID}-${currencyCode(currencyID)}-${dayOf(lines.at(-1))}-${dayOf(lines[0])}.csv`;
  link.click();
  // The browser has started the download by then.
  window.setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
