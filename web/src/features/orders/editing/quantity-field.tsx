import { Minus, Plus } from 'lucide-react';
import { formatAmount } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { NumberField } from '../../../ui/field/text-field.tsx';
import styles from './dish-picker.module.css';

type Props = {
  readonly id: string;
  readonly value: string;
  /** The dish and the order's price for one; undefined while no dish is picked. */
  readonly picked: { readonly name: string; readonly price: number } | undefined;
  /** The sign of the order's currency. */
  readonly symbol: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** The quantity: typed, or changed by the plus and minus buttons. */
export function QuantityField({ id, value, picked, symbol, error, onChange }: Props) {
  const { t, language } = useText();
  const isDisabled = picked === undefined;
  const step = (by: number) => {
    onChange(String(Math.max(1, (Number.parseInt(value, 10) || 0) + by)));
  };
  return (
    <div className={styles['quantity']}>
      <NumberField
        id={id}
        label={t('orders.quantity')}
        inputMode="numeric"
        value={value}
        disabled={isDisabled}
        hint={
          picked === undefined
            ? t('orders.pick_dish_first')
            : t('orders.charged_each', {
                name: picked.name,
                price: formatAmount(picked.price, symbol, language),
              })
        }
        error={error}
        onFocus={(event) => {
          event.target.select();
        }}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <IconButton
        variant="outlined"
        label={t('orders.fewer')}
        icon={<Minus />}
        disabled={isDisabled || Number.parseInt(value, 10) <= 1}
        onClick={() => {
          step(-1);
        }}
      />
      <IconButton
        variant="outlined"
        label={t('orders.more')}
        icon={<Plus />}
        disabled={isDisabled}
        onClick={() => {
          step(1);
        }}
      />
    </div>
  );
}
