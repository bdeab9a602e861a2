import type { CourierOrder } from '@comanda/contract/couriers';
import { useText } from '../../../../lib/i18n/use-text.ts';
import styles from './courier-card.module.css';
import { DishCounts } from './dish-counts.tsx';

/** What the guest asked for, and what is in the bag. */
export function OrderContents({ order }: { readonly order: CourierOrder }) {
  const { t } = useText();
  return (
    <>
      {order.comments !== undefined && order.comments !== '' && (
        <section className={styles['comment']}>
          <h4>{t('couriers.comment')}</h4>
          <p>{order.comments}</p>
        </section>
      )}
      <section className={styles['dishes']}>
        <h4>{t('couriers.dishes')}</h4>
        <DishCounts dishes={order.dishes ?? []} />
      </section>
    </>
  );
}
