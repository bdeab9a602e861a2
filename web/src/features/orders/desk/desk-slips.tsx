import type { Order } from '@comanda/contract/orders';
import { ringsFor } from '@comanda/domain/orders';
import {
  Fragment,
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { withoutRehearsals } from '../../../product/rehearsal/without-rehearsals.ts';
import { Gathered } from '../../../product/hold/gathered.tsx';
import { TouchProvider, useHold } from '../../../product/hold/use-hold.ts';
import { Rail } from '../../../product/slip/rail.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { isNarrowed, isOneList, type DeskColumn } from './desk-columns.ts';
import type { DeskChoice } from '../live/use-desk-choice.ts';
import { EarlierOrders } from './earlier-orders.tsx';
import { NoOrders } from './no-orders.tsx';
import styles from './order-desk.module.css';
import { passesFilter, type OrderFilter } from '../live/order-filter.ts';
import { OrderSlip } from '../slip/order-slip.tsx';
import { useSteps } from '../slip/use-steps.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { statusTones } from '../status/status-look.tsx';
import { LateRefusedPress } from '../status/late-refused-press.tsx';
import { useDeskSwitch } from '../live/desk-switches.ts';
import { useStatusFollowUps } from '../live/status-follow-ups.ts';
import type { StatusPresses } from '../status/use-press-status.ts';
import type { LinkRef } from './keys/slip-links.ts';
import { useDeskFocus } from './keys/use-desk-focus.ts';
import { useLateTools } from './toolbar/use-late-tools.ts';

type Props = {
  readonly columns: readonly DeskColumn[];
  /** Whether the columns are side by side; otherwise they are stacked. */
  readonly isWide: boolean;
  readonly footOf: (column: OrderFilter) => ReactNode;
  readonly presses: StatusPresses;
  readonly choice: DeskChoice;
  readonly isLongestFirst: boolean;
  readonly showAll: () => void;
};

/** The slips on their rails, with keyboard control. */
export function DeskSlips({ showAll, footOf, ...desk }: Props) {
  const { columns: now, isWide, presses, choice } = desk;
  const { filter, table } = choice;
  const isList = isOneList(choice);
  const { columns, grid, gathered, focus, steps, ...hold } = useDesk(desk);
  const deskRef = useRef<HTMLDivElement>(null);
  const { FoundLine, SlipKeys } = useLateTools(true) ?? {};
  const isEmpty = columns.every(({ rows }) => rows.length === 0);
  if (isEmpty) {
    return (
      <>
        <NoOrders filter={filter} isFound={isNarrowed(choice)} showAll={showAll} />
        <EarlierOrders filter={filter} />
      </>
    );
  }
  return (
    <>
      {isList && FoundLine && (
        <FoundLine table={table} orders={columns.flatMap(({ rows }) => rows)} onShowAll={showAll} />
      )}
      {SlipKeys && <SlipKeys {...{ grid, focus, presses, deskRef }} />}
      <Gathered count={gathered.length} onLeave={hold.release} onShow={hold.showGathered} />
      <div
        ref={deskRef}
        className={classNames(
          styles[columns.length > 1 ? 'columns' : 'list'],
          isList && styles['found'],
        )}
        {...hold.handlers}
      >
        <TouchProvider value={hold.isByPointer}>
          {columns.map(
            (column, index) =>
              // In the stacked layout an empty column would only take space.
              (isWide || column.rows.length > 0) && (
                <DeskRail
                  key={column.name}
                  column={column}
                  count={countIn(now[index])}
                  table={table}
                  isList={isList}
                  isWide={!isWide || columns.length === 1}
                  foot={footOf(column.name)}
                  isHeld={hold.isByPointer}
                  presses={presses}
                  slip={{ linkRef: focus.links.refOf, steps, follow: focus.follow }}
                />
              ),
          )}
        </TouchProvider>
        <EarlierOrders filter={filter} />
      </div>
    </>
  );
}

const countIn = (column: DeskColumn | undefined): number | undefined =>
  column && withoutRehearsals(column.rows).length;

/** The slips held in place, the focus and the steps: the focus follows a slip that moves. */
function useDesk({ columns: now, isWide, presses, ...chosen }: Omit<Props, 'showAll' | 'footOf'>) {
  const { findOrder, pages } = usePubOrders();
  const { lists: columns, ...hold } = useHold({
    now,
    // Earlier orders come because somebody has asked for them.
    key: JSON.stringify([chosen, pages]),
    latest: (order) => findOrder(order.id) ?? order,
    onSettled: () => {
      // After a press the focus is on the button: moving it with the slip would scroll the desk.
      const focused = document.activeElement?.matches('a') ? focus.links.focusedId() : undefined;
      if (focused !== undefined) focus.follow(focused);
    },
  });
  const ids = columns.map(({ rows }) => rows.map(({ id }) => id));
  // Stacked columns are one list for the arrow keys.
  const grid = isWide ? ids : [ids.flat()];
  const focus = useDeskFocus(grid);
  useFocusOnUndone(focus.focusWhenDrawn);
  const steps = useSteps(presses, focus.follow);
  const showGathered = () => {
    hold.release();
    // The one that has waited for the longest time.
    if (hold.gathered.length > 0) focus.follow(Math.min(...hold.gathered));
  };
  return { ...hold, columns, grid, showGathered, focus, steps };
}

function useFocusOnUndone(focusWhenDrawn: (orderID: number) => void): void {
  const { undone } = useStatusFollowUps();
  const focusUndone = useEffectEvent(focusWhenDrawn);
  useEffect(() => {
    if (undone) focusUndone(undone.id);
  }, [undone]);
}

type RailProps = {
  readonly column: DeskColumn;
  /** The count includes the slips that are held back. */
  readonly count: number | undefined;
  readonly table: string | undefined;
  /** Search results of all statuses in one list. */
  readonly isList: boolean;
  readonly isWide: boolean;
  readonly foot: ReactNode;
  /** A touch holds the slips in place. */
  readonly isHeld: boolean;
  readonly presses: StatusPresses;
  readonly slip: Pick<ComponentProps<typeof OrderSlip>, 'steps'> & {
    readonly linkRef: (orderID: number) => LinkRef;
    readonly follow: (orderID: number) => void;
  };
};

/** One column of the desk. */
function DeskRail({ column, foot, table, isList, isHeld, presses, slip, ...rail }: RailProps) {
  const { t } = useText();
  const { pub } = usePubOrders();
  const isCompact = !useDeskSwitch('large').isOn;
  const { name: filter, rows: orders } = column;
  const isLeaving = (order: Order) =>
    isHeld && !isList && !presses.pressedFrom(order.id) && !passesFilter(order, filter);
  return (
    <Rail
      {...rail}
      isDense
      title={table === undefined ? t(`orders.filter_${filter}`) : t('orders.table', { table })}
      tone={filter === 'all' ? undefined : statusTones[filter]}
      empty={t('orders.column_empty')}
      foot={foot && <div className={styles['foot']}>{foot}</div>}
    >
      {orders.map((order) => (
        <Fragment key={order.id}>
          <OrderSlip
            order={order}
            timeZone={pub.time_zone}
            isNew={order.opened_at === null && ringsFor(order)}
            column={isList ? 'all' : filter}
            to={`/admin/pub/${pub.id}/order/${order.id}`}
            isCompact={isCompact}
            linkRef={slip.linkRef(order.id)}
            steps={slip.steps}
            isPending={presses.pressedFrom(order.id) !== undefined && !presses.refusedOf(order.id)}
            isLeaving={isLeaving(order)}
          />
          <LateRefusedPress
            order={order}
            presses={presses}
            onAnswer={() => {
              slip.follow(order.id);
            }}
          />
        </Fragment>
      ))}
    </Rail>
  );
}
