import type { Dish } from '@comanda/contract/menu';
import { formatAmount } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Amount } from '../../../../ui/amounts/amount.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './price-cell.module.css';
import { isOnSale } from './dish-price.ts';
import type { usePriceField } from './use-price-field.ts';

type Props = {
  readonly dish: Dish;
  readonly symbol: string;
  readonly field: ReturnType<typeof usePriceField>;
  readonly isPending: boolean;
  /** The element that says why the typed price was not saved. */
  readonly problemId: string;
};

/** The price of a dish, edited in its row; during a sale the sale price, over the one before. */
export function PriceCell({ dish, symbol, field, isPending, problemId }: Props) {
  const { t } = useText();
  const onSale = isOnSale(dish);
  return (
    <div className={styles['cell']}>
      <span className={styles['field']}>
        <input
          type="text"
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          value={field.text}
          readOnly={isPending}
          aria-busy={isPending || undefined}
          aria-label={`${t(onSale ? 'menu.sale_price' : 'menu.price')}: ${dish.name}`}
          aria-invalid={field.problem !== undefined}
          aria-describedby={field.problem === undefined ? undefined : problemId}
          className={classNames(styles['input'], onSale && styles['sale'])}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
          }}
          onChange={({ target }) => {
            field.onType(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') field.onSave('enter');
            if (event.key === 'Escape') field.onRestore();
          }}
          onBlur={() => {
            field.onSave('leaving');
          }}
        />
        <span aria-hidden="true">{symbol}</span>
      </span>
      {onSale && (
        <span className={styles['before']}>
          <span className="visually-hidden">{t('menu.old_price')}:</span>
          <Amount value={dish.price} symbol={symbol} size="small" isStruck />
        </span>
      )}
    </div>
  );
}

type SizesProps = {
  readonly price: number;
  readonly symbol: string;
  readonly onOpen: () => void;
};

/** In place of the price of a dish whose sizes have the prices. */
export function SizesPrice({ price, symbol, onOpen }: SizesProps) {
  const { t, language } = useText();
  return (
    <div className={styles['cell']}>
      <button type="button" className={styles['sizes']} onClick={onOpen}>
        {t('menu.price_from', { price: formatAmount(price, symbol, language) })}
      </button>
    </div>
  );
}
