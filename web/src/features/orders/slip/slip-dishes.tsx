import type { Order } from '@comanda/contract/orders';
import { useText } from '../../../lib/i18n/use-text.ts';
import styles from './slip-parts.module.css';

/** So many kinds of dishes stand on a slip; the rest is a number. */
const SHOWN_DISHES = 6;

export function SlipDishes({ order }: { readonly order: Order }) {
  const { t } = useText();
  const more = order.dishes.length - SHOWN_DISHES;
  return (
    <ul className={styles['dishes']}>
      {order.dishes.slice(0, SHOWN_DISHES).map((dish) => (
        <li key={dish.line_id}>
          <span className={styles['count']}>{dish.count}×</span> {dish.name}
        </li>
      ))}
      {more > 0 && <li className={styles['more']}>{t('orders.more_dishes', { count: more })}</li>}
    </ul>
  );
}
