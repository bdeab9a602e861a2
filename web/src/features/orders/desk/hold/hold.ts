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

/** The orders that were in the column before keep their sequence; those that have come to it are where they belong now. */
function inHeldOrder(now: readonly Order[], before: readonly Order[]): readonly Order[] {
  const places = new Map(before.map(({ id }, place) => [id, place]));
  const stayed = now
    .filter(({ id }) => places.has(id))
    .toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
    .values();
  return now.map((order) => (places.has(order.id) ? (stayed.next().value ?? order) : order));
}

/**
 * During a touch no slip is added, removed or moved; with the keyboard focus no slip is added, and none climbs
 * in its column. The content of a slip is always current.
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
      : now.map(({ filter, orders }, index) => ({
          filter,
          orders: inHeldOrder(
            orders.filter(({ id }) => known.has(id)),
            hold.columns[index]?.orders ?? [],
          ),
        }));
  return { columns, gathered };
}
