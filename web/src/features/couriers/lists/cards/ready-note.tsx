import type { CourierOrder } from '@comanda/contract/couriers';
import { PENDING_PICKUP_STATUS } from '@comanda/domain/orders';
import { PackageCheck } from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import styles from './courier-card.module.css';

/** Pulses once the restaurant says that the order may be fetched. */
export function ReadyNote({ order }: { readonly order: CourierOrder }) {
  const { t } = useText();
  if (order.status !== PENDING_PICKUP_STATUS || !order.prepared) return null;
  return (
    <p className={styles['ready']}>
      <PackageCheck aria-hidden="true" />
      {t('couriers.ready_for_pickup')}
    </p>
  );
}
