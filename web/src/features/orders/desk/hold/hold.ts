import type { Order } from '@comanda/contract/orders';
import type { DeskColumn } from '../desk-columns.ts';

/** What hung where when a finger came down, or when the keyboard came to a slip. */
export type Hold = {
  readonly by: 'pointer' | 'keyboard';
  readonly columns: readonly DeskColumn[];
};

type Held = {
  readonly columns: readonly DeskColumn[];
  /** Orders that have come since and wait to be shown, oldest first. */
  readonly gathered: readonly number[];
};

const idsOf = (columns: readonly DeskColumn[]) =>
  columns.flatMap(({ orders }) => orders.map(({ id }) => id));

const namesOf = (columns: readonly DeskColumn[]) => columns.map(({ filter }) => filter).join(' ');

/**
 * Under a finger nothing comes, goes or changes its place; under the keyboard nothing comes. What a slip
 * says is always of now.
 */
export function underHold(
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
