import { Minus, Plus } from 'lucide-react';
import type { ShownText, Translate } from '../../../lib/i18n/current-texts.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { NumberField } from '../../../ui/field/text-field.tsx';
import styles from './dish-picker.module.css';
import type { Order } from '@comanda/contract/orders';
import { useText } from '../../../lib/i18n/use-text.ts';

function consequenceText({ status, delivery_type, courier_info }: Order, t: Translate) {
  if (status === 'canceled') return t('orders.correct_canceled');
  if (status !== 'completed') return undefined;
  // A pub's own courier settles with the pub.
  return courier_info.is_reserved && delivery_type === 'delivery_service'
    ? t('orders.correct_completed_courier', { courier: courier_info.courier_name })
    : t('orders.correct_completed');
}

/** The consequences of editing a finished order; empty for an order in process. */
export function FinishedNote({ order }: { readonly order: Order }) {
  const { t } = useText();
  const note = consequenceText(order, t);
  return note !== undefined && <p className={styles['note']}>{note}</p>;
}

type Props = {
  readonly id: string;
  readonly value: string;
  /** What one costs, or what to do first. */
  readonly hint: string;
  readonly isDisabled?: boolean;
  readonly error: ShownText | undefined;
  readonly onChange: (value: string) => void;
};

/** The quantity: typed, or changed by the plus and minus buttons. */
export function QuantityField({ id, value, hint, isDisabled = false, error, onChange }: Props) {
  const { t } = useText();
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
        hint={hint}
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
