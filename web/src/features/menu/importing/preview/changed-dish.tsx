import type { ChangedRow } from '@comanda/contract/menu';
import {
  foodAfter,
  foodCells,
  foodColumns,
  groupsCell,
  ingredientsOf,
  readFoodCells,
  type FoodColumn,
} from '@comanda/domain/import';
import { formatAmount } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { DraftDishRow } from '../draft/draft.ts';
import { sheetWords } from '../sheet-words.ts';
import { amountOf, sizesInWords } from '../sent-row.ts';
import styles from './preview.module.css';

type ChangedProps = {
  readonly row: DraftDishRow;
  readonly changed: ChangedRow;
  readonly symbol: string;
};

/** A dish with what changes, before and after. */
export function ChangedDish({ row, changed: { before, changes }, symbol }: ChangedProps) {
  const { t, language } = useText();
  const amount = (value: number) =>
    value === 0 ? t('menu.import_nothing') : formatAmount(value, symbol, language);
  const words = (text: string) => (text === '' ? t('menu.import_nothing') : text);
  const { sizes: sizesBefore = [] } = before;
  const sheet = sheetWords(t);
  const cellsBefore = foodCells(before.food, sheet);
  const cellsAfter = foodCells(foodAfter(before.food, readFoodCells(row.food)), sheet);
  const part = (name: string, from: string, to: string) =>
    t('menu.import_change_part', { part: name, before: words(from), after: words(to) });
  const foodTexts = foodColumns.map((column) => [
    column,
    () => part(sheet.headers[column], cellsBefore[column], cellsAfter[column]),
  ]);
  const texts: Record<ChangedRow['changes'][number], () => string> = {
    ...(Object.fromEntries(foodTexts) as Record<FoodColumn, () => string>),
    option_groups: () =>
      part(sheet.headers.optionGroups, groupsCell(before.option_groups), row.optionGroups ?? ''),
    name: () => t('menu.import_change_name', { before: before.name, after: row.name }),
    price: () =>
      [
        t('menu.import_change_price', {
          before: amount(before.price),
          after: amount(amountOf(row.price)),
        }),
        ...(sizesBefore.length > 0
          ? [t('menu.import_sizes_stay', { sizes: sizesInWords(sizesBefore, symbol, language) })]
          : []),
      ].join(' · '),
    sizes: () =>
      part(
        t('menu.size'),
        sizesInWords(sizesBefore, symbol, language),
        sizesInWords(
          row.sizes.map(({ name, price }) => ({ name, price: amountOf(price) })),
          symbol,
          language,
        ),
      ),
    sale_price: () =>
      t('menu.import_change_sale_price', {
        before: amount(before.sale_price),
        after: amount(amountOf(row.salePrice)),
      }),
    ingredients: () =>
      t('menu.import_change_ingredients', {
        before: words(before.ingredients),
        after: words(ingredientsOf(row)),
      }),
    category: () =>
      t('menu.import_change_category', { before: before.category, after: row.category }),
    visible: () => t(row.visible ? 'menu.import_change_visible' : 'menu.import_change_invisible'),
  };
  return (
    <li className={styles['line']}>
      <span className={styles['words']}>
        <b>{row.name}</b> <span className={styles['note']}>{row.category}</span>
        {changes.map((change) => (
          <span key={change} className={styles['change']}>
            {texts[change]()}
          </span>
        ))}
      </span>
    </li>
  );
}
