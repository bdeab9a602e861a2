import { UtensilsCrossed } from 'lucide-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Amount } from '../../ui/amounts/amount.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { menuPrice } from './charged-price.ts';
import styles from './dish-picker.module.css';
import { usePubOrders } from './pub-orders-context.ts';
import type { PubDish } from './pub-dishes.ts';

type Props = {
  /** Of the group that it is one choice of. */
  readonly name: string;
  readonly item: PubDish;
  readonly inOrder: number;
  readonly isPicked: boolean;
  readonly onPick: () => void;
};

/** One dish of the menu to choose: what it costs, and how many the order has already. */
export function DishRow({ name, item, inOrder, isPicked, onPick }: Props) {
  const { t } = useText();
  const { symbol } = usePubOrders();
  const { dish, category } = item;
  const price = menuPrice(dish);
  const isOnSale = price < dish.price;
  const hasPicture = dish.image_file_name !== '';
  return (
    <label className={styles['row']}>
      <input type="radio" name={name} checked={isPicked} onChange={onPick} />
      <span className={styles['picture']}>
        <Picture
          kind="dish"
          fileName={hasPicture ? dish.image_file_name : null}
          alt=""
          sizes="48px"
          ratio="1 / 1"
          color={hasPicture ? dish.image_color : null}
          fallback={<UtensilsCrossed aria-hidden="true" />}
        />
      </span>
      <span className={styles['words']}>
        <b>{dish.name}</b>
        <small>
          {category}
          {inOrder > 0 && <i>{t('orders.dish_in_order', { count: inOrder })}</i>}
        </small>
      </span>
      <span className={styles['prices']}>
        <Amount value={price} symbol={symbol} />
        {isOnSale && (
          <>
            <span className="visually-hidden">{t('orders.old_price')}:</span>
            <Amount value={dish.price} symbol={symbol} size="small" isStruck />
          </>
        )}
      </span>
    </label>
  );
}
