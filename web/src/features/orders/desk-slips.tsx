import type { Order } from '@comanda/contract/orders';
import { useMemo } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { showSuccess } from '../../lib/toasts/toasts.ts';
import { Rail } from '../../ui/slip/rail.tsx';
import { useSetStatus } from './api.ts';
import { EarlierOrders } from './earlier-orders.tsx';
import { NoOrders } from './no-orders.tsx';
import styles from './order-desk.module.css';
import type { DeskStatus, OrderFilter } from './order-filter.ts';
import { OrderSlip } from './order-slip.tsx';
import { usePubOrders } from './pub-orders-context.ts';
import { statusTones } from './status-look.ts';
import { useDeskKeys } from './use-desk-keys.ts';

export type DeskColumn = { readonly filter: OrderFilter; readonly orders: readonly Order[] };

type Props = {
  readonly columns: readonly DeskColumn[];
  readonly filter: OrderFilter;
  readonly showAll: () => void;
};

/** The slips on their rails, under the keyboard's hands. */
export function DeskSlips({ columns, filter, showAll }: Props) {
  const { t } = useText();
  const { pub, symbol, isNew, findOrder } = usePubOrders();
  const status = useSetStatus();
  const grid = useMemo(() => columns.map(({ orders }) => orders.map(({ id }) => id)), [columns]);
  const setStatus = (orderID: number, to: DeskStatus) => {
    const pressed = findOrder(orderID);
    if (!pressed) return;
    status.mutate(
      { order: pressed, status: to },
      {
        onSuccess: ({ order }) => {
          const words = { number: `#${order.id}`, status: t(`orders.status_${order.status}`) };
          showSuccess(t('orders.set_to', words));
        },
      },
    );
  };
  const { deskRef, linkRef } = useDeskKeys({ grid, setStatus });
  const isEmpty = columns.every(({ orders }) => orders.length === 0);
  if (isEmpty) {
    return (
      <>
        <NoOrders filter={filter} showAll={showAll} />
        <EarlierOrders filter={filter} />
      </>
    );
  }
  return (
    <div ref={deskRef} className={styles[columns.length > 1 ? 'columns' : 'list']}>
      {columns.map((column) => (
        <Rail
          key={column.filter}
          title={t(`orders.filter_${column.filter}`)}
          count={column.orders.length}
          tone={column.filter === 'all' ? undefined : statusTones[column.filter]}
          isWide={columns.length === 1}
          empty={t('orders.column_empty')}
        >
          {column.orders.map((order) => (
            <OrderSlip
              key={order.id}
              order={order}
              symbol={symbol}
              timeZone={pub.time_zone}
              isNew={isNew(order)}
              to={`/admin/pub/${pub.id}/order/${order.id}`}
              linkRef={linkRef(order.id)}
            />
          ))}
        </Rail>
      ))}
      <EarlierOrders filter={filter} />
    </div>
  );
}
