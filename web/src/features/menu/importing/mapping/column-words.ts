import type { TableColumn } from '@comanda/domain/import';
import type { Translate } from '../../../../lib/i18n/current-texts.ts';
import { sheetWords } from '../sheet-words.ts';
import type { Header } from './mapping.ts';

/** The columns of a menu, in the words of its export. */
export const columnWords = (t: Translate): Readonly<Record<TableColumn, string>> => ({
  ...sheetWords(t).headers,
  name: t('menu.import_column_name'),
  weight: t('menu.import_weight'),
  size: t('menu.import_column_size'),
  sizePrice: t('menu.import_column_size_price'),
  variantOf: t('menu.import_column_variant_of'),
});

/** The title of a column, or its number where it has none. */
export function titleOf({ titles }: Header, index: number, t: Translate): string {
  const title = titles[index]?.trim() ?? '';
  return title === '' ? t('menu.import_column_untitled', { number: index + 1 }) : title;
}
