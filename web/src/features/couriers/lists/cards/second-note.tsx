import type { CourierOrder } from '@comanda/contract/couriers';
import { Route } from 'lucide-react';
import { useNow } from '../../../../lib/clock/use-now.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useCourierArea } from '../../area/courier-context.ts';
import { secondOf } from '../../area/second-order.ts';
import styles from './courier-card.module.css';

const TICK_MS = 60_000;

/** By how much an available order lengthens the way of the courier who has another one; nothing for a first one. */
export function SecondNote({ order }: { readonly order: CourierOrder }) {
  const { t } = useText();
  const { orders, courier } = useCourierArea();
  const now = useNow(TICK_MS);
  const second = secondOf(order, { orders, courierID: courier.id }, new Date(now));
  if (typeof second !== 'number') return null;
  return (
    <p className={styles['readyIn']}>
      <Route />
      {t('couriers.second_adds', { minutes: second })}
    </p>
  );
}
