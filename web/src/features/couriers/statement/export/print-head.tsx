import type { Courier } from '@comanda/contract/couriers';
import { useNow } from '../../../../lib/clock/use-now.ts';
import { formatDateTime, formatDay } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { Bounds } from '../period/period.ts';
import styles from '../statement.module.css';

type Props = { readonly courier: Courier; readonly bounds: Bounds };

const NOW_TICK_MS = 60_000;

const two = (value: number) => String(value).padStart(2, '0');
const dayOf = (date: Date) =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Printed only: the courier, the period and the time of printing. */
export function PrintHead({ courier, bounds }: Props) {
  const { t, language } = useText();
  const from = bounds.from === undefined ? '…' : formatDay(dayOf(new Date(bounds.from)), language);
  // The end is exclusive: the last day is the one before it.
  const now = useNow(NOW_TICK_MS);
  const last = new Date(bounds.to === undefined ? now : Date.parse(bounds.to) - 1);
  return (
    <div className={styles['onPaper']}>
      <p>
        <b>{courier.full_name}</b> · ID {courier.id}
      </p>
      <p>
        {from} – {formatDay(dayOf(last), language)}
      </p>
      <p>
        {t('couriers.printed_at', { time: formatDateTime(new Date(now).toISOString(), language) })}
      </p>
    </div>
  );
}
