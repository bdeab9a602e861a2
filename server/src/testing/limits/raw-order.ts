import { sql } from 'kysely';
import type { Connection } from '../../schema.ts';

type Row = Record<string, string | number | boolean | null>;

/** Given by each execution. */
const fresh: Readonly<Record<string, string>> = {
  idempotency_key: 'gen_random_uuid()',
  tracking_token: "replace(gen_random_uuid()::text, '-', '')",
  created_time: 'now()',
};

function literal(value: Row[string] | undefined): string {
  if (value === null || value === undefined) return 'null';
  return `'${String(value).replaceAll("'", "''")}'`;
}

function columnsOf(row: Row, generated: readonly string[]): string[] {
  return Object.keys(row).filter((column) => !generated.includes(column));
}

/**
 * The least that an order costs a database: the rows of the order that was placed last, written again as one
 * statement without parameters, checks and answers. The values that differ are made by the database.
 */
export async function rawOrderStatement(connection: Connection): Promise<string> {
  const read = async (query: ReturnType<typeof sql<{ row: Row }>>): Promise<Row[]> =>
    (await query.execute(connection)).rows.map(({ row }) => row);
  const [order] = await read(sql`
    select to_jsonb(pub_order)
      || jsonb_build_object('removed_lines', removed_lines::text, 'avoids', avoids::text,
        'missing_dish_ids', missing_dish_ids::text, 'missing_lines', missing_lines::text,
        'handover_tried', handover_tried::text) as row
    from pub_order order by id desc limit 1`);
  if (!order) throw new Error('no order was placed');
  const id = Number(order['id']);
  const lines = await read(sql`
    select to_jsonb(order_line) || jsonb_build_object('options', options::text, 'names', names::text) as row
    from order_line where order_id = ${id} order by position`);
  const columns = columnsOf(order, ['id']);
  const ofDay = [order['pub_id'], order['business_day']].map(literal).join(', ');
  // The next one takes the lock at which the orders of a pub wait for each other.
  const made: typeof fresh = { ...fresh, number: `take_order_number(${ofDay}, gen_random_uuid())` };
  // The product leaves out a column that is null in a new line, and so does this.
  const lineColumns = columnsOf(lines[0] ?? {}, ['id', 'order_id']).filter((column) =>
    lines.some((line) => line[column] !== null),
  );
  const lineTypes: Readonly<Record<string, string>> = {
    name: 'text',
    names: 'jsonb',
    image_file_name: 'text',
    unit_price_minor: 'bigint',
    base_price_minor: 'bigint',
    options: 'jsonb',
    note: 'text',
    avoids_seen: 'boolean',
  };
  const typed = (column: string, value: Row[string] | undefined): string =>
    `${literal(value)}::${lineTypes[column] ?? 'integer'}`;
  const values = lines.map(
    (line) => `(${lineColumns.map((column) => typed(column, line[column])).join(', ')})`,
  );
  return `
    with placed as (
      insert into pub_order (${columns.join(', ')})
      values (${columns.map((column) => made[column] ?? literal(order[column])).join(', ')})
      returning id
    ), lined as (
      insert into order_line (order_id, ${lineColumns.join(', ')})
      select placed.id, line.* from placed, (values ${values.join(', ')}) as line
    ), remembered as (
      insert into order_history (order_id, at, from_status, to_status, by_role, by_account_id)
      select id, now(), null, 'not_handled', 'guest', null from placed
    ), announced as (
      insert into live_change (kind, subject_id) select 'order_created', id from placed
    ), climbing as (
      insert into task (kind, key, payload, added_at, run_at)
      select 'unopened_order', id::text, jsonb_build_object('order_id', id), now(), now() + interval '30 s'
      from placed
    )
    select id from placed`;
}
