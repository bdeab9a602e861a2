import type { Cancellation } from '@comanda/domain/orders';
import { sql, type Insertable } from 'kysely';
import type { Connection } from '../../../schema.ts';
import { existingPub } from '../../pubs/index.ts';
import type { OrderRow, OrderTables } from '../tables.ts';

export type NewOrderRow = Required<
  Omit<
    Insertable<OrderTables['pub_order']>,
    'id' | 'revision' | 'status' | 'prepared' | keyof Cancellation
  >
>;
export type NewLineRow = Omit<Insertable<OrderTables['order_line']>, 'order_id' | 'position'>;

type Inserted = { readonly order: OrderRow; readonly lines: readonly PlacedLine[] };
/** A line as it was just written. */
export type PlacedLine = NewLineRow & { readonly id: number };

/**
 * Writes an order with its lines, its history and its announcement in one statement, which is twice as fast
 * as a transaction of several. Returns undefined when this pub has an order of the same key, or has just been
 * deleted.
 */
export async function insertOrder(
  connection: Connection,
  order: NewOrderRow,
  lines: readonly NewLineRow[],
): Promise<Inserted | undefined> {
  const columns = Object.keys(order) as (keyof NewOrderRow)[];
  const values = columns.map((column) => sql`${order[column]}`);
  const { rows } = await sql<OrderRow & { line_ids: number[] }>`
    with placed as (
      insert into pub_order (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(values)} from ${existingPub(order.pub_id)}
      on conflict (pub_id, idempotency_key) do nothing
      returning *
    ), lined as (
      insert into order_line (order_id, position, dish_id, count, unit_price_minor, name, image_file_name)
      select placed.id, line.position, dish_id, count, unit_price_minor, name, image_file_name
      from placed, unnest(
        ${lines.map(({ dish_id }) => dish_id)}::int[],
        ${lines.map(({ count }) => count)}::int[],
        ${lines.map(({ unit_price_minor }) => unit_price_minor)}::bigint[],
        ${lines.map(({ name }) => name)}::text[],
        ${lines.map(({ image_file_name }) => image_file_name)}::text[]
      ) with ordinality as line (dish_id, count, unit_price_minor, name, image_file_name, position)
      returning id, position
    ), remembered as (
      insert into order_history (order_id, at, from_status, to_status, by_role, by_account_id)
      select id, created_time, null, status, 'guest', client_id from placed
    ), announced as (
      insert into live_change (kind, subject_id) select 'order_created', id from placed
    )
    select placed.*, array(select lined.id from lined order by position) as line_ids
    from placed`.execute(connection);
  const [row] = rows;
  if (!row) return undefined;
  const { line_ids: ids, ...placed } = row;
  return {
    order: placed,
    lines: ids.flatMap((id, index) => {
      const line = lines[index];
      return line ? { ...line, id } : [];
    }),
  };
}
