import { exchangePrices, isPriceIn, readRate, type DraftRow } from '@comanda/domain/import';
import { useState, type FormEvent } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { NumberField } from '../../../../ui/field/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import styles from './mapping.module.css';

type Props = {
  readonly rows: readonly DraftRow[];
  /** The codes of the currencies that are not the pub's. */
  readonly foreign: readonly string[];
  /** The sign of the pub's currency. */
  readonly own: string;
  readonly onRows: (rows: readonly DraftRow[]) => void;
  readonly onBack: () => void;
};

const MOST_EXAMPLES = 5;

const pricesOf = ({ price, salePrice, sizes }: DraftRow): string[] => [
  price,
  salePrice,
  ...sizes.map((size) => size.price),
];

/** Prices in another currency: one question for the whole list. Without a rate no number changes. */
export function CurrencyScreen({ rows, foreign, own, onRows, onBack }: Props) {
  const { t } = useText();
  const [only] = foreign.length === 1 ? foreign : [];
  const priced = rows.filter((row) => row.price.trim() !== '');
  const named = priced.filter((row) => pricesOf(row).some((price) => isPriceIn(price, foreign)));
  // Otherwise the header says it, for all of them.
  const isInHeader = named.length === 0;
  const marked = isInHeader ? priced : named;
  return (
    <Card title={t('menu.import_currency', { found: foreign.join(', '), own })}>
      <p className={styles['samples']}>
        {marked
          .slice(0, MOST_EXAMPLES)
          .map(({ name, price }) => `${name}: ${price}`)
          .join(' · ')}
        {marked.length > MOST_EXAMPLES && ' …'}
      </p>
      {marked.length < priced.length && (
        <p>{t('menu.import_currency_some', { count: marked.length, all: priced.length, own })}</p>
      )}
      {only !== undefined && (
        <RateForm
          found={only}
          own={own}
          onRate={(rateParts) => {
            onRows(rows.map((row) => exchangePrices(row, { from: only, rateParts, isInHeader })));
          }}
        />
      )}
      <div className={styles['actions']}>
        <Button variant="plain" onClick={onBack}>
          {t('menu.import_other_source')}
        </Button>
        <Button
          onClick={() => {
            onRows(rows);
          }}
        >
          {t('menu.import_currency_as_is')}
        </Button>
      </div>
    </Card>
  );
}

type RateProps = {
  readonly found: string;
  readonly own: string;
  readonly onRate: (rateParts: number) => void;
};

function RateForm({ found, own, onRate }: RateProps) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const rateParts = readRate(typed);
  return (
    <form
      noValidate
      className={styles['rate']}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setTried(true);
        if (rateParts !== undefined) onRate(rateParts);
      }}
    >
      <NumberField
        label={t('menu.import_currency_rate', { found, own })}
        unit={own}
        inputMode="decimal"
        value={typed}
        error={
          isTried && rateParts === undefined ? t('menu.import_currency_rate_wrong') : undefined
        }
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <Button type="submit" variant="quiet">
        {t('menu.import_currency_exchange')}
      </Button>
    </form>
  );
}
