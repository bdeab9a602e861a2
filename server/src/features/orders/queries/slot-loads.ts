import type { Slot, SlotLoad } from '@comanda/domain/later';
import { sql } from 'kysely';
import type { Connection } from '../../../schema.ts';

/** What orders that are ready at a moment come to. */
export type LoadAt = { readonly readyAt: Date; readonly load: SlotLoad };

/** What the pub's orders come to that are ready between two moments, those without an answer included. */
export async function listLoads(
  connection: Connection,
  pubId: number,
  { from, to }: Slot,
): Promise<LoadAt[]> {
  const { rows } = await sql<{ ready_at: Date } & SlotLoad>`
    select coalesce(promised_at, planned_at) as ready_at, 1 as orders, coalesce(of_order.dishes, 0)::int as dishes,
      coalesce(of_order.minutes, 0)::int as minutes, dish_total_minor as value
    from pub_order cross join lateral (
      select sum(line.count) as dishes, sum(line.count * line.kitchen_minutes) as minutes
      from order_line as line where line.order_id = pub_order.id
    ) as of_order
    where pub_id = ${pubId} and planned_at is not null and status <> 'canceled' and not is_rehearsal
      and coalesce(promised_at, planned_at) >= ${from} and coalesce(promised_at, planned_at) < ${to}`.execute(
    connection,
  );
  return rows.map(({ ready_at: readyAt, ...load }) => ({ readyAt, load }));
}

const NOTHING: SlotLoad = { orders: 0, dishes: 0, minutes: 0, value: 0 };

/** What a slot has of them. */
export function loadOf(loads: readonly LoadAt[], { from, to }: Slot): SlotLoad {
  return loads
    .filter(({ readyAt }) => readyAt >= from && readyAt < to)
    .reduce(
      (sum, { load }) => ({
        orders: sum.orders + load.orders,
        dishes: sum.dishes + load.dishes,
        minutes: sum.minutes + load.minutes,
        value: sum.value + load.value,
      }),
      NOTHING,
    );
}
