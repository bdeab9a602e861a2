import type { CourierOrder } from '@comanda/contract/couriers';
import styles from './courier-card.module.css';

type Props = { readonly dishes: NonNullable<CourierOrder['dishes']> };

/** What is in the bag. */
export const DishCounts = ({ dishes }: Props) => (
  <ul>
    {dishes.map((dish) => (
      <li key={dish.line_id}>
        <b className={styles['counted']}>{dish.count}×</b> {dish.name}
      </li>
    ))}
  </ul>
);
