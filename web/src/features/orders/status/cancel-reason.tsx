import { useText } from '../../../lib/i18n/use-text.ts';
import styles from './cancel-reason.module.css';
import type { Order } from '@comanda/contract/orders';
import type { Translate } from '../../../lib/i18n/current-texts.ts';

type Canceled = Pick<Order, 'cancel_reason' | 'cancel_text'>;

/** The cancel reason, in the reader's language or as typed; undefined when none was given. */
export function cancelReasonOf(order: Canceled, t: Translate): string | undefined {
  const { cancel_reason: reason, cancel_text: text } = order;
  return reason === null ? undefined : (text ?? t(`orders.cancel_reason_${reason}`));
}

/** The cancel reason on the sheet of a canceled order. */
export function CancelReasonNote({ order }: { readonly order: Order }) {
  const { t } = useText();
  const reason = cancelReasonOf(order, t);
  if (reason === undefined) return null;
  return (
    <p className={styles['note']}>
      {t('orders.cancel_reason')}: <b>{reason}</b>
    </p>
  );
}
