import { hasLimits } from '@comanda/domain/later';
import { CalendarClock, HandPlatter } from 'lucide-react';
import { Link } from '../../../../lib/routes/link.tsx';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import styles from './desk-tools.module.css';

/** To the orders for later and the slots of a day, with the count of those that wait for their time. */
export function LaterLink() {
  const { t } = useText();
  const { pub, counts } = usePubOrders();
  const { order_types: types, limits } = pub.later;
  if (counts.later === 0 && types.length === 0 && !hasLimits(limits)) return null;
  return (
    <Link
      to={`/admin/pub/${pub.id}/orders/later`}
      className={styles['later']}
      title={t('orders.later_title')}
    >
      <CalendarClock />
      <span>{t('orders.later')}</span>
      {counts.later > 0 && <b>{counts.later}</b>}
    </Link>
  );
}

/** To the screen on which staff take an order themselves. */
export function NewOrderLink() {
  const { t } = useText();
  const { pub } = usePubOrders();
  return (
    <Link
      to={`/admin/pub/${pub.id}/waiter`}
      className={classNames(styles['later'], styles['newOrder'])}
      title={t('orders.new_order')}
    >
      <HandPlatter />
      <span>{t('orders.new_order')}</span>
    </Link>
  );
}
