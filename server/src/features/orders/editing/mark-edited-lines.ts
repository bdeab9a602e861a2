import { editForKitchen, MAX_LINES_OF_ORDER, PENDING_PICKUP_STATUS } from '@comanda/domain/orders';
import type { LineRow, OrderRow, ShownLine } from '../tables.ts';
import type { EditedLine, MarkedLine } from '../writing/replace-lines.ts';
import type { OrderChange } from '../writing/update-order.ts';

type Edit = {
  readonly order: OrderRow;
  readonly stored: readonly LineRow[];
  readonly lines: readonly EditedLine[];
  readonly at: Date;
};

type MarkedEdit = {
  readonly lines: readonly MarkedLine[];
  readonly change: Pick<OrderChange, 'prepared' | 'removed_lines'>;
};

const asRemoved = ({
  order_id: _orderId,
  position: _position,
  done_at: _doneAt,
  done_count: _doneCount,
  avoids_seen: _avoidsSeen,
  ...shown
}: LineRow): ShownLine => shown;

/** The newest ones: an order that is edited again and again, in a kitchen without a screen, must not grow. */
function removedAfter(order: OrderRow, removed: readonly LineRow[]): MarkedEdit['change'] {
  // A kitchen that has not begun with the order has seen nothing of it.
  const isSeen = order.status === PENDING_PICKUP_STATUS && !order.is_ahead;
  if (!isSeen || removed.length === 0) return {};
  const all = [...order.removed_lines, ...removed.map(asRemoved)];
  return { removed_lines: JSON.stringify(all.slice(-MAX_LINES_OF_ORDER)) };
}

/** The edited lines with what the kitchen has done of each, and what the edit changes for the kitchen. */
export function markEditedLines({ order, stored, lines, at }: Edit): MarkedEdit {
  const before = new Map<number | undefined, LineRow>(stored.map((line) => [line.id, line]));
  const { isWorkAdded, marks, removedIds } = editForKitchen({
    isPrepared: order.prepared,
    before: stored.map(({ id, count, done_at, done_count }) => ({
      lineId: id,
      count,
      isDone: done_at !== null,
      doneCount: done_count,
    })),
    after: lines.map(({ id, count }) => ({ lineId: id, count })),
  });
  return {
    lines: lines.map((line, index) => ({
      ...line,
      done_at: marks[index]?.isDone ? (before.get(line.id)?.done_at ?? at) : null,
      done_count: marks[index]?.doneCount ?? 0,
    })),
    change: {
      ...(isWorkAdded && { prepared: false }),
      ...removedAfter(
        order,
        stored.filter(({ id }) => removedIds.includes(id)),
      ),
    },
  };
}
