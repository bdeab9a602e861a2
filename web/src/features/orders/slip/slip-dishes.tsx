import type { Order } from '@comanda/contract/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { optionsText } from '../../../lib/options/options-text.ts';
import { LineNote } from '../../../product/order-lines/line-options.tsx';
import { Amount } from '../../../ui/amounts/amount.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './slip-parts.module.css';

/** A slip lists this many kinds of dishes; the rest is a number. */
const SHOWN_DISHES = { compact: 3, full: 6 };

type DishesProps = { readonly order: Order; readonly isCompact: boolean };

/** The dishes of an order; a compact slip has one line for each, and the notes of its guest. */
export function SlipDishes({ order, isCompact }: DishesProps) {
  const { t } = useText();
  const shown = SHOWN_DISHES[isCompact ? 'compact' : 'full'];
  const more = order.dishes.length - shown;
  return (
    <ul className={classNames(styles['dishes'], isCompact && styles['lines'])}>
      {order.dishes.slice(0, shown).map((dish, index) => (
        <li key={dish.line_id}>
          <span className={styles['count']}>{dish.count}×</span> {dish.name}
          {dish.options && <small className={styles['options']}>{optionsText(dish.options)}</small>}
          {isCompact && more > 0 && index === shown - 1 && (
            <span className={styles['more']}>{t('orders.more_dishes', { count: more })}</span>
          )}
          <LineNote note={dish.note} className={styles['dishNote']} />
        </li>
      ))}
      {!isCompact && more > 0 && (
        <li className={styles['more']}>{t('orders.more_dishes', { count: more })}</li>
      )}
    </ul>
  );
}

type SumProps = { readonly order: Order; readonly timeZone: string };

/** What the guest pays, and when it was ordered. */
export function SlipSum({ order, timeZone }: SumProps) {
  const { language } = useText();
  return (
    <p className={styles['sum']}>
      <Amount value={order.client_total} symbol={currencySymbol(order.currency_id)} />
      <time dateTime={order.created_time} className={styles['time']}>
        {formatTime(order.created_time, language, timeZone)}
      </time>
    </p>
  );
}
