import { finishedStatuses, type OfferedStatus } from '@comanda/domain/orders';
import { ClipboardList } from 'lucide-react';
import { Link } from '../../../lib/routes/link.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CardLink } from '../../../ui/layout/card-link.tsx';
import tones from '../../../ui/tone.module.css';
import { activeColumns } from '../live/order-filter.ts';
import styles from './orders-card.module.css';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { statusTones } from '../status/status-look.tsx';

/** On the pub's page: the live count of orders of each status. */
export function OrdersCard() {
  const { t } = useText();
  const { pub, counts, isLoaded } = usePubOrders();
  const to = `/admin/pub/${pub.id}/orders`;
  const tile = (status: OfferedStatus) => (
    <Link
      key={status}
      to={to}
      state={{ orderFilter: status }}
      className={classNames(styles['tile'], tones[statusTones[status]])}
    >
      <b>{isLoaded ? counts[status] : '…'}</b>
      <span>{t(`orders.filter_${status}`)}</span>
    </Link>
  );
  return (
    <CardLink to={to} title={t('orders.orders')} icon={<ClipboardList />}>
      <div className={styles['tiles']}>{[...activeColumns, ...finishedStatuses].map(tile)}</div>
    </CardLink>
  );
}
