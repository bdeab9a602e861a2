import type { ChangedRow, ImportResult } from '@comanda/contract/menu';
import {
  foodAfter,
  foodCells,
  foodColumns,
  groupsCell,
  ingredientsOf,
  readFoodCells,
  readPrice,
  type FoodColumn,
} from '@comanda/domain/import';
import { toAmount } from '@comanda/domain/money';
import type { ReactNode } from 'react';
import { formatAmount } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Amount } from '../../../../ui/amounts/amount.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { rowsOf, type DraftDishRow } from '../draft/draft.ts';
import type { Preview } from '../import-api.ts';
import { sheetWords } from '../sheet-words.ts';
import styles from './preview.module.css';

type Props = {
  readonly preview: Preview;
  readonly symbol: string;
  readonly onSameAs: (id: number, dishID: number | undefined) => void;
};

const amountOf = (text: string): number => toAmount(readPrice(text) ?? 0);

/** The four lists of a preview; long ones are closed. */
export function PreviewLists({ preview, symbol, onSameAs }: Props) {
  const { result } = preview;
  const rows = rowsOf(preview.draft);
  const rowAt = (at: { readonly row: number }) => rows[at.row];
  return (
    <>
      <List kind="changed" count={result.changed.length} isOpen>
        {result.changed.map((changed) => {
          const row = rowAt(changed);
          return row && <Changed key={row.id} row={row} changed={changed} symbol={symbol} />;
        })}
      </List>
      <List kind="created" count={result.created.length} isOpen>
        {result.created.map((created) => {
          const row = rowAt(created);
          return (
            row && (
              <Created
                key={row.id}
                row={row}
                suggestions={created.suggestions}
                symbol={symbol}
                onSameAs={onSameAs}
              />
            )
          );
        })}
      </List>
      <List kind="hidden" count={result.hidden.length} isOpen>
        {result.hidden.map(({ dish_id, name, category, price }) => (
          <Line key={dish_id} name={name} note={category}>
            <Amount value={price} symbol={symbol} size="small" />
          </Line>
        ))}
      </List>
      <List kind="unchanged" count={result.unchanged.length}>
        {result.unchanged.map((unchanged) => {
          const row = rowAt(unchanged);
          return (
            row && (
              <Line key={row.id} name={row.name} note={row.category}>
                <Amount value={amountOf(row.price)} symbol={symbol} size="small" />
              </Line>
            )
          );
        })}
      </List>
    </>
  );
}

type ListProps = {
  readonly kind: keyof ImportResult['counts'];
  readonly count: number;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
};

function List({ kind, count, isOpen = false, children }: ListProps) {
  const { t } = useText();
  if (count === 0) return null;
  return (
    <details className={styles['list']} open={isOpen}>
      <summary>
        <h2>
          {t(`menu.import_${kind}`)} <span className={styles['count']}>{count}</span>
        </h2>
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

type LineProps = {
  readonly name: string;
  readonly note: string;
  readonly children?: ReactNode;
};

const Line = ({ name, note, children }: LineProps) => (
  <li className={styles['line']}>
    <span className={styles['words']}>
      <b>{name}</b> <span className={styles['note']}>{note}</span>
    </span>
    {children}
  </li>
);

type CreatedProps = Pick<Props, 'symbol' | 'onSameAs'> & {
  readonly row: DraftDishRow;
  readonly suggestions: ImportResult['created'][number]['suggestions'];
};

function Created({ row, suggestions, symbol, onSameAs }: CreatedProps) {
  const { t, language } = useText();
  return (
    <Line name={row.name} note={row.category}>
      <Amount value={amountOf(row.price)} symbol={symbol} size="small" />
      {suggestions.length > 0 && (
        <div className={styles['same']}>
          <SelectField
            label={t('menu.import_same_as', { name: row.name })}
            value={row.sameAs ?? 0}
            options={[
              { value: 0, label: t('menu.import_is_new') },
              ...suggestions.map(({ dish_id, name, price }) => ({
                value: dish_id,
                label: t('menu.import_is_same', {
                  name,
                  price: formatAmount(price, symbol, language),
                }),
              })),
            ]}
            onChange={(event) => {
              onSameAs(row.id, Number(event.target.value) || undefined);
            }}
          />
        </div>
      )}
    </Line>
  );
}

type ChangedProps = {
  readonly row: DraftDishRow;
  readonly changed: ChangedRow;
  readonly symbol: string;
};

function Changed({ row, changed: { before, changes }, symbol }: ChangedProps) {
  const { t, language } = useText();
  const amount = (value: number) =>
    value === 0 ? t('menu.import_nothing') : formatAmount(value, symbol, language);
  const words = (text: string) => (text === '' ? t('menu.import_nothing') : text);
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
      t('menu.import_change_price', {
        before: amount(before.price),
        after: amount(amountOf(row.price)),
      }),
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
