import type { Translate } from '../../../lib/i18n/current-texts.ts';
import type { Cell } from './export/csv.ts';
import type { Line } from './group-lines.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** The statement as spreadsheet rows, oldest first, all in one currency. */
export function statementRows(
  lines: readonly Line[],
  currency: string,
  t: Translate,
): readonly (readonly Cell[])[] {
  const head = [
    t('couriers.column_date'),
    t('couriers.column_time'),
    t('couriers.column_order'),
    t('couriers.column_what'),
    t('couriers.column_note'),
    t('couriers.column_amount', { currency }),
    t('couriers.column_balance', { currency }),
  ];
  const rows = lines.toReversed().map(({ at, kind, order_id, note, amount, balance }) => {
    const date = new Date(at);
    return [
      `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
      `${two(date.getHours())}:${two(date.getMinutes())}`,
      order_id === null ? '' : String(order_id),
      t(`couriers.line_${kind}`),
      note,
      amount,
      balance,
    ];
  });
  return [head, ...rows];
}
