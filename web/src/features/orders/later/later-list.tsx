import type { Order } from '@comanda/contract/orders';
import { startOfNamedDay } from '@comanda/domain/hours';
import { currencySymbol } from '@comanda/domain/pubs';
import { CalendarClock } from 'lucide-react';
import { formatDayTime } from '../../../lib/format/format.ts';
import { Link } from '../../../lib/routes/link.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { optionsText } from '../../../lib/options/options-text.ts';
import { orderTypeIcons } from '../../../product/slip/order-type-icons.ts';
import { RehearsalBadge } from '../../../product/rehearsal/rehearsal-badge.tsx';
import { Amount } from '../../../ui/amounts/amount.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { addressOf } from '../slip/slip-place.tsx';
import { useDayName } from './use-day-name.ts';
import { laterDays } from './later-days.ts';
import styles from './later.module.css';

const NOON_MS = 12 * 60 * 60_000;

/** The accepted orders that wait for their time, by day; each opens its sheet, which has every action. */
export function LaterList() {
  const { t } = useText();
  const { pub, orders } = usePubOrders();
  const dayName = useDayName();
  const days = laterDays(orders, pub.time_zone);
  if (days.length === 0) {
    return (
      <EmptyState
        icon={<CalendarClock />}
        title={t('orders.no_later')}
        hint={t('orders.no_later_hint')}
      />
    );
  }
  return days.map(({ date, orders: ofDay }) => (
    <Card
      key={date}
      isFlush
      title={dayName(date)}
      actions={<span>{t('orders.order_count', { count: ofDay.length })}</span>}
    >
      <ul className={styles['rows']}>
        {ofDay.map((order) => (
          <LaterRow key={order.id} order={order} date={date} />
        ))}
      </ul>
    </Card>
  ));
}

type RowProps = { readonly order: Order; readonly date: string };

function LaterRow({ order, date }: RowProps) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const { time_zone: timeZone } = pub;
  const TypeIcon = orderTypeIcons[order.order_type];
  // Past midnight it is another weekday than that of the heading.
  const now = new Date(startOfNamedDay(timeZone, date).getTime() + NOON_MS);
  const dishes = order.dishes.map(({ count, name, options }) =>
    [`${count}× ${name}`, ...(options ? [optionsText(options)] : [])].join(' · '),
  );
  return (
    <li className={styles['row']}>
      <b className={styles['time']}>
        {formatDayTime(order.wanted_from ?? order.created_time, { language, timeZone, now })}
      </b>
      <Link to={`/admin/pub/${pub.id}/order/${order.id}`} className={styles['number']}>
        #{order.number}
      </Link>
      <span className={styles['who']}>
        <TypeIcon />
        {[order.client_name || t('accounts.deleted_client'), addressOf(order, t)].join(' · ')}
        <RehearsalBadge order={order} />
      </span>
      <span className={styles['dishes']}>{dishes.join(', ')}</span>
      <Amount value={order.client_total} symbol={currencySymbol(order.currency_id)} />
    </li>
  );
}
