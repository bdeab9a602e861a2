import { finishedStatuses, type OfferedStatus } from '@comanda/domain/orders';
import { ClipboardList, CookingPot } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import { Link } from '../../../lib/routes/link.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/layout/card.tsx';
import tones from '../../../ui/tone.module.css';
import { activeColumns } from '../live/order-filter.ts';
import styles from './orders-card.module.css';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { statusTones } from '../status/status-look.tsx';

/** On the pub's page: the live count of orders of each status. */
export function OrdersCard({ children }: PropsWithChildren) {
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
    <Card title={t('orders.orders')}>
      <div className={styles['tiles']}>{activeColumns.map(tile)}</div>
      <div className={styles['tiles']}>{finishedStatuses.map(tile)}</div>
      <ButtonLink to={to} icon={<ClipboardList />}>
        {t('orders.open_desk')}
      </ButtonLink>
      <ButtonLink to={`/admin/pub/${pub.id}/kitchen`} variant="quiet" icon={<CookingPot />}>
        {t('orders.open_kitchen')}
      </ButtonLink>
      {children}
    </Card>
  );
}
