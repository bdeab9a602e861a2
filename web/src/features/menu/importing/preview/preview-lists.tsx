import type { ImportResult } from '@comanda/contract/menu';
import type { ReactNode } from 'react';
import { formatAmount } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Amount } from '../../../../ui/amounts/amount.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { rowsOf, type DraftDishRow } from '../draft/draft.ts';
import type { Preview } from '../import-api.ts';
import { ChangedDish } from './changed-dish.tsx';
import { amountOf, sizesInWords } from '../sent-row.ts';
import styles from './preview.module.css';

type Props = {
  readonly preview: Preview;
  readonly symbol: string;
  readonly onSameAs: (id: number, dishID: number | undefined) => void;
};

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
          return row && <ChangedDish key={row.id} row={row} changed={changed} symbol={symbol} />;
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
                <Price row={row} symbol={symbol} />
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

type PriceProps = Pick<Props, 'symbol'> & { readonly row: DraftDishRow };

/** What a dish costs, or each of its sizes. */
function Price({ row: { price, sizes }, symbol }: PriceProps) {
  const { language } = useText();
  if (sizes.length === 0) return <Amount value={amountOf(price)} symbol={symbol} size="small" />;
  const written = sizes.map(({ name, price: text }) => ({ name, price: amountOf(text) }));
  return <span className={styles['note']}>{sizesInWords(written, symbol, language)}</span>;
}

type CreatedProps = Pick<Props, 'symbol' | 'onSameAs'> & {
  readonly row: DraftDishRow;
  readonly suggestions: ImportResult['created'][number]['suggestions'];
};

function Created({ row, suggestions, symbol, onSameAs }: CreatedProps) {
  const { t, language } = useText();
  return (
    <Line name={row.name} note={row.category}>
      <Price row={row} symbol={symbol} />
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
