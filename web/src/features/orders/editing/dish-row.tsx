import { currencySymbol } from '@comanda/domain/pubs';
import { readClock } from '@comanda/domain/hours';
import { isServedAt, isSoldOut } from '@comanda/domain/menu';
import type { OfferedGroup } from '@comanda/domain/options';
import { Ban, UtensilsCrossed } from 'lucide-react';
import { useNow } from '../../../lib/clock/use-now.ts';
import { formatAmount } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Amount } from '../../../ui/amounts/amount.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { chargedPrice, menuPrice } from './edit-prices.ts';
import { countOf, pickedFromMenu } from './dish-lines.ts';
import styles from './dish-picker.module.css';
import { usePubOrders } from '../live/pub-orders-context.ts';
import type { PickedFor, PubDish } from './pub-dishes.ts';

/** The mark appears and disappears this soon after its time. */
const TICK_MS = 15_000;

type FactsProps = {
  readonly item: PubDish;
  /** Its option groups, once they are loaded. */
  readonly groups: readonly OfferedGroup[];
  readonly order: PickedFor;
  /** How many the order has. */
  readonly inOrder: number;
};

type Props = Omit<FactsProps, 'inOrder'> & {
  /** The name of the radio group. */
  readonly name: string;
  readonly isPicked: boolean;
  readonly onPick: () => void;
};

/** One dish to choose. */
export const DishRow = ({ name, isPicked, onPick, ...facts }: Props) => (
  <label className={styles['row']}>
    <input type="radio" name={name} checked={isPicked} onChange={onPick} />
    <DishFacts {...facts} inOrder={countOf(facts.order.dishes, facts.item.dish.id)} />
  </label>
);

/** In a row: its price, its count in the order, and whether guests cannot order it now. */
export function DishFacts({ item, groups, order, inOrder }: FactsProps) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const { dish, category } = item;
  const until = dish.sold_out_until;
  const now = new Date(useNow(TICK_MS));
  const isGone = isSoldOut(until === null ? null : new Date(until), now);
  const isServed = isServedAt(item.servingHours, readClock(pub.time_zone, now));
  // In another currency the menu's number would be another price.
  const isSameCurrency = order.currency_id === pub.currency_id;
  const price = isSameCurrency
    ? menuPrice(dish, groups)
    : chargedPrice(order, dish, pickedFromMenu(order.dishes, dish.id, isSameCurrency));
  const hasOptions = isSameCurrency && groups.length > 0;
  const isOnSale = isSameCurrency && !hasOptions && price < dish.price;
  const symbol = currencySymbol(order.currency_id);
  const hasPicture = dish.image_file_name !== '';
  return (
    <>
      <span className={styles['picture']}>
        <Picture
          kind="dish"
          fileName={hasPicture ? dish.image_file_name : null}
          alt=""
          sizes="48px"
          ratio="1 / 1"
          color={hasPicture ? dish.image_color : null}
          fallback={<UtensilsCrossed />}
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
        {hasOptions ? (
          <span className={styles['from']}>
            {t('orders.price_from', { price: formatAmount(price, symbol, language) })}
          </span>
        ) : (
          <Amount value={price} symbol={symbol} />
        )}
        {isOnSale && (
          <>
            <span className="visually-hidden">{t('orders.old_price')}:</span>
            <Amount value={dish.price} symbol={symbol} size="small" isStruck />
          </>
        )}
      </span>
      {(isGone || !isServed) && (
        <small className={styles['closed']}>
          <Badge tone={isGone ? 'red' : 'grey'} icon={<Ban />}>
            {t(isGone ? 'menu.sold_out' : 'orders.dish_not_served')}
          </Badge>
          <span>{t('orders.dish_sold_out_hint')}</span>
        </small>
      )}
    </>
  );
}
