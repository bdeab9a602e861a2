import type { Order } from '@comanda/contract/orders';
import { isInProcess } from '@comanda/domain/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { Bike, PackageCheck, Utensils } from 'lucide-react';
import { memo, type Ref } from 'react';
import { formatTime } from '../../lib/format/format.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Amount } from '../../ui/amounts/amount.tsx';
import { RelativeAge } from '../../ui/amounts/relative-age.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Slip } from '../../ui/slip/slip.tsx';
import styles from './order-slip.module.css';
import { StatusBadge } from './status-badge.tsx';
import { statusTones } from './status-look.ts';

/** From here on a waiting slip turns orange, and red after twice as long. */
export const AGEING_AFTER_MINUTES = 15;

/** So many kinds of dishes stand on a slip; the rest is a number. */
const SHOWN_DISHES = 3;

type Props = {
  readonly order: Order;
  readonly timeZone: string;
  /** Nobody has opened it yet. */
  readonly isNew: boolean;
  readonly to: string;
  readonly linkRef?: Ref<HTMLAnchorElement>;
};

/** One order as it hangs on the rail; of two hundred only the one that changed is drawn anew. */
export const OrderSlip = memo(function OrderSlip({ order, timeZone, isNew, to, linkRef }: Props) {
  const { t, language } = useText();
  const isTable = order.order_type === 'in_place';
  const ageing = isInProcess(order.status) ? AGEING_AFTER_MINUTES : undefined;
  return (
    <Slip
      number={`#${order.id}`}
      tone={statusTones[order.status]}
      status={
        <>
          <StatusBadge status={order.status} />
          {order.status === 'preparing' && order.prepared && (
            <Badge tone="green" icon={<PackageCheck aria-hidden="true" />}>
              {t('orders.prepared')}
            </Badge>
          )}
        </>
      }
      age={<RelativeAge since={order.created_time} ageingAfterMinutes={ageing} />}
      newLabel={isNew ? t('orders.new') : undefined}
      title={
        isTable
          ? t('orders.table', { table: order.table_for_in_place_order })
          : order.client_name || t('accounts.deleted_client')
      }
      footer={
        <>
          <time dateTime={order.created_time} className={styles['time']}>
            {formatTime(order.created_time, language, timeZone)}
          </time>
          <Amount value={order.client_total} symbol={currencySymbol(order.currency_id)} />
        </>
      }
      to={to}
      {...(linkRef ? { linkRef } : {})}
    >
      <p className={styles['type']}>
        {isTable ? <Utensils aria-hidden="true" /> : <Bike aria-hidden="true" />}
        <span>
          {isTable
            ? order.client_name || t('orders.at_the_table')
            : order.full_address || order.town || t('orders.delivery')}
        </span>
      </p>
      <DishSummary order={order} />
    </Slip>
  );
});

function DishSummary({ order }: { readonly order: Order }) {
  const { t } = useText();
  const more = order.dishes.length - SHOWN_DISHES;
  return (
    <ul className={styles['dishes']}>
      {order.dishes.slice(0, SHOWN_DISHES).map((dish) => (
        <li key={dish.dish_id}>
          <span className={styles['count']}>{dish.count}×</span> {dish.name}
        </li>
      ))}
      {more > 0 && <li className={styles['more']}>{t('orders.more_dishes', { count: more })}</li>}
    </ul>
  );
}
