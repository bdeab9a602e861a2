import type { CourierOrder } from '@comanda/contract/couriers';
import { PENDING_PICKUP_STATUS } from '@comanda/domain/orders';
import { Clock, PackageCheck } from 'lucide-react';
import { useMinutesUntil } from '../../../../lib/clock/use-minutes-until.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import styles from './courier-card.module.css';

type StoredOrder = Partial<Pick<CourierOrder, 'promised_at'>>;

/** When an order that the pub prepares can be picked up: in so many minutes, or now, with a pulse. */
export function ReadyNote({ order }: { readonly order: CourierOrder }) {
  const { t } = useText();
  if (order.status !== PENDING_PICKUP_STATUS) return null;
  if (order.prepared) {
    return (
      <p className={styles['ready']}>
        <PackageCheck />
        {t('couriers.ready_for_pickup')}
      </p>
    );
  }
  // An older version has stored its orders on the phone without the field.
  const { promised_at: promisedAt }: StoredOrder = order;
  return typeof promisedAt === 'string' ? <ReadyIn promisedAt={promisedAt} /> : null;
}

function ReadyIn({ promisedAt }: { readonly promisedAt: string }) {
  const { t } = useText();
  const minutes = useMinutesUntil(Date.parse(promisedAt));
  return (
    <p className={styles['readyIn']}>
      <Clock />
      {t(minutes > 0 ? 'couriers.ready_in' : 'couriers.was_due', { minutes: Math.abs(minutes) })}
    </p>
  );
}
