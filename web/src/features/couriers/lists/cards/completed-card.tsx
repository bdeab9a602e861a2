import type { CourierOrder } from '@comanda/contract/couriers';
import { joinTexts } from '@comanda/contract/texts';
import { currencySymbol } from '@comanda/domain/pubs';
import { CircleCheckBig, MapPin, Store } from 'lucide-react';
import { useOtherClock } from '../../../../lib/clock/use-now.ts';
import { formatDateTime } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Amount } from '../../../../ui/amounts/amount.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { RehearsalBadge } from '../../../../product/rehearsal/rehearsal-badge.tsx';
import { Slip } from '../../../../product/slip/slip.tsx';
import styles from './courier-card.module.css';
import { CourierSums } from './courier-sums.tsx';
import { DishCounts } from './order-contents.tsx';
import { paymentText } from '../../area/order-amounts.ts';

/** A completed order: its reward and its guest. */
export function CompletedCard({ order }: { readonly order: CourierOrder }) {
  const { t, language } = useText();
  const { time_zone: timeZone } = order.pub;
  const otherClock = useOtherClock(timeZone);
  return (
    <Slip
      number={`#${order.number}`}
      tone="green"
      age={
        <Amount
          value={order.courier_info.courier_reward}
          symbol={currencySymbol(order.currency_id)}
          size="large"
        />
      }
      status={
        <>
          <RehearsalBadge order={order} />
          <Badge tone="green" icon={<CircleCheckBig />}>
            {t('couriers.delivered')}
          </Badge>
        </>
      }
      footer={
        <p className={styles['small']}>
          <time dateTime={order.created_time} className={styles['counted']}>
            {formatDateTime(order.created_time, language, timeZone)}
          </time>
          {otherClock !== undefined && <span>{timeZone}</span>}
          <span>{paymentText(order.payment_type, t)}</span>
        </p>
      }
    >
      <ul className={styles['way']}>
        <li>
          <Store />
          <span>
            <b>{order.pub_name}</b>
          </span>
        </li>
        <li>
          <MapPin />
          <span>
            {/* Offline the guest's data is not stored; a deleted guest has an empty name. */}
            {order.client_name !== undefined && (
              <b>{order.client_name || t('accounts.deleted_client')}</b>
            )}
            {joinTexts([order.town, order.full_address ?? ''])}
          </span>
        </li>
      </ul>
      <CourierSums order={order} />
      <details className={styles['details']}>
        <summary>{t('couriers.dishes')}</summary>
        <DishCounts dishes={order.dishes ?? []} />
        {order.comments !== undefined && order.comments !== '' && <p>{order.comments}</p>}
      </details>
    </Slip>
  );
}
