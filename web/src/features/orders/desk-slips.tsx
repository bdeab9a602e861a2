import type { Order } from '@comanda/contract/orders';
import { isOfferedFor } from '@comanda/domain/orders';
import { Fragment, useMemo } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Rail } from '../../ui/slip/rail.tsx';
import { EarlierOrders } from './earlier-orders.tsx';
import { NoOrders } from './no-orders.tsx';
import styles from './order-desk.module.css';
import type { DeskStatus, OrderFilter } from './order-filter.ts';
import { OrderSlip } from './order-slip.tsx';
import { useSteps } from './slip/use-steps.ts';
import { usePubOrders } from './pub-orders-context.ts';
import { statusTones } from './status-look.ts';
import { RefusedPress } from './status/refused-press.tsx';
import type { StatusPresses } from './status/use-press-status.ts';
import { useDeskKeys } from './use-desk-keys.ts';

export type DeskColumn = { readonly filter: OrderFilter; readonly orders: readonly Order[] };

type Props = {
  readonly columns: readonly DeskColumn[];
  readonly presses: StatusPresses;
  readonly filter: OrderFilter;
  readonly showAll: () => void;
};

/** The slips on their rails, under the keyboard's hands. */
export function DeskSlips({ columns, presses, filter, showAll }: Props) {
  const { t } = useText();
  const { pub, isNew, findOrder } = usePubOrders();
  const grid = useMemo(() => columns.map(({ orders }) => orders.map(({ id }) => id)), [columns]);
  const setStatus = (orderID: number, to: DeskStatus) => {
    const pressed = findOrder(orderID);
    if (pressed && isOfferedFor(to, pressed.order_type)) presses.press(pressed, to);
  };
  const { deskRef, linkRef, follow } = useDeskKeys({ grid, setStatus });
  const takeStep = useSteps(presses, follow);
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
            <Fragment key={order.id}>
              <OrderSlip
                order={order}
                timeZone={pub.time_zone}
                isNew={isNew(order)}
                column={column.filter}
                to={`/admin/pub/${pub.id}/order/${order.id}`}
                linkRef={linkRef(order.id)}
                setStatus={takeStep}
                isPending={presses.seenOf(order.id) !== undefined && !presses.refusedOf(order.id)}
              />
              <Refusal order={order} presses={presses} follow={follow} />
            </Fragment>
          ))}
        </Rail>
      ))}
      <EarlierOrders filter={filter} />
    </div>
  );
}

type RefusalProps = {
  readonly order: Order;
  readonly presses: StatusPresses;
  readonly follow: (orderID: number) => void;
};

/** Hangs beneath the slip that was pressed; the focus goes on with the slip. */
function Refusal({ order, presses, follow }: RefusalProps) {
  const refused = presses.refusedOf(order.id);
  if (!refused) return null;
  return (
    <RefusedPress
      order={order}
      refused={refused}
      isPending={presses.pending !== undefined}
      onAnyway={() => {
        follow(order.id);
        presses.pressAnyway(order);
      }}
      onClose={() => {
        follow(order.id);
        presses.dismiss(order.id);
      }}
    />
  );
}
