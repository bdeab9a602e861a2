import type { Language } from '@comanda/contract/texts';
import { currencyCode, currencySymbol } from '@comanda/domain/pubs';
import { saveFile } from '../../../../lib/files/save-file.ts';
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
  const days = `${dayOf(lines.at(-1))}-${dayOf(lines[0])}`;
  saveFile(file, `comanda-${courierID}-${currencyCode(currencyID)}-${days}.csv`);
}
