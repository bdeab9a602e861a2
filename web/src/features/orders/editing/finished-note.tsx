import type { Order } from '@comanda/contract/orders';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import styles from './finished-note.module.css';

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
