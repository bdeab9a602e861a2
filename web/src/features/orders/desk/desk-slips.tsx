import type { Order } from '@comanda/contract/orders';
import { isOfferedFor, type OfferedStatus } from '@comanda/domain/orders';
import { Fragment, useEffect, useEffectEvent } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Rail } from '../../../product/slip/rail.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { isOneList, type DeskColumn } from './desk-columns.ts';
import { FoundLine } from './search/found-line.tsx';
import type { DeskChoice } from './use-desk-choice.ts';
import { GatheredOrders } from './hold/gathered-orders.tsx';
import { useHold } from './hold/use-hold.ts';
import { EarlierOrders } from './earlier-orders.tsx';
import { NoOrders } from './no-orders.tsx';
import styles from './order-desk.module.css';
import { passesFilter } from './order-filter.ts';
import { OrderSlip } from '../slip/order-slip.tsx';
import { useSteps } from '../slip/use-steps.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { statusTones } from '../status/status-look.ts';
import { RefusedPress } from '../status/refused-press.tsx';
import { useStatusFollowUps } from '../status/status-follow-ups.ts';
import type { StatusPresses } from '../status/use-press-status.ts';
import { useDeskKeys } from './keys/use-desk-keys.ts';

type Props = {
  readonly columns: readonly DeskColumn[];
  /** The columns stand side by side, else one beneath the other. */
  readonly isWide: boolean;
  readonly presses: StatusPresses;
  readonly choice: DeskChoice;
  readonly showAll: () => void;
};

/** The slips on their rails, under the keyboard's hands. */
export function DeskSlips({ columns: now, isWide, presses, choice, showAll }: Props) {
  const { t } = useText();
  const { filter, table } = choice;
  const isList = isOneList(choice);
  const { pub, isNew, findOrder } = usePubOrders();
  const { columns, gathered, isByPointer, release, handlers } = useHold({
    now,
    latest: findOrder,
    onSettled: () => {
      // After a press the focus is on the button: taken along, it would scroll the desk away.
      const focused = document.activeElement?.matches('a') ? focusedId() : undefined;
      if (focused !== undefined) follow(focused);
    },
  });
  const ids = columns.map(({ orders }) => orders.map(({ id }) => id));
  // One beneath the other they are one list to the arrows too.
  const grid = isWide ? ids : [ids.flat()];
  const setStatus = (orderID: number, to: OfferedStatus) => {
    const pressed = findOrder(orderID);
    if (pressed && isOfferedFor(to, pressed.order_type)) presses.press(pressed, to);
  };
  const { deskRef, linkRef, follow, focusWhenDrawn, focusedId } = useDeskKeys({ grid, setStatus });
  const { undone } = useStatusFollowUps();
  const focusUndone = useEffectEvent(focusWhenDrawn);
  useEffect(() => {
    if (undone) focusUndone(undone.id);
  }, [undone]);
  const takeStep = useSteps(presses, follow);
  const isEmpty = columns.every(({ orders }) => orders.length === 0);
  // One beneath the other, an empty column would only be in the way.
  const isShown = ({ orders }: DeskColumn) => isWide || orders.length > 0;
  if (isEmpty) {
    return (
      <>
        <NoOrders filter={filter} isFound={isList} showAll={showAll} />
        <EarlierOrders filter={filter} />
      </>
    );
  }
  return (
    <>
      {isList && (
        <FoundLine
          table={table}
          orders={columns.flatMap(({ orders }) => orders)}
          onShowAll={showAll}
        />
      )}
      <GatheredOrders
        count={gathered.length}
        onLeave={release}
        onShow={() => {
          release();
          const [first] = gathered;
          if (first !== undefined) follow(first);
        }}
      />
      <div
        ref={deskRef}
        className={classNames(
          styles[columns.length > 1 ? 'columns' : 'list'],
          isList && styles['found'],
        )}
        {...handlers}
      >
        {columns.map(
          (column, index) =>
            isShown(column) && (
              <Rail
                key={column.filter}
                title={
                  table === undefined
                    ? t(`orders.filter_${column.filter}`)
                    : t('orders.table', { table })
                }
                count={now[index]?.orders.length}
                tone={column.filter === 'all' ? undefined : statusTones[column.filter]}
                isWide={!isWide || columns.length === 1}
                empty={t('orders.column_empty')}
              >
                {column.orders.map((order) => (
                  <Fragment key={order.id}>
                    <OrderSlip
                      order={order}
                      timeZone={pub.time_zone}
                      isNew={isNew(order)}
                      column={isList ? 'all' : column.filter}
                      to={`/admin/pub/${pub.id}/order/${order.id}`}
                      linkRef={linkRef(order.id)}
                      setStatus={takeStep}
                      isPending={
                        presses.seenOf(order.id) !== undefined && !presses.refusedOf(order.id)
                      }
                      isLeaving={
                        isByPointer &&
                        !isList &&
                        !presses.seenOf(order.id) &&
                        !passesFilter(order, column.filter)
                      }
                    />
                    <Refusal order={order} presses={presses} follow={follow} />
                  </Fragment>
                ))}
              </Rail>
            ),
        )}
        <EarlierOrders filter={filter} />
      </div>
    </>
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
