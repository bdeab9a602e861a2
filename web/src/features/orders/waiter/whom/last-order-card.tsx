import type { Order } from '@comanda/contract/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import type { ReactNode } from 'react';
import { formatDateTime, formatTime } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Amount } from '../../../../ui/amounts/amount.tsx';
import { lineTitle } from '../../editing/dish-lines.ts';
import { useOptionGroups, usePubDishes } from '../../editing/pub-dishes.ts';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import { linesAgain, type LinesAgain } from './lines-again.ts';
import styles from './whom.module.css';

/** The dishes of an order in one text: "2 × Zeamă, 1 × Pizza, mare". */
export const dishesText = ({ dishes }: Pick<Order, 'dishes'>): string =>
  dishes.map((line) => `${line.count} × ${lineTitle(line)}`).join(', ');

/** What of an order today's menu has; undefined until the menu is loaded. */
export function useLinesAgain(): ((order: Order) => LinesAgain) | undefined {
  const { data: dishes } = usePubDishes();
  const { data: groups } = useOptionGroups();
  if (!dishes || !groups) return undefined;
  return (order) => linesAgain(order, { dishes, groups });
}

type Props = {
  readonly order: Order;
  /** Undefined until the menu is loaded. */
  readonly again: LinesAgain | undefined;
  /** The same business day: the time says enough. */
  readonly isToday: boolean;
  readonly children: ReactNode;
};

/** An order of before, at today's prices, with what can be done with it. */
export function LastOrderCard({ order, again, isToday, children }: Props) {
  const { language } = useText();
  const { pub } = usePubOrders();
  const format = isToday ? formatTime : formatDateTime;
  return (
    <li className={styles['last']}>
      <p className={styles['lastHead']}>
        <b>#{order.number}</b>
        <time dateTime={order.created_time}>
          {format(order.created_time, language, pub.time_zone)}
        </time>
        {again && again.lines.length > 0 && (
          <Amount value={again.total} symbol={currencySymbol(pub.currency_id)} />
        )}
      </p>
      <p className={styles['lastDishes']}>{dishesText(order)}</p>
      {children}
    </li>
  );
}
