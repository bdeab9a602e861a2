import type { Order, OrderDish } from '@comanda/contract/orders';
import { toAmount, toMinor } from '@comanda/domain/money';
import { currencySymbol } from '@comanda/domain/pubs';
import { Pencil, Trash2, UtensilsCrossed } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { formatAmount } from '../../../lib/format/format.ts';
import { readLine } from '../../../lib/options/read-line.ts';
import { LineNote, LineOptions } from '../../../product/order-lines/line-options.tsx';
import { Amount } from '../../../ui/amounts/amount.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { lineTitle } from '../editing/dish-lines.ts';
import styles from './order-sheet.module.css';

type Props = {
  readonly order: Pick<Order, 'dishes' | 'currency_id' | 'guest_language'>;
  /** Opens the question before a deletion; without it no dish can be deleted. */
  readonly onDelete: ((dish: OrderDish) => void) | undefined;
  /** Opens the choices, the note and the count of a line. */
  readonly onChange: ((dish: OrderDish) => void) | undefined;
};

/** The ordered dishes with their choices, notes and charged prices, and how a guest of another language calls them. */
export function DishList({ order, onDelete, onChange }: Props) {
  const { t, language } = useText();
  const symbol = currencySymbol(order.currency_id);
  return (
    <ul className={styles['dishes']}>
      {order.dishes.map((dish) => {
        const { other } = readLine(dish, { other: order.guest_language });
        const { options, note, comp_count: compCount } = dish;
        const hasDetails = [options, note, other, compCount].some((one) => one !== undefined);
        return (
          <li
            key={dish.line_id}
            className={classNames(
              styles['dish'],
              onDelete && styles['editable'],
              hasDetails && styles['detailed'],
            )}
          >
            <span className={styles['picture']}>
              <Picture
                kind="dish"
                fileName={dish.image_file_name === '' ? null : dish.image_file_name}
                alt=""
                sizes="64px"
                ratio="1 / 1"
                fallback={<UtensilsCrossed />}
              />
            </span>
            <span className={styles['count']}>{dish.count}×</span>
            <span className={styles['name']}>
              {dish.name}
              {onChange && <Pencil />}
              {dish.count > 1 && <small>{formatAmount(dish.dish_price, symbol, language)}</small>}
            </span>
            <Amount value={toAmount(toMinor(dish.dish_price) * dish.count)} symbol={symbol} />
            {onChange && (
              <button
                type="button"
                className={styles['change']}
                aria-label={t('orders.change_dish', { name: lineTitle(dish) })}
                aria-haspopup="dialog"
                onClick={() => {
                  onChange(dish);
                }}
              />
            )}
            {onDelete && (
              <IconButton
                variant="danger"
                className={styles['delete'] ?? ''}
                label={t('orders.delete_dish', { name: lineTitle(dish) })}
                icon={<Trash2 />}
                onClick={() => {
                  onDelete(dish);
                }}
              />
            )}
            {hasDetails && (
              <span className={styles['details']}>
                <LineOptions options={options} />
                {other !== undefined && <small lang={order.guest_language}>{other}</small>}
                <LineNote note={note} />
                {compCount !== undefined && (
                  <small>{t('orders.comp_count', { count: compCount })}</small>
                )}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
