import type { Order } from '@comanda/contract/orders';
import type { DeskColumn } from '../desk-columns.ts';

/** The position of the slips when a touch began or the keyboard focus reached a slip. */
export type Hold = {
  readonly by: 'pointer' | 'keyboard';
  readonly columns: readonly DeskColumn[];
};

type Held = {
  readonly columns: readonly DeskColumn[];
  /** Orders received since then and not shown yet, oldest first. */
  readonly gathered: readonly number[];
};

const idsOf = (columns: readonly DeskColumn[]) =>
  columns.flatMap(({ orders }) => orders.map(({ id }) => id));

const namesOf = (columns: readonly DeskColumn[]) => columns.map(({ filter }) => filter).join(' ');

/**
 * During a touch no slip is added, removed or moved; with the keyboard focus no slip is added. The content
 * of a slip is always current.
 */
export function applyHold(
  now: readonly DeskColumn[],
  hold: Hold | undefined,
  latest: (id: number) => Order | undefined,
): Held {
  if (!hold || namesOf(hold.columns) !== namesOf(now)) return { columns: now, gathered: [] };
  const known = new Set(idsOf(hold.columns));
  const gathered = idsOf(now)
    .filter((id) => !known.has(id))
    .toSorted((a, b) => a - b);
  const columns =
    hold.by === 'pointer'
      ? hold.columns.map(({ filter, orders }) => ({
          filter,
          orders: orders.map((order) => latest(order.id) ?? order),
        }))
      : now.map(({ filter, orders }) => ({
          filter,
          orders: orders.filter(({ id }) => known.has(id)),
        }));
  return { columns, gathered };
}
