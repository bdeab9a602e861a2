import type { OrderDish } from '@comanda/contract/orders';
import { toAmount, toMinor } from '@comanda/domain/money';
import { UtensilsCrossed } from 'lucide-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { formatAmount } from '../../lib/format/format.ts';
import { Amount } from '../../ui/amounts/amount.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './order-sheet.module.css';
import { usePubOrders } from './pub-orders-context.ts';

/** What is to be cooked, with what was charged for it. */
export function DishList({ dishes }: { readonly dishes: readonly OrderDish[] }) {
  const { language } = useText();
  const { symbol } = usePubOrders();
  return (
    <ul className={styles['dishes']}>
      {dishes.map((dish) => (
        <li key={dish.dish_id} className={styles['dish']}>
          <span className={styles['picture']}>
            <Picture
              kind="dish"
              fileName={dish.image_file_name === '' ? null : dish.image_file_name}
              alt=""
              sizes="64px"
              ratio="1 / 1"
              fallback={<UtensilsCrossed aria-hidden="true" />}
            />
          </span>
          <span className={styles['count']}>{dish.count}×</span>
          <span className={styles['name']}>
            {dish.name}
            {dish.count > 1 && <small>{formatAmount(dish.dish_price, symbol, language)}</small>}
          </span>
          <Amount value={toAmount(toMinor(dish.dish_price) * dish.count)} symbol={symbol} />
        </li>
      ))}
    </ul>
  );
}
