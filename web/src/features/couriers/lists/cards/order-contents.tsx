import type { CourierOrder } from '@comanda/contract/couriers';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { optionsText } from '../../../../lib/options/options-text.ts';
import styles from './courier-card.module.css';

/** The guest's comment and the dishes. */
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

type Props = { readonly dishes: NonNullable<CourierOrder['dishes']> };

/** The dishes with their counts and choices: what has to be in the bag. */
export const DishCounts = ({ dishes }: Props) => (
  <ul>
    {dishes.map((dish) => (
      <li key={dish.line_id}>
        <b className={styles['counted']}>{dish.count}×</b> {dish.name}
        {dish.options && <small className={styles['options']}>{optionsText(dish.options)}</small>}
      </li>
    ))}
  </ul>
);
