import type { Order } from '@comanda/contract/orders';
import { useText } from '../../../../lib/i18n/use-text.ts';
import styles from './cancel-reason-note.module.css';
import { cancelReasonOf } from './cancel-reason.ts';

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
