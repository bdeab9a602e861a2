import { Bell, Inbox } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RailBar } from '../../../product/slip/rail.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import styles from './order-desk.module.css';
import { laterOrders, type OrderFilter } from '../live/order-filter.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { useDayTime } from '../promise/for-time.tsx';

type Props = {
  readonly filter: OrderFilter;
  /** Whether a search, or the choice of a place, leaves orders out. */
  readonly isFound: boolean;
  readonly showAll: () => void;
};

/** An empty rail, with advice for the user, or with what comes next. */
export function NoOrders({ filter, isFound, showAll }: Props) {
  const { t } = useText();
  const { orders, counts } = usePubOrders();
  const timeOf = useDayTime();
  const [next] = laterOrders(orders);
  return (
    <div className={styles['empty']}>
      <RailBar />
      {filter === 'all' && !isFound ? (
        <EmptyState
          icon={<Bell />}
          title={t('orders.no_orders')}
          hint={
            next?.wanted_from === undefined
              ? t('orders.no_orders_hint')
              : t('orders.next_later', { count: counts.later, time: timeOf(next.wanted_from) })
          }
        />
      ) : (
        <EmptyState
          icon={<Inbox />}
          title={t(isFound ? 'orders.nothing_found' : 'orders.no_orders')}
          hint={t(isFound ? 'orders.nothing_found_hint' : 'orders.no_orders_here')}
          action={
            <Button variant="quiet" onClick={showAll}>
              {t('orders.show_all')}
            </Button>
          }
        />
      )}
    </div>
  );
}
