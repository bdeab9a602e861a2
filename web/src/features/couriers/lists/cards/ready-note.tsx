import type { CourierOrder } from '@comanda/contract/couriers';
import { PENDING_PICKUP_STATUS } from '@comanda/domain/orders';
import { PackageCheck } from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import styles from './courier-card.module.css';

/** Shown with a pulse once the pub has marked the order as ready for pickup. */
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
