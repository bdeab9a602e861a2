import { sql } from 'kysely';
import type { Transaction } from '../../../schema.ts';
import type { NewLineRow, LineRow } from '../tables.ts';
import type { LockedOrder } from './lock-order.ts';

/** A line after an edit: an existing one, by its id, or a new one. */
export type EditedLine = NewLineRow & Partial<Pick<LineRow, 'id' | 'comp_count'>>;
/** With what the kitchen has done of it. */
export type MarkedLine = EditedLine & Pick<LineRow, 'done_at' | 'done_count'>;

type Placed = { readonly position: number };
type ExistingLine = MarkedLine & Placed & { readonly id: number };

const isExisting = (line: MarkedLine & Placed): line is ExistingLine => line.id !== undefined;

async function deleteOthers(
  transaction: Transaction,
  orderId: number,
  existing: readonly ExistingLine[],
): Promise<void> {
  const existingIds = existing.map(({ id }) => id);
  await transaction
    .deleteFrom('order_line')
    .where('order_id', '=', orderId)
    .where(sql<boolean>`id <> all(${existingIds}::int[])`)
    .execute();
}

/** One statement: positions are unique per order, and lines may swap positions. */
async function updateExisting(
  transaction: Transaction,
  orderId: number,
  existing: readonly ExistingLine[],
): Promise<void> {
  await sql`
    update order_line set count = edited.count, comp_count = edited.comp_count,
      position = edited.position, done_at = edited.done_at::timestamptz, done_count = edited.done_count
    from unnest(
      ${existing.map(({ id }) => id)}::int[],
      ${existing.map(({ count }) => count)}::int[],
      ${existing.map(({ comp_count = 0 }) => comp_count)}::int[],
      ${existing.map(({ position }) => position)}::int[],
      ${existing.map(({ done_at }) => done_at?.toISOString() ?? null)}::text[],
      ${existing.map(({ done_count }) => done_count)}::int[]
    ) as edited (id, count, comp_count, position, done_at, done_count)
    where order_line.order_id = ${orderId} and order_line.id = edited.id`.execute(transaction);
}

/**
 * Makes these the lines of an order, in this order: existing ones keep their ids, missing ones are deleted.
 */
export async function replaceLines(
  transaction: Transaction,
  { id: orderId }: LockedOrder,
  lines: readonly MarkedLine[],
): Promise<void> {
  const placed = lines.map((line, index) => ({ ...line, position: index + 1 }));
  const existing = placed.filter(isExisting);
  await deleteOthers(transaction, orderId, existing);
  await updateExisting(transaction, orderId, existing);
  const added = placed.filter((line) => !isExisting(line));
  if (added.length === 0) return;
  await transaction
    .insertInto('order_line')
    .values(
      added.map((line) => ({
        ...line,
        names: JSON.stringify(line.names),
        options: JSON.stringify(line.options),
        order_id: orderId,
      })),
    )
    .execute();
}
