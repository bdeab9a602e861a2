import type { CourierOrder } from '@comanda/contract/couriers';
import { currencySymbol } from '@comanda/domain/pubs';
import { MapPin, Store } from 'lucide-react';
import { formatAmount, formatKilometres } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { RelativeAge } from '../../../../ui/amounts/relative-age.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { RehearsalBadge } from '../../../../product/rehearsal/rehearsal-badge.tsx';
import { Slip } from '../../../../product/slip/slip.tsx';
import { canReserve } from '../../area/courier-filter.ts';
import styles from './courier-card.module.css';
import { kilometres, paymentText } from '../../area/order-amounts.ts';
import { ReadyNote } from './ready-note.tsx';
import { SecondNote } from './second-note.tsx';
import { SectorLine } from '../../route/sector-line.tsx';
import { useStep } from '../../steps/use-step.ts';
import { WaitingNote } from '../../steps/waiting-note.tsx';

type Props = {
  readonly order: CourierOrder;
  readonly onTake: (order: CourierOrder) => void;
};

/** An available order: reward and distance first, then the rest. */
export function AvailableCard({ order, onTake }: Props) {
  const { t, language } = useText();
  const { courier_reward: reward, distance, sector } = order.courier_info;
  const { waiting } = useStep(order);
  return (
    <Slip
      number={
        <>
          <span className="visually-hidden">{t('couriers.reward')}: </span>
          {formatAmount(reward, currencySymbol(order.currency_id), language)}
        </>
      }
      tone="orange"
      age={
        <span className={styles['distance']}>
          <span className="visually-hidden">{t('couriers.distance')}: </span>
          {formatKilometres(kilometres(distance), language)}
        </span>
      }
      status={
        <>
          <RehearsalBadge order={order} />
          <ReadyNote order={order} />
          <SecondNote order={order} />
          <WaitingNote waiting={waiting} />
        </>
      }
      footer={
        canReserve(order) &&
        waiting.length === 0 && (
          <Button
            size="large"
            fullWidth
            onClick={() => {
              onTake(order);
            }}
          >
            {t('couriers.reserve')}
          </Button>
        )
      }
    >
      <ul className={styles['way']}>
        <li>
          <Store />
          <span>
            <b>{order.pub_name}</b>
            {order.pub.address}
          </span>
        </li>
        {order.town !== '' && (
          <li>
            <MapPin />
            <span>
              <b>{order.town}</b>
            </span>
          </li>
        )}
        {sector && <SectorLine sector={sector} />}
      </ul>
      <p className={styles['small']}>
        <span>{paymentText(order.payment_type, t)}</span>
        <span className={styles['counted']}>#{order.number}</span>
        <RelativeAge since={order.cook_at ?? order.created_time} />
      </p>
    </Slip>
  );
}
