import { countsAs } from '@comanda/domain/orders';
import type { ReactNode } from 'react';
import type { OrderFilter } from '../live/order-filter.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { useStatusFollowUps } from '../live/status-follow-ups.ts';
import { LateRefusedPress } from '../status/late-refused-press.tsx';
import { UndoSpot } from '../status/undo/undo-place.tsx';
import type { StatusPresses } from '../status/use-press-status.ts';
import type { DeskColumn } from './desk-columns.ts';

type DeskNotice = {
  /** At whose foot it stands; undefined for the toolbar. */
  readonly column: OrderFilter | undefined;
  readonly notice: ReactNode;
};

type Desk = {
  readonly columns: readonly DeskColumn[];
  /** Whether each column scrolls for itself, so that its foot is in sight. */
  readonly hasFeet: boolean;
  readonly presses: StatusPresses;
};

/**
 * The undo bar, or the failure, of an order whose slip is not in sight. It stands in the column of the order's status,
 * else in that of its status before, else in the toolbar.
 */
export function useDeskNotice({ columns, hasFeet, presses }: Desk): DeskNotice {
  const { orders, findOrder } = usePubOrders();
  const { last } = useStatusFollowUps();
  const shown = new Set(columns.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const gone = orders.find(({ id }) => presses.refusedOf(id) && !shown.has(id));
  const order = last ? (findOrder(last.order.id) ?? last.order) : gone;
  const columnOf = (status = order?.status) =>
    columns.find(({ name }) => status && name === countsAs(status))?.name;
  return {
    column: hasFeet && shown.size > 0 ? (columnOf() ?? columnOf(last?.before)) : undefined,
    notice: (
      <>
        <UndoSpot kind="row" />
        {gone && !last && <LateRefusedPress order={gone} presses={presses} isNamed />}
      </>
    ),
  };
}
